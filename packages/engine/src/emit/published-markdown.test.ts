import { expect, it } from 'vitest';
import { publishedMarkdown } from './published-markdown.ts';

const source = {
  absolute: '/notes/a/b.md',
  bodyLine: 4,
  links: [
    { target: './c.md#甲', path: '/a/c', anchor: '甲', line: 5 },
    { target: '../没有.md', path: null, line: 6 },
  ],
  assets: [{ absolute: '/notes/a/图 1.png', output: 'assets/tu-1.png' }],
};

it('cuts the front matter and turns file links and pictures into addresses', () => {
  const text = '---\ntitle: x\n---\n# 题\n见 [丙](./c.md#甲) 和 [无](../没有.md)\n\n![图](./图%201.png "题")\n';
  expect(publishedMarkdown(text, source, '/')).toBe(
    '# 题\n见 [丙](/a/c#%E7%94%B2) 和 [无](../没有.md)\n\n![图](/assets/tu-1.png "题")\n',
  );
});

it('leaves code alone', () => {
  const text = '---\ntitle: x\n---\n````md\n```\n[丙](./c.md#甲)\n```\n````\n[丙](./c.md#甲)\n';
  expect(publishedMarkdown(text, source, '/')).toBe('````md\n```\n[丙](./c.md#甲)\n```\n````\n[丙](/a/c#%E7%94%B2)\n');
});

it('says below a figure what it shows, within its quotation', () => {
  const text = '---\ntitle: x\n---\n::lab[排]{name=a}\n\n> ::lab[序]{name=b}\n';
  const sentences = [
    { line: 1, text: '第 0 步。' },
    { line: 3, text: '第 1 步。' },
  ];
  expect(publishedMarkdown(text, { ...source, sentences }, '/')).toBe(
    '::lab[排]{name=a}\n\n第 0 步。\n\n> ::lab[序]{name=b}\n>\n> 第 1 步。\n',
  );
});
