import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../pipeline/markdown/parse.ts';
import { temporaryFolder } from '../pipeline/testing.ts';
import type { Formulas } from '../shared/dialects.ts';
import { rewriteMkdocs } from './mkdocs/lines.ts';
import { recogniseFolder } from './project/recognise.ts';

const NOTE = { 'docs/index.md': '# 首页' };

async function formulasOf(tree: Record<string, string>): Promise<Formulas> {
  const found = await recogniseFolder(temporaryFolder(tree));
  expect(found).toBeDefined();
  return found?.config.formulas ?? 'all';
}

describe('formulas of a folder', () => {
  it.each([
    ['no extension for them', 'markdown_extensions: [admonition]', 'none'],
    ['arithmatex', 'markdown_extensions: [pymdownx.arithmatex]', 'all'],
    ['arithmatex, with options', 'markdown_extensions:\n  - pymdownx.arithmatex: { generic: true }', 'all'],
    ['mdx_math, which takes no single dollar', 'markdown_extensions: [mdx_math]', 'blocks'],
    ['mdx_math that is told to', 'markdown_extensions:\n  - mdx_math: { enable_dollar_delimiter: true }', 'all'],
    ['a script that looks for them', 'extra_javascript: [js/katex-render.js]', 'all'],
    ['pages of its own, which may load one', 'theme: { name: null, custom_dir: own }', 'all'],
    ['another file, which may name extensions', 'INHERIT: base.yml', 'all'],
  ])('of MkDocs with %s', async (_what, lines, expected) => {
    expect(await formulasOf({ 'mkdocs.yml': `site_name: 笔记\n${lines}\n`, ...NOTE })).toBe(expected);
  });

  const vitepress = { '.vitepress/config.mjs': 'export default {}', 'index.md': '# 首页' };
  it.each([
    ['nothing for them', { dependencies: { vitepress: '1' } }, 'none'],
    ['a plugin for them', { devDependencies: { vitepress: '1', 'markdown-it-mathjax3': '4' } }, 'all'],
  ])('of VitePress whose packages are %s', async (_what, packages, expected) => {
    expect(await formulasOf({ ...vitepress, 'package.json': JSON.stringify(packages) })).toBe(expected);
  });

  it('without a list of packages, or with one that cannot be read, are as ours', async () => {
    expect(await formulasOf(vitepress)).toBe('all');
    expect(await formulasOf({ ...vitepress, 'package.json': '{' })).toBe('all');
  });
});

describe('a dollar', () => {
  const SOURCE = '设 $x$，\\(y\\) 与 $$z$$。\n\n$$\nw\n$$\n\n\\[\nv\n\\]\n';
  const read = (formulas: Formulas) => {
    const found: string[] = [];
    visit(parseMarkdown(rewriteMkdocs(SOURCE, formulas), undefined, formulas), (node) => {
      if (node.type === 'inlineMath' || node.type === 'math') found.push(node.value);
    });
    return found.join();
  };
  it.each([
    ['all', 'x,y,z,w,v'],
    ['blocks', 'y,z,w,v'],
    ['none', ''],
  ] as const)('makes formulas as the folder says: %s', (formulas, expected) => {
    expect(read(formulas)).toBe(expected);
  });

  it('that makes none is text', () => {
    const [paragraph] = parseMarkdown('从 $HOME 到 $PATH$ 为止', undefined, 'none').children;
    expect(paragraph).toMatchObject({ children: [{ type: 'text', value: '从 $HOME 到 $PATH$ 为止' }] });
  });
});
