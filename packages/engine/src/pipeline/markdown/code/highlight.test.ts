import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { codeFigure } from './code-figure.ts';
import { findLanguage, supportedLanguages } from './grammars.ts';
import { readLineMarkers } from './line-markers.ts';

const render = (name: string, code: string, hasNumbers = false) => {
  const language = findLanguage(name, []);
  if (!language) throw new Error(`no ${name}`);
  return codeFigure({ language, lines: readLineMarkers(code).lines, hasNumbers, mayFold: true });
};
const pre = (figure: ReturnType<typeof render>) => {
  const found = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  return found ? toText(found) : undefined;
};

describe('highlighting', () => {
  it.each(supportedLanguages([]))('knows %s and loses no character', (name) => {
    const code = '#include <a>\n/* 注释\n<b c="d">"s" + 1;\n- x: y\n[k]\nf(x) // "\n`$`\n';
    expect(pre(render(name, code.trimEnd()))).toBe(code);
    expect(pre(render(name, code.trimEnd(), true))).toBe(code);
  });

  it('gives every line its own span when one line needs it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/*', '*/', '"', 'int a;', '', '// x', '\t'), { minLength: 1 }), (lines) => {
        const html = toHtml(render('cpp', lines.join('\n'), true));
        expect(html.match(/<span class="line">/g)).toHaveLength(lines.length);
      }),
    );
  });

  it.each(['java', 'Go', 'dockerfile', 'kt', 'php', 'vue', 'toml'])(
    'knows %s where every grammar may be used',
    (name) => {
      expect(findLanguage(name, [])).toBeUndefined();
      expect(findLanguage(name, 'all')?.tokenize?.('a = 1')).not.toHaveLength(0);
    },
  );

  it('knows no language by the name of an object’s property', () => {
    for (const name of ['constructor', '__proto__', 'extend', 'DFS']) {
      expect(findLanguage(name, [])).toBeUndefined();
      expect(findLanguage(name, 'all')).toBeUndefined();
    }
  });
});
