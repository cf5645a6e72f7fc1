import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../site.ts';
import { problemLines, siteOf, siteOptions, type Tree } from '../testing.ts';

const BASE = {
  'content/A/intro.md': '# 导读\n\n## 第一节\n\n## caf\u00e9',
  'content/A/组/index.md': '# 组',
  'content/A/TLB miss.md': '# 快表未命中',
};
const CONFIG = { sidebars: [{ id: 'a', label: '甲', folder: 'A' }] };

/** Problems of one note with these links. */
async function problemsOf(body: string, tree: Tree = {}, config = {}) {
  const site = await siteOf({ ...BASE, ...tree, 'content/A/n.md': `# n\n${body}` }, { ...CONFIG, ...config });
  return problemLines(site.problems);
}

describe('links', () => {
  it.each([
    ['pages', '[a](/A/intro) [b](/A/组/) [c](/A/TLB%20miss) [d](/) [e](/search) [f](./intro.md) [g](../A/组/index.md)'],
    ['addresses with an ending', '[a](/A/intro.html) [b](/A/组/index.html)'],
    ['anchors, in every form', '[a](/A/intro#第一节) [b](./intro.md#第一节) [c](#top) [d](/A/intro#cafe\u0301)'],
    ['an address in another Unicode form', '[a](/B/cafe\u0301)'],
    ['files the site holds', '[a](/files/a.pdf) [b](/sitemap.xml) [c](/A/intro.md2)'],
    ['earlier addresses', '[a](/old)'],
  ])('accept %s', async (_name, body) => {
    const tree = {
      'content/B/caf\u00e9.md': '# c',
      'static/files/a.pdf': 'x',
      'static/A/intro.md2': 'x',
      'content/A/o.md': '---\naliases: [/old]\n---\n# o',
    };
    const site = await problemsOf(body, tree, {
      sidebars: [...CONFIG.sidebars, { id: 'b', label: '乙', folder: 'B', intro: 'B/caf\u00e9' }],
    });
    expect(site).toEqual([]);
  });

  it.each([
    ['a dead path with a near one', '[快表](/A/TLB-miss)'],
    ['a dead path whose text is a title', '[快表未命中](/x/y/z)'],
    ['a dead path with nothing near', '[q](/zzzzzzzzzzzzzz)'],
    ['letter case', '[a](/a/Intro)'],
    ['a missing slash', '[a](/A/组)'],
    ['a slash too many', '[a](/A/intro/)'],
    ['a dead file link', '[a](./itnro.md)'],
    ['a dead file link into another folder', '[a](./组/intro.md)'],
    ['a dead anchor', '[a](/A/intro#第一结)'],
    ['a dead anchor on the same page', '[a](#没有)'],
    ['a path to a draft', '[a](/A/draft)'],
    ['a file link to a draft', '[a](./draft.md)'],
  ])('report %s', async (_name, body) => {
    expect(await problemsOf(body, { 'content/A/draft.md': '---\ndraft: true\n---\n# d' })).toMatchSnapshot();
  });
});

describe('aliases', () => {
  it('never hide a page, lead to two, or stand on reserved ground', async () => {
    const tree = {
      'content/A/p.md': '---\ntitle: p\naliases: [/A/intro, /ok]\n---\nx',
      'content/A/q.md': '---\naliases:\n  - /OK\n  - /data/x\n---\nx',
    };
    expect(await problemsOf('', tree)).toMatchSnapshot();
  });
});

describe('configuration', () => {
  it('is where a link is reported that every page shows', async () => {
    const { options, root } = siteOptions({ ...BASE, 'static/there.svg': '<svg/>' });
    const configFile = join(root, 'site.config.ts');
    writeFileSync(
      configFile,
      `export default {
  title: 'x', url: 'https://a.cn', baseUrl: '/笔记/', image: '/og.png', favicon: { svg: '/there.svg' }, strict: true,
  sidebars: [
    { id: 'a', label: '甲', folder: 'A', intro: 'A/intr' },
    { id: 'b', label: '乙', folder: 'B' },
  ],
  navbar: { items: [
    { type: 'link', label: '组', href: '/A/组/' },
    { type: 'link', label: '导读', href: '/笔记/A/intro#x' },
    { type: 'link', label: '坏', href: '/A/into' },
  ] },
  footer: { links: [{ label: '外', href: 'https://b.cn/x' }, { label: '坏', href: '/nix' }] },
};`,
    );
    const { config: _config, ...rest } = options;
    expect(problemLines((await loadSite({ ...rest, configFile })).problems)).toMatchSnapshot();
  });

  it('names folders that no sidebar shows', async () => {
    const site = await siteOf({ ...BASE, 'content/B/x.md': '# x' }, CONFIG);
    expect(problemLines(site.problems)).toMatchSnapshot();
  });
});
