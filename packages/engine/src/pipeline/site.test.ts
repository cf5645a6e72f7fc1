import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readArticle } from './cache/note-cache.ts';
import { openSite } from './site.ts';
import { problemLines, sessionOf, siteOf, type Tree, writeTree } from './testing.ts';
import type { CompileBatch } from './types.ts';

const TREE = {
  'content/A/intro.md': '# 导读\n\n[一](./01-one.md)',
  'content/A/01-one.md': '# 一',
  'content/A/02-two.md': '---\ntitle: 二\n---\n正文',
};
const CONFIG = { sidebars: [{ id: 'a', label: '甲', folder: 'A' }] };

/** Makes all notes look old, as they are on any later day. */
function age(root: string) {
  for (const file of readdirSync(join(root, 'content/A'))) utimesSync(join(root, 'content/A', file), 1e9, 1e9);
}

describe('loadSite', () => {
  it('gives docs with ids, paths, places and stable numbers', async () => {
    const site = await siteOf(TREE, CONFIG);
    expect(site.problems).toEqual([]);
    expect(site.docs.map(({ id, path, sidebar, summary }) => [id, path, sidebar, summary.title])).toEqual([
      ['A/one', '/A/one', 'a', '一'],
      ['A/two', '/A/two', 'a', '二'],
      ['A/intro', '/A/intro', 'a', '导读'],
    ]);
    const more = await siteOf({ ...TREE, 'content/A/00-new.md': '# 新' }, CONFIG);
    const numbers = (of: typeof site) => Object.fromEntries(of.docs.map((doc) => [doc.path, doc.route]));
    expect(numbers(more)).toMatchObject(numbers(site));
  });

  it('compiles only what changed, also in a later process', async () => {
    const { session, compiled, root, options } = await sessionOf(TREE, CONFIG);
    age(root);
    await session.load();
    expect(compiled.splice(0).sort()).toEqual(['A/01-one.md', 'A/02-two.md', 'A/intro.md']);
    await session.load();
    writeFileSync(join(root, 'content/A/02-two.md'), '# 另一个二');
    const site = await session.load();
    expect(compiled.splice(0)).toEqual(['A/02-two.md']);
    expect(site.docs.find((doc) => doc.id === 'A/two')?.summary.title).toBe('另一个二');
    await openSite(options).load();
    expect(compiled).toEqual([]);
  });

  it('compiles a note again when the page it links to moves, and when the engine or its options change', async () => {
    const { session, compiled, root, options } = await sessionOf(TREE, CONFIG);
    await session.load();
    compiled.length = 0;
    writeFileSync(join(root, 'content/A/01-one.md'), '---\nslug: /eins\n---\n# 一');
    const site = await session.load();
    expect(compiled.splice(0).sort()).toEqual(['A/01-one.md', 'A/intro.md']);
    expect(site.docs.find((doc) => doc.id === 'A/intro')?.summary.links[0]?.path).toBe('/eins');
    await openSite({ ...options, engineHash: 'f' }).load();
    expect(compiled.splice(0)).toHaveLength(3);
  });

  it('takes damaged and missing cache files for absent', async () => {
    const { session, compiled, options } = await sessionOf(TREE, CONFIG);
    const site = await session.load();
    const articles = site.docs.map((doc) => articlePath(options.cacheDir, doc.summary.cacheKey));
    compiled.length = 0;
    rmSync(articles[0] ?? '');
    truncateSync(articles[1] ?? '', 40);
    const flipped = readFileSync(articles[2] ?? '', 'utf8').replace('导读', '导毒');
    writeFileSync(articles[2] ?? '', flipped);
    const intro = site.docs[2];
    expect(readArticle(options.cacheDir, intro?.summary.cacheKey ?? '')).toBeUndefined();
    expect(intro && (await session.compiled(intro)).title).toBe('导读');
    expect(readArticle(options.cacheDir, intro?.summary.cacheKey ?? '')?.title).toBe('导读');
    await openSite(options).load();
    expect(compiled.sort()).toEqual(['A/01-one.md', 'A/02-two.md', 'A/intro.md']);
  });

  it('reads a damaged index as none', async () => {
    const { session, compiled, options } = await sessionOf(TREE, CONFIG);
    await session.load();
    compiled.length = 0;
    const folder = join(options.cacheDir, 'notes', readdirSync(join(options.cacheDir, 'notes'))[0] ?? '');
    truncateSync(join(folder, 'index.json'), 100);
    expect((await openSite(options).load()).problems).toEqual([]);
    expect(compiled).toHaveLength(3);
  });

  it('keeps what a killed build had finished, and ignores a journal line cut in two', async () => {
    const { compiled, options } = await sessionOf(TREE, CONFIG);
    const folder = () => join(options.cacheDir, 'notes', readdirSync(join(options.cacheDir, 'notes'))[0] ?? '');
    const hanging = async (batch: CompileBatch) =>
      batch.notes[0]?.file === 'A/intro.md' ? new Promise<never>(() => {}) : options.compile(batch);
    void openSite({ ...options, compile: hanging }).load();
    await vi.waitFor(() => expect(readFileSync(join(folder(), 'journal'), 'utf8').split('\n')).toHaveLength(3));
    appendFileSync(join(folder(), 'journal'), 'half a li');
    compiled.length = 0;
    await openSite(options).load();
    expect(compiled).toEqual(['A/intro.md']);
  });

  it('names the note that crashes the compiler and goes on with the others', async () => {
    const site = await siteOf({ ...TREE, 'content/A/03-bad.md': '# x\n@@crash' }, CONFIG);
    expect(problemLines(site.problems)).toEqual([
      'error content/A/03-bad.md:1:1 compile-crash 这一篇无法编译：坏掉了 删去最近改动的部分再试；若内容没有问题，这是引擎的缺陷。',
    ]);
    expect(site.docs).toHaveLength(4);
  });

  it('follows renamed and deleted notes', async () => {
    const { session, root } = await sessionOf(TREE, CONFIG);
    await session.load();
    renameSync(join(root, 'content/A/02-two.md'), join(root, 'content/A/02-zwei.md'));
    rmSync(join(root, 'content/A/01-one.md'));
    const site = await session.load();
    expect(site.docs.map((doc) => doc.path)).toEqual(['/A/zwei', '/A/intro']);
    expect(site.problems.map((problem) => problem.rule)).toEqual(['dead-file-link']);
    writeTree(root, { 'content/A/01-one.md': '# 一' });
    expect((await session.load()).problems).toEqual([]);
  });

  it('leaves drafts out of everything and unlisted notes out of every list', async () => {
    const site = await siteOf(
      {
        ...TREE,
        'content/A/secret.md': '---\ndraft: true\n---\n# 草稿标记',
        'content/A/hidden.md': '---\nunlisted: true\n---\n# 未列出标记',
      },
      CONFIG,
    );
    expect(JSON.stringify(site)).not.toMatch(/草稿标记|secret/);
    expect(JSON.stringify([site.sidebars, site.model])).not.toMatch(/未列出标记|hidden/);
    expect(site.docs.find((doc) => doc.unlisted)).toMatchObject({ path: '/A/hidden', breadcrumbs: [] });
  });

  it('writes the document model of the specification', async () => {
    const { model } = await siteOf(TREE, CONFIG);
    expect(model.version).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'A/intro',
      docs: [{ id: 'A/one', path: '/A/one', sidebar: 'a' }, {}, {}],
      draftIds: [],
      sidebars: { a: { link: { path: '/A/intro', label: '甲' } } },
      breadcrumbs: true,
    });
    expect(model.locale).toMatchObject({
      label: '简体中文',
      direction: 'ltr',
      url: 'https://notes.example.com',
      baseUrl: '/',
    });
    const routes = model.routes as {
      component: string;
      number?: number;
      hash?: string;
      routes?: { component: string }[];
    }[];
    const kinds = routes.map((route) => route.component);
    expect(kinds).toEqual(expect.arrayContaining(['HomePage', 'SearchPage']));
    // In the order in which they would be tried.
    expect(kinds.slice(-2)).toEqual(['DocsLayout', 'NotFoundPage']);
    const layout = routes.at(-2);
    expect(layout?.hash).toMatch(/^[0-9a-f]{6}$/);
    expect(new Set(layout?.routes?.map((route) => route.component))).toEqual(new Set(['DocPage']));
    expect(model.metadata).toMatchObject({ conventions: 'docusaurus 3.9.1', uiLibrary: { floor: '19.1.1' } });
  });
});

describe('addresses', () => {
  it('keep numbers and end in a slash where the configuration says so', async () => {
    const tree = {
      'content/b/b.md': '# 乙\n',
      'content/1-a/2-sat.md': '# 2-SAT\n',
      'content/1-a/index.md': '# 甲\n',
      'content/README.md': '# 这里\n',
    };
    const sidebars = [{ id: 'all', label: '全部', folder: '.', intro: 'README' }];
    const { docs, sidebars: shown } = await siteOf(tree, {
      sidebars,
      addresses: { numberPrefixes: false, folderNotes: false, trailingSlash: true },
    });
    expect(docs.map(({ id, path }) => `${id} ${path}`)).toEqual([
      '1-a/2-sat /1-a/2-sat/',
      '1-a/ /1-a/',
      'README /README/',
      'b/b /b/b/',
      'b/ /b/',
    ]);
    expect(shown.all?.map(({ path }) => path)).toEqual(['/1-a/', '/README/', '/b/']);
  });
});

describe('the root page', () => {
  const tree = { 'content/index.md': '# 这里\n', 'content/a.md': '# 甲\n' };
  const config = { sidebars: [{ id: 'all', label: '全部', folder: '.', intro: 'index' }] };

  it('is the note at the root, if there is one', async () => {
    const { docs, problems, fixedRoutes, config: found } = await siteOf(tree, config);
    expect(problemLines(problems)).toEqual([]);
    expect(docs.map(({ id, path }) => [id, path])).toEqual([
      ['a', '/a'],
      ['', '/'],
    ]);
    expect(Object.keys(fixedRoutes)).not.toContain('/');
    expect(found.sidebars[0]?.intro).toBe('');
  });

  it('is the engine’s own otherwise, as it is for a README', async () => {
    const { docs, fixedRoutes } = await siteOf({ 'content/README.md': '# 这里\n', 'content/a.md': '# 甲\n' }, config);
    expect(docs.map(({ path }) => path)).toEqual(['/README', '/a']);
    expect(Object.keys(fixedRoutes)).toContain('/');
  });
});

describe('a note that would be lost', () => {
  const config = { sidebars: [{ id: 'all', label: '全部', folder: '.', intro: 'a' }], strict: false };

  it('is elsewhere when the engine’s own files are at its address', async () => {
    const { docs, problems } = await siteOf({ 'content/a.md': '# 甲\n', 'content/assets/b.md': '# 乙\n' }, config);
    expect(docs.map(({ path }) => path)).toContain('/assets-notes/b');
    expect(problems.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'moved-note']]);
  });

  it('is that of its folder when its slug ends in the name of such pages', async () => {
    const tree = { 'content/a.md': '# 甲\n', 'content/b/c.md': '---\nslug: /b/index\n---\n\n# 乙\n' };
    const { docs, problems } = await siteOf(tree, { ...config, dialect: 'docusaurus' });
    expect(docs.map(({ path }) => path)).toContain('/b/');
    expect(problems.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'moved-note']]);
  });

  it('is named when VitePress makes its pages from data', async () => {
    const tree = { 'content/a.md': '# 甲\n', 'content/p/[id].md': '# 乙\n' };
    const { docs, problems } = await siteOf(tree, { ...config, dialect: 'vitepress' });
    expect(docs.map(({ path }) => path)).toEqual(['/a']);
    expect(problems).toMatchObject([{ severity: 'warning', rule: 'dynamic-route', file: 'content/p/[id].md' }]);
  });
});

describe('a page that is no note', () => {
  const config = { sidebars: [{ id: 'all', label: '全部', folder: '.', intro: 'a' }] };
  const fixedOf = async (tree: Tree) => {
    const { fixedRoutes, moved, problems, docs } = await siteOf({ 'content/a.md': '# 甲\n', ...tree }, config);
    const lines = problems.map(({ severity, rule }) => `${severity} ${rule}`);
    return { fixed: Object.keys(fixedRoutes), moved, lines, paths: docs.map(({ path }) => path) };
  };

  it.each([
    ['a note', 'Search.md', '/Search'],
    ['a folder of notes', 'search/dfs.md', '/search/dfs'],
    ['an earlier address', 'b.md', '/b'],
  ])('makes way for %s that has its address, which is said', async (_, file, path) => {
    const text = path === '/b' ? '---\naliases: [/search]\n---\n\n# 乙\n' : '# 乙\n';
    const { fixed, moved, lines, paths } = await fixedOf({ [`content/${file}`]: text });
    expect(paths).toContain(path);
    expect(fixed).toEqual(['/', '/404', '/search-1']);
    expect(moved).toEqual({ '/search': '/search-1' });
    expect(lines).toEqual(['info moved-page']);
  });

  it('stays where it is beside notes whose addresses only begin alike', async () => {
    expect(await fixedOf({ 'content/search-1.md': '# 乙\n' })).toMatchObject({ moved: {}, lines: [] });
  });
});

function articlePath(cacheDir: string, key: string): string {
  const [site = '', name = ''] = key.split('/');
  return join(cacheDir, 'notes', site, name.slice(0, 1), `${name}.json`);
}
