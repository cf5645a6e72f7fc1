import { expect, it } from 'vitest';
import type { SourceInput } from './page-input.ts';
import { publishedMarkdown } from './published-markdown.ts';

const site = { url: 'https://notes.example', baseUrl: '/笔记/' };
const ROOT = 'https://notes.example/%E7%AC%94%E8%AE%B0';

const source = {
  absolute: '/notes/a/b.md',
  bodyLine: 4,
  links: [
    { target: './c.md#甲', path: '/a/c', anchor: '甲', line: 5 },
    { target: '../没有.md', path: null, line: 6 },
    { target: '../01-丁 戊.md', path: '/丁 戊', line: 7 },
  ],
  assets: [{ absolute: '/notes/a/图 1.png', output: 'assets/tu-1.png' }],
};

/** Without the line that leads to all notes. */
const published = (text: string, note: SourceInput = source) => {
  const [list, ...rest] = publishedMarkdown(text, note, site).split('\n\n');
  expect(list).toBe(`> 全站笔记的目录：${ROOT}/llms.txt`);
  return rest.join('\n\n');
};

it('cuts the front matter and turns file links and pictures into whole addresses', () => {
  const text = '---\ntitle: x\n---\n# 题\n见 [丙](./c.md#甲) 和 [无](../没有.md)\n\n![图](./图%201.png "题")\n';
  expect(published(text)).toBe(
    `# 题\n见 [丙](${ROOT}/a/c#%E7%94%B2) 和 [无](../没有.md)\n\n![图](${ROOT}/assets/tu-1.png "题")\n`,
  );
});

it('finds a link whose file has a space in its name', () => {
  expect(published('---\ntitle: x\n---\n见 [丁](<../01-丁 戊.md>) 和 ![图](<./图 1.png>)。\n')).toBe(
    `见 [丁](<${ROOT}/%E4%B8%81%20%E6%88%8A>) 和 ![图](<${ROOT}/assets/tu-1.png>)。\n`,
  );
});

it('leaves code alone', () => {
  const code = '````md\n```\n[丙](./c.md#甲)\n```\n````\n';
  const text = `---\ntitle: x\n---\n${code}[丙](./c.md#甲)\n`;
  expect(published(text)).toBe(`${code}[丙](${ROOT}/a/c#%E7%94%B2)\n`);
});

it('says below a figure what it shows, within its quotation', () => {
  const text = '---\ntitle: x\n---\n::lab[排]{name=a}\n\n> ::lab[序]{name=b}\n';
  const sentences = [
    { line: 1, text: '第 0 步。' },
    { line: 3, text: '第 1 步。' },
  ];
  expect(published(text, { ...source, sentences })).toBe(
    '::lab[排]{name=a}\n\n第 0 步。\n\n> ::lab[序]{name=b}\n>\n> 第 1 步。\n',
  );
});
