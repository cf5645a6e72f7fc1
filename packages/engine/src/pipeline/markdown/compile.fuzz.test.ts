import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processNote } from '../../../../../bench/hardening/hardening.ts';
import { scanTags } from './html/scan-tags.ts';

/** Notes mixed at random; more of them, and longer, with `FUZZ_SECONDS=300`. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
/** Processor seconds of one small note. */
const PATIENCE = 3;

/** What earlier runs found. */
const FOUND = [
  '---\n"\n"\n  b\ntitle: 题\n---\n',
  ':::card <!--[字][a] [^a]</b>\n',
  '  ```dot alt="b"\n  graph TD\n  \n\n',
  ':::\n    $$\n    }\n    $$\n',
  ':::a[$$]{a=1}\n\n\n:::\n',
];

const NAMES = ['a', '甲', 'constructor', '__proto__', 'note', 'tip', 'x-1', '标 题', 'toString'];
const WORDS = [
  '字',
  '“甲”',
  '（乙）',
  'a b',
  '12:30',
  'vector<int>',
  'a@b.cn',
  'https://a.cn/b',
  'www.a.cn',
  '&amp;',
  '&#0;',
  '\\*',
  '$5',
];
const MARKS = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '``',
  '$',
  '$$',
  '[',
  ']',
  '](',
  '![',
  '<',
  '</',
  '>',
  '|',
  '\\',
  '&',
  '{#',
  '}',
  ':::',
  '::',
  '^',
  '\u0000',
  '\t',
  '  ',
  '😀',
];
const TAGS = [
  'b',
  'div',
  'p',
  'i',
  'table',
  'td',
  'tr',
  'li',
  'ul',
  'a',
  'ruby',
  'rt',
  'details',
  'summary',
  'span',
  'script',
  'x-element',
  'svg',
  'br',
  'img',
  'h2',
  'code',
  'section',
];
const STARTS = [
  '',
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '    ',
  '- [ ] ',
  '| ',
  '[^a]: ',
  '[a]: ',
  ':::note ',
  ':::tabs',
  ':::card ',
  '::tab',
  '::lab',
  ':::',
  '```',
  '~~~',
  '$$',
  '---',
  '===',
  '| - | - |',
  '> [!NOTE]',
  '<!--',
  '-->',
  '<div>',
  '</div>',
];
const INFOS = [
  'cpp run',
  'cpp snippet {1-3}',
  'mermaid alt="a"',
  'dot alt="b"',
  'lua unchecked="c" title="d"',
  'constructor',
  'cpp file=./none.cpp',
  'output',
  'md',
];
const CODE = [
  'int a;',
  '// hide-start',
  '// hide-end',
  '// highlight-next-line',
  'b // [!code ++]',
  'graph TD',
  'A --> B',
  'A["x"] --> B & C',
  'sequenceDiagram',
  'digraph { a -> b }',
  'a -- b',
  'classDef x fill:red',
  '}',
  'end',
];
const TEX = [
  'a^2',
  '\\frac{1}{2}',
  '\\frac{',
  '\\begin{matrix}a&b\\\\c\\end{matrix}',
  '\\x',
  '{',
  '}',
  '\\def\\a{\\a\\a}\\a',
  '\\text{字}',
  '\\left(',
];
const MATTER = [
  'title: 题',
  'tags: [a, 甲]',
  'constructor: 1',
  '__proto__: 2',
  'slug: x y',
  'toc_max_heading_level: 9',
  'a: &a [*a]',
  'description: >',
  '  b',
  '? c',
  '"',
  'aliases: [b]',
];

const one = (list: readonly string[]) => fc.constantFrom(...list);
const inline = fc.oneof(
  { weight: 4, arbitrary: one(WORDS) },
  { weight: 3, arbitrary: one(MARKS) },
  fc.tuple(one(WORDS), one(NAMES)).map(([word, name]) => `[${word}](#${name})`),
  fc.tuple(one(WORDS), one(NAMES)).map(([word, name]) => `[${word}][${name}] [^${name}]`),
  one(NAMES).map((name) => `![${name}](${name}.png)`),
  one(TEX).map((tex) => `$${tex}$`),
  fc.tuple(one(TAGS), one(NAMES)).map(([tag, name]) => `<${tag} id="${name}" title=${name}>`),
  one(TAGS).map((tag) => `</${tag}>`),
  fc.tuple(one(NAMES), one(NAMES)).map(([name, value]) => `{${name}=${value} #${name}}`),
);
const text = fc.array(inline, { maxLength: 6 }).map((parts) => parts.join(''));
const line = fc.tuple(fc.array(one(STARTS), { maxLength: 3 }), text).map(([starts, words]) => starts.join('') + words);
const indent = one(['', '', '', '> ', '- ', '  ', '    ']);
const within = (before: string, block: string) =>
  block.replace(/^/gm, before === '- ' ? '  ' : before).replace(/^ {2}/, before === '- ' ? before : '  ');
const fence = fc
  .tuple(one(INFOS), fc.array(one(CODE), { maxLength: 5 }), fc.boolean())
  .map(([info, lines, isClosed]) => `\`\`\`${info}\n${lines.join('\n')}\n${isClosed ? '```' : ''}`);
const formula = fc.array(one(TEX), { maxLength: 3 }).map((parts) => `$$\n${parts.join('')}\n$$`);
const box = fc
  .tuple(one(NAMES), text, text)
  .map(([name, title, words]) => `:::${name}[${title}]{${name}=1}\n${words}\n\n:::`);
const lab = fc.tuple(text, one(NAMES)).map(([words, name]) => `::lab[${words}]{name=${name} from=${name}}`);
const table = fc
  .array(text, { minLength: 1, maxLength: 4 })
  .map((cells) => `|${cells.join('|')}|\n|${cells.map(() => '-|').join('')}\n|${cells.reverse().join('|')}`);
const block = fc.oneof({ weight: 5, arbitrary: line }, fence, formula, box, lab, table);
const body = fc
  .array(fc.tuple(indent, block, one(['\n', '\n\n', '\n\n\n'])), { maxLength: 14 })
  .map((blocks) => blocks.map(([before, inside, end]) => within(before, inside) + end).join(''));
const matter = fc.option(fc.array(one(MATTER), { maxLength: 5 }), { nil: undefined, freq: 4 });
const note = fc
  .tuple(matter, body)
  .map(([fields, words]) => (fields ? `---\n${fields.join('\n')}\n---\n${words}` : words));

const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'];

/** Elements whose end the standard lets us leave out. */
const ENDLESS = ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'colgroup', 'caption', 'rt', 'rp'];

/** Tags that have no partner and want one, by the tokens of the HTML standard. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const { kind, name, start, end } of scanTags(html).tags) {
    if (VOID.includes(name) || html.slice(start, end).endsWith('/>')) continue;
    if (kind === 'start') open.push(name);
    else {
      const at = open.findLastIndex((one) => one === name || !ENDLESS.includes(one));
      if (open[at] !== name) wrong.push(`</${name}> at ${start}`);
      else open.length = at;
    }
  }
  return [...wrong, ...open.filter((name) => !ENDLESS.includes(name))];
}

describe('any note', () => {
  it('becomes a balanced article whose problems have places, in time', { timeout: (SECONDS + 60) * 1000 }, async () => {
    await fc.assert(
      fc.asyncProperty(note, async (source) => {
        const begin = process.cpuUsage();
        const { compiled, problems } = await processNote(source);
        const { user } = process.cpuUsage(begin);
        expect(user / 1e6).toBeLessThan(PATIENCE);
        const lines = source.normalize('NFC').split('\n');
        for (const { rule, line, column, message } of problems) {
          expect(rule, message).not.toMatch(/^compile-/);
          expect(line, `${rule} ${line}:${column}`).toBeLessThanOrEqual(lines.length);
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
          expect(column, `${rule} ${line}:${column}`).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        }
        expect(unbalanced(compiled.html)).toEqual([]);
        expect(compiled.html).not.toContain('native code');
      }),
      {
        ...{ seed: SEED, examples: FOUND.map((source): [string] => [source]) },
        ...(SECONDS > 0 ? { numRuns: 1_000_000, interruptAfterTimeLimit: SECONDS * 1000 } : { numRuns: 150 }),
      },
    );
  });
});
