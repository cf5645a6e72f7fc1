import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Tree, temporaryFolder } from '../pipeline/testing.ts';
import { recogniseFolder } from './project/recognise.ts';

async function recognised(tree: Tree) {
  const folder = temporaryFolder(tree);
  const found = await recogniseFolder(folder);
  const below = (path = '') => path.slice(folder.length + 1);
  return found && { ...found, contentDir: below(found.contentDir), staticDir: below(found.staticDir) };
}

describe('a folder', () => {
  it('of plain notes is nobody’s', async () => {
    expect(await recognised({ 'a.md': '# 甲', 'package.json': '{}' })).toBeUndefined();
  });

  it('of MkDocs has its order from nav', async () => {
    const tree = {
      'mkdocs.yml': `site_name: 笔记
site_url: https://a.example/notes/
docs_dir: 文档
plugins: [search, !ENV [X, y], redirects: { redirect_maps: { 'old/a.md': 'a/b.md', 'x.md': 'https://b.example/' } }]
markdown_extensions:
  - toc: { slugify: !!python/name:pymdownx.slugs.uslugify }
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
nav:
  - 首页: index.md
  - 'a/b.md'
  - 第一章:
    - '01 first/01 甲.md'
    - 外面: https://b.example/
`,
      '文档/index.md': '# 首页',
    };
    expect(await recognised(tree)).toEqual({
      ...{
        dialect: 'mkdocs',
        engine: 'MkDocs',
        sign: 'mkdocs.yml',
        contentDir: '文档',
        staticDir: '文档/static',
        redirects: [{ from: '/old/a', to: '/a/b' }],
        lost: [],
      },
      config: {
        ...{ title: '笔记', url: 'https://a.example', baseUrl: '/notes/', formulas: 'none' },
        addresses: { numberPrefixes: false, folderNotes: false, readmes: 'all', trailingSlash: true, unicodeIds: true },
        sidebars: [
          {
            ...{ id: 'docs', label: '笔记' },
            items: [
              { doc: 'index', label: '首页' },
              { doc: 'a/b' },
              { group: '第一章', items: [{ doc: '01 first/01 甲' }, { href: 'https://b.example/', label: '外面' }] },
            ],
          },
        ],
      },
    });
  });

  it('of VitePress has its sidebars and links from the configuration, wherever that lies', async () => {
    const tree = {
      'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'
export default defineConfig({
  title: '站', description: '一句话', base: '/x/', srcDir: 'src', srcExclude: ['**/TODO.md'], rewrites: { 'zh/:rest*': ':rest*' },
  themeConfig: {
    nav: [{ text: '指南', link: '/guide/' }, { text: '更多', items: [{ text: '外面', link: 'https://b.example/' }] }],
    sidebar: { '/guide/': [{ text: '入门', collapsed: true, items: [{ text: '开始', link: '/guide/start.html#x' }, { text: '目录', link: '/guide/' }] }] },
  },
})`,
      'docs/src/guide/start.md': '# 开始',
    };
    expect(await recognised(tree)).toEqual({
      ...{
        dialect: 'vitepress',
        engine: 'VitePress',
        sign: 'docs/.vitepress/config.mts',
        redirects: [],
      },
      ...{ contentDir: 'docs/src', staticDir: 'docs/src/public', lost: [] },
      config: {
        ...{ title: '站', tagline: '一句话', baseUrl: '/x/' },
        addresses: {
          ...{ numberPrefixes: false, folderNotes: false, readmes: 'none' },
          rewrites: { 'zh/:rest*': ':rest*' },
        },
        exclude: ['**/TODO.md', '404.md'],
        sidebars: [
          {
            ...{ id: 'part-0', label: '入门' },
            items: [
              {
                group: '入门',
                items: [
                  { doc: 'guide/start', label: '开始' },
                  { doc: 'guide/index', label: '目录' },
                ],
              },
            ],
          },
        ],
        navbar: {
          items: [
            { type: 'link', label: '指南', href: '/guide/' },
            { type: 'link', label: '外面', href: 'https://b.example/' },
          ],
        },
      },
    });
  });

  it('of VuePress has them in the words of either version', async () => {
    const sidebar =
      "['/', ['/a/b', '乙'], { title: '组', collapsable: false, children: ['/a/', { text: '丙', link: 'c.md' }], prefix: '/d/' }]";
    const one = {
      'docs/.vuepress/config.js': `module.exports = { title: '站', themeConfig: { sidebar: ${sidebar} }, plugins: [['redirect', { config: { '/old.html': '/a/b.html' } }]] }`,
    };
    const two = {
      'docs/.vuepress/config.ts': `import { defaultTheme } from '@vuepress/theme-default'\nexport default { title: '站', theme: defaultTheme({ sidebar: ${sidebar}, plugins: { redirect: { config: { '/old.html': '/a/b.html' } } } }) }`,
    };
    const items = [
      { doc: 'index' },
      { doc: 'a/b', label: '乙' },
      { group: '组', items: [{ doc: 'a/index' }, { doc: 'd/c', label: '丙' }], collapsed: false },
    ];
    for (const tree of [one, two]) {
      const found = await recognised({ ...tree, 'docs/README.md': '# 首页' });
      expect(found).toMatchObject({
        dialect: 'vuepress',
        contentDir: 'docs',
        staticDir: join('docs', '.vuepress', 'public'),
        redirects: [{ from: '/old.html', to: '/a/b.html' }],
        lost: [],
      });
      expect(found?.config.sidebars).toEqual([{ id: 'notes', label: '站', items }]);
    }
  });

  it('of Docusaurus has its sidebars, its bar and the base of its docs', async () => {
    const tree = {
      'docusaurus.config.ts': `import {themes as prismThemes} from 'prism-react-renderer';
import type {Config} from '@docusaurus/types';
const config: Config = {
  title: '站', tagline: '一句话', url: 'https://a.example', baseUrl: '/x/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, theme: { customCss: './src/a.css' } } satisfies object]],
  plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/docs/old', '/older'], to: '/docs/intro' }, { from: '/docs/x', to: '/blog' }] }]],
  themeConfig: { prism: { theme: prismThemes.github }, navbar: { items: [
    { type: 'docSidebar', sidebarId: 'tutorial', position: 'left', label: '教程' },
    { to: '/blog', label: '博客' }, { href: 'https://b.example/', label: '外面', position: 'right' },
  ] } },
};
export default config;`,
      'sidebars.ts': `export default { tutorial: ['intro', { type: 'category', label: '组', link: { type: 'doc', id: 'g/index' }, collapsed: false, items: ['g/a', { type: 'link', label: '外', href: 'https://c.example/' }] }, { 短: ['b'] }, { type: 'category', label: '一 - 览', link: { type: 'generated-index', title: '全部' }, items: ['c'] }, { type: 'category', label: '一 - 览', link: { type: 'generated-index' }, items: ['d'] }], auto: [{ type: 'autogenerated', dirName: '.' }] };`,
      'docs/intro.md': '# 开始',
    };
    expect(await recognised(tree)).toEqual({
      ...{ dialect: 'docusaurus', engine: 'Docusaurus', sign: 'docusaurus.config.ts', lost: ['插件不会运行'] },
      redirects: [{ from: '/old', to: '/intro' }],
      ...{ contentDir: 'docs', staticDir: 'static' },
      config: {
        ...{ title: '站', tagline: '一句话', url: 'https://a.example', baseUrl: '/x/docs/' },
        addresses: { numberPrefixes: true, readmes: 'all', trailingSlash: false },
        sidebars: [
          {
            ...{ id: 'tutorial', label: 'tutorial' },
            items: [
              { doc: 'intro' },
              {
                ...{ group: '组', doc: 'g/index', collapsed: false },
                items: [{ doc: 'g/a' }, { href: 'https://c.example/', label: '外' }],
              },
              { group: '短', items: [{ doc: 'b' }] },
              { group: '一 - 览', index: { path: '/category/一---览', title: '全部' }, items: [{ doc: 'c' }] },
              { group: '一 - 览', index: { path: '/category/一---览-1' }, items: [{ doc: 'd' }] },
            ],
          },
          { id: 'auto', label: 'auto', items: [{ folder: '.' }] },
        ],
        navbar: {
          items: [
            { type: 'docSidebar', sidebarId: 'tutorial', label: '教程' },
            { type: 'link', label: '外面', href: 'https://b.example/', position: 'right' },
          ],
        },
      },
    });
  });

  it('of Docusaurus that lists nothing has one sidebar over all of it', async () => {
    const found = await recognised({
      'docusaurus.config.js': "module.exports = { title: '站' };",
      'docs/a.md': '# 甲',
    });
    expect(found?.config.sidebars).toEqual([{ id: 'defaultSidebar', label: '站', items: [{ folder: '.' }] }]);
  });

  it('of Starlight has its sidebar from the integration', async () => {
    const tree = {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ redirects: { '/old': '/start', '/o': { status: 301, destination: '/g/b' } }, site: 'https://a.example/x/', trailingSlash: 'always', integrations: [starlight({ title: '站', sidebar: [
  'start', { label: '乙', slug: 'g/b' }, { label: '组', collapsed: true, items: [{ label: '外', link: 'https://b.example/' }, { label: '内', link: '/g/c/' }] },
  { label: '全部', autogenerate: { directory: 'ref' } },
] })] });`,
      'src/content/docs/start.mdx': '# 开始',
    };
    expect(await recognised(tree)).toEqual({
      ...{ dialect: 'starlight', engine: 'Starlight', sign: 'astro.config.mjs', lost: [] },
      redirects: [
        { from: '/old', to: '/start' },
        { from: '/o', to: '/g/b' },
      ],
      ...{ contentDir: 'src/content/docs', staticDir: 'public' },
      config: {
        ...{ title: '站', url: 'https://a.example', baseUrl: '/x/' },
        addresses: { numberPrefixes: false, folderNotes: false, readmes: 'none', trailingSlash: true },
        exclude: ['404.md', '404.mdx'],
        sidebars: [
          {
            ...{ id: 'docs', label: '站' },
            items: [
              { doc: 'start' },
              { doc: 'g/b', label: '乙' },
              {
                group: '组',
                items: [
                  { href: 'https://b.example/', label: '外' },
                  { doc: 'g/c', label: '内' },
                ],
              },
              { group: '全部', items: [{ folder: 'ref' }], collapsed: false },
            ],
          },
        ],
      },
    });
  });

  it('of a book has the order of its list of links', async () => {
    const list = `# 目录

[前言](preface.md)

- [第一章](a/README.md)
  - [甲](a/b.md#x)
  - [还没写]()
- [外面](https://b.example/)

# 附录

* [乙](./c.md)
`;
    const tree = { 'book.toml': '[book]\ntitle = "书"\n', 'src/SUMMARY.md': list, 'src/preface.md': '# 前言' };
    const found = await recognised(tree);
    expect(found).toMatchObject({ engine: 'mdBook / GitBook', sign: 'src/SUMMARY.md', contentDir: 'src' });
    expect(found).not.toHaveProperty('dialect');
    expect(found?.config).toMatchObject({ title: '书', exclude: ['SUMMARY.md'] });
    expect(found?.config.sidebars).toEqual([
      {
        ...{ id: 'book', label: '书' },
        items: [
          { doc: 'preface', label: '前言' },
          { group: '第一章', doc: 'a/README', items: [{ doc: 'a/b', label: '甲' }] },
          { href: 'https://b.example/', label: '外面' },
          { group: '附录', items: [{ doc: 'c', label: '乙' }], collapsed: false },
        ],
      },
    ]);
  });

  it('of docsify has that of its sidebar, and a folder whose list links nowhere is plain', async () => {
    const tree = { 'docs/_sidebar.md': '* [首页](/)\n* 组\n  * [甲](a/b.md)', 'docs/README.md': '# 首页' };
    const found = await recognised(tree);
    expect(found).toMatchObject({ engine: 'docsify', contentDir: 'docs' });
    expect(found?.config.sidebars?.[0]?.items).toEqual([
      { doc: 'index', label: '首页' },
      { group: '组', items: [{ doc: 'a/b', label: '甲' }] },
    ]);
    expect(await recognised({ 'SUMMARY.md': '# 总结\n\n没有链接。' })).toBeUndefined();
  });

  it('of Obsidian is a vault', async () => {
    expect(await recognised({ '.obsidian/app.json': '{}', '甲.md': '# 甲' })).toMatchObject({
      dialect: 'obsidian',
      contentDir: '',
      config: { addresses: { numberPrefixes: false, folderNotes: false } },
    });
  });

  it('of Obsidian is one without its hidden folder too, when notes link by their names', async () => {
    const links = { 'a.md': '见 [[b]]', 'x/b.md': '![[c.png]]', 'x/c.md': '[[a|甲]]' };
    expect(await recognised(links)).toMatchObject({ dialect: 'obsidian', sign: 'a.md' });
    const code = '```cpp\n[[nodiscard]] int f();\n```\n`[[a]]` 与 [[ -f a ]]';
    expect(await recognised({ 'a.md': code, 'b.md': code, 'c.md': code })).toBeUndefined();
  });

  it('of nobody may have folders that are called as notes are', async () => {
    expect(await recognised({ 'a.md': '见 [[b]]', 'x/b.md/c.txt': '', 'y.md/d.md': '# 丁' })).toBeUndefined();
  });

  it('of MkDocs may say an address that cannot be read', async () => {
    const found = await recognised({ 'mkdocs.yml': 'site_url: https://a.example/%E0/\n', 'docs/index.md': '# 首页' });
    expect(found?.config.url).toBe('https://a.example');
    expect(found?.config).not.toHaveProperty('baseUrl');
  });

  it('whose configuration cannot be run says so, and keeps its dialect', async () => {
    const found = await recognised({ '.vitepress/config.js': 'export default { title: oh }', 'index.md': '# 首页' });
    expect(found?.lost.join()).toContain('oh is not defined');
    expect(found?.config).toEqual({
      addresses: { numberPrefixes: false, folderNotes: false, readmes: 'none' },
      exclude: ['404.md'],
    });
  });
});
