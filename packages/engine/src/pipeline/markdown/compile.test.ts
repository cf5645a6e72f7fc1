import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NOTE_FEATURES as features } from '../../../../../tests/support/features.ts';
import type { CompiledNote, SourceNote } from '../types.ts';
import { expectOutput } from './code/run-fixtures.ts';
import { compileNote } from './compile.ts';

const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));

function compile(body: string, frontMatter: SourceNote['frontMatter'] = {}): Promise<CompiledNote> {
  const absolute = join(FIXTURES, '01-这篇.md');
  const note = { file: '01-这篇.md', absolute, frontMatter, body, bodyLine: 1, id: '这篇', path: '/这篇', hash: '' };
  const byFile = { '01-这篇.md': '/这篇', '02-别的.md': '/别的', '编程语言/C++/index.md': '/编程语言/C++/' };
  const toc = { min: 2, max: 3 };
  const options = {
    contentDir: FIXTURES,
    contentLabel: 'content',
    staticDir: '/none',
    places: [FIXTURES],
    extraLanguages: [],
    toc,
  };
  return compileNote({
    note,
    features,
    routes: { baseUrl: '/', byFile },
    options: { ...options, siteUrl: 'https://example.com' },
  });
}

/** What a reader of the fixture should see: the article, then everything else that is not empty. */
function print({ html, toc, links, problems }: CompiledNote): string {
  const rest = {
    toc: toc.map(({ level, id, text }) => `${level} #${id} ${text}`),
    links: links.map(
      ({ target, path, anchor = '', isFile }) =>
        `${target} → ${path}${anchor && `#${anchor}`}${isFile ? ' (file)' : ''}`,
    ),
    problems: problems.map(
      // Which labs there are is not the fixtures' matter.
      ({ severity, rule, line, column, message, fix = '' }) =>
        `${severity} ${rule} ${line}:${column} ${message} → ${fix.replace(/(可用的名字：).*/, '$1…')}`,
    ),
  };
  const lists = Object.entries(rest).filter(([, lines]) => lines.length > 0);
  return [lines(html), ...lists.map(([name, lines]) => `<!-- ${name}\n${lines.join('\n')}\n-->`), ''].join('\n');
}

/** Each block on a line of its own, for whoever reads a fixture. */
const lines = (html: string) =>
  html.replace(
    /(?<!^)(?=<(?:p|h[1-6]|[uo]l|li|dl|d[td]|table|t[rdh]|div|section|figure|blockquote|details|hr)\b)/g,
    '\n',
  );

describe('compiling a note', () => {
  for (const name of readdirSync(FIXTURES).sort()) {
    it(`gives what fixtures/${name} expects`, async () => {
      const actual = print(await compile(readFileSync(join(FIXTURES, name, 'input.md'), 'utf8')));
      expectOutput(join(FIXTURES, name), actual);
    });
  }

  it('takes the title from front matter, then from the first heading, then from the file name', async () => {
    expect((await compile('# 标题\n', { title: '前置' })).title).toBe('前置');
    expect((await compile('# 标题\n')).title).toBe('标题');
    expect((await compile('正文\n')).title).toBe('这篇');
    expect((await compile('正文\n')).html).toMatch(/^<h1>这篇<\/h1>/);
    expect((await compile('正文\n', { hide_title: true })).html).not.toContain('<h1>');
  });

  it('checks what a title holds as all else', async () => {
    const { html, problems } = await compile('# 标题 [甲](javascript:alert(1)) <img src=x onerror=alert(1)>\n');
    expect(html).not.toMatch(/javascript:|onerror/);
    expect(problems.map(({ rule }) => rule)).toContain('html-not-allowed');
  });

  it('describes the page by its first paragraph, cut at a sentence', async () => {
    expect((await compile('# 标题\n\n第一段\n换行。\n\n第二段\n')).description).toBe('第一段换行。');
    const long = await compile(`${'很长的句子。'.repeat(50)}\n`);
    expect(long.description.length).toBeLessThanOrEqual(160);
    expect(long.description).toMatch(/。$/);
    expect((await compile('正文\n', { description: '写好的' })).description).toBe('写好的');
  });

  it('counts Han characters and minutes without code', async () => {
    const { hanCount, readingMinutes } = await compile(`${'汉'.repeat(1200)}\n\n\`\`\`cpp\n// 注释不算\n\`\`\`\n`);
    expect(hanCount).toBe(1200);
    expect(readingMinutes).toBe(3);
  });

  it('narrows and widens the table of contents by front matter', async () => {
    const body = '## 二\n\n### 三\n\n#### 四\n';
    const levels = async (frontMatter: SourceNote['frontMatter']) =>
      (await compile(body, frontMatter)).toc.map((item) => item.level);
    expect(await levels({ toc_max_heading_level: 2 })).toEqual([2]);
    expect(await levels({ toc_max_heading_level: 4 })).toEqual([2, 3, 4]);
    expect(await levels({ toc_min_heading_level: 3 })).toEqual([3]);
  });

  it('collects text and code by heading for the search, a row of a table as a line', async () => {
    const { sections } = await compile(
      '开头\n\n## 一节\n\n- 甲\n- 乙 `x`\n\n```cpp\nint a;\n```\n\n| 表 | 格 |\n| - | - |\n| 一 | 二 |\n',
    );
    expect(sections).toEqual([
      { id: '', heading: '', level: 1, text: '开头\n', code: '' },
      { id: '一节', heading: '一节', level: 2, text: '甲\n乙 x\n表 | 格\n一 | 二\n', code: 'int a;\n' },
    ]);
  });

  it('collects a heading without the tags in it', async () => {
    const { sections } = await compile('## 限额 <span class="mark">从 5.0 起</span>\n\n正文\n');
    expect(sections[1]?.heading).toBe('限额 从 5.0 起');
  });

  it('collects what readers see of diagrams, formulas and labs, and never their sources', async () => {
    const { sections } = await compile(
      '## 管线 $x^2$\n\n面积是$\\frac{a+b}{2}$。\n\n```mermaid alt="先输入再着色"\nflowchart LR\n  n1["输入装配"] --> n2["顶点着色"]\n```\n\n' +
        '```dot alt="甲指着乙"\ndigraph G { before -> after [label="指着"]; before [label="甲"] }\n```\n\n$$\n\\sqrt{2}\n$$\n\n' +
        '::lab[挪动两个点]{name=bezier-curve}\n\n```mermaid alt="x"\nmindmap\n  root\n```\n',
    );
    expect(sections[1]).toEqual({
      id: expect.any(String),
      heading: '管线 x^2',
      level: 2,
      text: '面积是(a+b)/2。\n先输入再着色\n甲指着乙\n挪动两个点\nt = 0.40：插值 3 轮，得到曲线上的点 (0.38, 0.75)，切线方向 33°。\n',
      code: 'mindmap\n  root\n',
      pictures: [
        { alt: '先输入再着色', labels: ['输入装配', '顶点着色'] },
        { alt: '甲指着乙', labels: ['甲', 'after', '指着'] },
      ],
    });
  });

  it.each([
    ['nested lists', '- '.repeat(3000)],
    ['brackets', `${'['.repeat(50_000)}x`],
    ['emphasis marks', '*a '.repeat(60_000)],
    ['control characters and lone surrogates', 'a\u0000b\ud800c\u202e'],
    ['nothing', ''],
  ])('ends with a page or a problem on %s', async (_, body) => {
    const { html, problems } = await compile(body);
    expect(html !== '' || problems.length > 0).toBe(true);
    expect(problems.map((one) => one.rule)).not.toContain('compile-failed');
  });
});
