import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../config/sidebar-items.ts';
import type { SidebarNode } from '../../shared/page.ts';
import { loadSite } from '../site.ts';
import { problemLines, siteOf, siteOptions, type Tree, temporaryFolder } from '../testing.ts';
import { lastCommit, readGitChanges } from './git-changes.ts';
import { openBranch } from './open-branch.ts';

const CONFIG = { sidebars: [{ id: 'a', label: '甲', folder: 'A' }] };
const note = (title: string, fields = '') => `---\ntitle: ${title}\n${fields}---\n正文`;
const load = (tree: Tree) => siteOf({ 'content/A/intro.md': note('导读', 'sidebar_position: 0\n'), ...tree }, CONFIG);

/** A tree as lines: label, path, `+` for a group. */
function outline(nodes: SidebarNode[] = [], depth = 0): string[] {
  return nodes.flatMap(({ label, path, group, items, collapsed, collapsible }) => [
    `${'  '.repeat(depth)}${label} ${path ?? '-'}${group ? ' +' : ''}${collapsed === false ? ' open' : ''}${collapsible === false ? ' fixed' : ''}`,
    ...outline(items, depth + 1),
  ]);
}

describe('a sidebar that is listed', () => {
  const tree = {
    'content/A/intro.md': note('导读'),
    'content/A/b.md': note('乙'),
    'content/B/1-c.md': note('丙'),
    'content/B/2-d.md': note('丁'),
  };
  const listed = (items: SidebarItem[]) => siteOf(tree, { sidebars: [{ id: 'a', label: '甲', items }] });

  it('has its entries in their order, under their labels', async () => {
    const items = [
      { doc: 'A/b', label: '第二' },
      { group: '组', doc: 'A/intro', items: [{ folder: 'B' }], collapsed: false },
      { href: 'https://example.org/', label: '外面' },
    ];
    const { sidebars, docs, config } = await listed(items);
    expect(outline(sidebars.a)).toEqual(['第二 /A/b', '组 /A/intro + open', '  丙 /B/c', '  丁 /B/d', '外面 -']);
    expect(sidebars.a?.at(-1)?.href).toBe('https://example.org/');
    expect(config.sidebars[0]?.intro).toBe('A/b');
    expect(docs.find(({ id }) => id === 'B/c')).toMatchObject({
      previous: { path: '/A/intro' },
      next: { path: '/B/d' },
    });
  });

  it('makes a page for a group that asks for one', async () => {
    const index = { path: '/category/组', title: '全组', description: '一句话' };
    const { sidebars, docs } = await listed(['A/intro', { group: '组', index, items: ['A/b'] }]);
    expect(outline(sidebars.a)).toEqual(['导读 /A/intro', '组 /category/组/ +', '  乙 /A/b']);
    expect(docs.at(-1)).toMatchObject({
      path: '/category/组/',
      summary: { title: '全组' },
      generated: { description: '一句话', items: [{ title: '乙', path: '/A/b' }] },
      previous: { path: '/A/intro' },
    });
  });

  it('leaves out what is not there, and says so', async () => {
    const { sidebars, problems } = await listed(['A/intro', { group: '组', items: ['A/bb'] }]);
    expect(outline(sidebars.a)).toEqual(['导读 /A/intro', '组 - +']);
    expect(problemLines(problems).join()).toContain('没有 id 为“A/bb”的笔记');
  });
});

describe('sidebars', () => {
  it('follow folders, number prefixes, positions and names', async () => {
    const site = await load({
      'content/A/02-乙.md': note('乙'),
      'content/A/10-丙.md': note('丙'),
      'content/A/zz.md': note('无位置'),
      'content/A/Part10.md': note('Part10'),
      'content/A/Part9.md': note('Part9'),
      'content/A/99-first.md': note('提前', 'sidebar_position: 0.5\nsidebar_label: 短名\n'),
      'content/A/03-组/index.md': note('组的总览'),
      'content/A/03-组/01-x.md': note('X'),
      'content/A/04-空组/index.md': note('只有目录页'),
    });
    expect(outline(site.sidebars.a)).toEqual([
      '导读 /A/intro',
      '短名 /A/first',
      '乙 /A/乙',
      '组 /A/组/ +',
      '  X /A/组/x',
      '空组 /A/空组/',
      '丙 /A/丙',
      'Part9 /A/Part9',
      'Part10 /A/Part10',
      '无位置 /A/zz',
    ]);
    expect(site.problems).toEqual([]);
  });

  it('follow _category_ files in JSON and YAML', async () => {
    const site = await load({
      'content/A/g/_category_.json':
        '{ "label": "组一", "position": 5, "collapsed": false, "link": { "type": "doc", "id": "n" } }',
      'content/A/g/n.md': note('N'),
      'content/A/g/m.md': note('M'),
      'content/A/h/_category_.yml':
        'label: 组二\nposition: 4\ncollapsible: false\nlink:\n  type: generated-index\n  slug: /A/second\n  title: 第二组\n  description: 一句话\n',
      'content/A/h/m.md': note('HM'),
      'content/A/k/_category_.yaml': 'link: null\n',
      'content/A/k/m.md': note('KM'),
    });
    expect(outline(site.sidebars.a)).toEqual([
      '导读 /A/intro',
      '组二 /A/second/ + fixed',
      '  HM /A/h/m',
      '组一 /A/g/n + open',
      '  M /A/g/m',
      'k /A/k/ +',
      '  KM /A/k/m',
    ]);
    const second = site.docs.find((doc) => doc.path === '/A/second/');
    expect(second).toMatchObject({
      sidebar: 'a',
      summary: { title: '第二组', description: '一句话' },
      generated: { description: '一句话', items: [{ title: 'HM', path: '/A/h/m' }] },
    });
    expect(site.problems).toEqual([]);
  });

  it('make an index page for a group without one, and none for a group with a note of its name beside it', async () => {
    const site = await load({
      'content/A/01-组/02-内/x.md': note('X'),
      'content/A/01-组/01-y.md': note('Y'),
      'content/A/旁.md': note('旁'),
      'content/A/旁/x.md': note('旁X'),
    });
    expect(
      site.docs.filter((doc) => doc.generated).map(({ id, path, generated }) => [id, path, generated?.items]),
    ).toEqual([
      ['A/组/内/', '/A/组/内/', [{ title: 'X', path: '/A/组/内/x' }]],
      [
        'A/组/',
        '/A/组/',
        [
          { title: 'Y', path: '/A/组/y' },
          { title: '内', path: '/A/组/内/' },
        ],
      ],
    ]);
    expect(outline(site.sidebars.a).slice(-2)).toEqual(['旁 /A/旁 +', '  旁X /A/旁/x']);
    expect(site.problems).toEqual([]);
  });

  it('make none where the notes were written for another engine, unless Docusaurus is asked for one', async () => {
    const tree = {
      'content/A/g/x.md': note('X'),
      'content/A/h/_category_.json': '{ "label": "H - h", "link": { "type": "generated-index" } }',
      'content/A/h/y.md': note('Y'),
    };
    const pages = async (dialect: 'docusaurus' | 'mkdocs') =>
      outline((await siteOf(tree, { ...CONFIG, dialect })).sidebars.a);
    expect(await pages('docusaurus')).toEqual(['g - +', '  X /A/g/x', 'H - h /category/h---h/ +', '  Y /A/h/y']);
    expect(await pages('mkdocs')).toEqual(['g - +', '  X /A/g/x', 'H - h - +', '  Y /A/h/y']);
  });

  it('report what is wrong in a _category_ file at its place', async () => {
    const site = await load({
      'content/A/g/_category_.json':
        '{\n  "lable": "x",\n  "position": "1",\n  "link": { "type": "doc", "id": "nix" }\n}',
      'content/A/g/n.md': note('N'),
      'content/A/h/_category_.yml': 'label: [',
      'content/A/h/n.md': note('N'),
      'content/A/k/_category_.json': '{ "link": { "type": "generated-index", "slug": "/A/intro" } }',
      'content/A/k/n.md': note('N'),
    });
    expect(problemLines(site.problems)).toMatchInlineSnapshot(`
      [
        "warning content/A/g/_category_.json:2:3 category-unknown-key 不认识的键“lable”。 是不是要写“label”？",
        "error content/A/g/_category_.json:3:3 category-type “position”应为数字，得到 字符串 "1"。",
        "error content/A/g/_category_.json:4:28 unknown-doc-id 没有 id 为“nix”的笔记。(Couldn't find any doc with id "nix" in version "current".) id 是笔记在内容文件夹里的路径，不带扩展名和数字前缀。",
        "error content/A/h/_category_.yml:1:9 category-yaml YAML 无法解析：缩进不对。 含有 : # [ ] { } 的文字要用引号括起来。",
        "error content/A/k/_category_.json:1:1 duplicate-route 要为文件夹 content/A/k 生成的目录页地址“/A/intro/”已被另一页占用。 给这个文件夹写 index.md，或改另一页的名字。",
      ]
    `);
  });
});

describe('places', () => {
  const TREE = {
    'content/A/01-组/index.md': note('组的总览'),
    'content/A/01-组/01-x.md': note('X', 'sidebar_label: 短X\n'),
    'content/A/01-组/02-内/01-y.md': note('Y'),
    'content/A/02-z.md': note('Z'),
    'content/A/hidden.md': note('藏', 'unlisted: true\n'),
  };

  it('have breadcrumbs from the section down to the page', async () => {
    const site = await load(TREE);
    const crumbs = Object.fromEntries(site.docs.map((doc) => [doc.path, doc.breadcrumbs]));
    expect(crumbs['/A/组/内/y']).toEqual([
      { title: '甲', path: '/A/intro' },
      { title: '组', path: '/A/组/' },
      { title: '内', path: '/A/组/内/' },
      { title: 'Y', path: '/A/组/内/y' },
    ]);
    expect(crumbs['/A/intro']).toEqual([{ title: '甲' }, { title: '导读', path: '/A/intro' }]);
    expect(crumbs['/A/组/']).toEqual([
      { title: '甲', path: '/A/intro' },
      { title: '组', path: '/A/组/' },
    ]);
    expect(crumbs['/A/hidden']).toEqual([]);
  });

  it('have neighbours across the whole sidebar', async () => {
    const site = await load(TREE);
    const chain = site.docs.map(
      ({ path, previous, next }) => `${previous?.title ?? '-'} < ${path} > ${next?.title ?? '-'}`,
    );
    expect(chain.sort()).toEqual(
      [
        '- < /A/hidden > -',
        '- < /A/intro > 组的总览',
        '导读 < /A/组/ > 短X',
        '组的总览 < /A/组/x > 内',
        '短X < /A/组/内/ > Y',
        '内 < /A/组/内/y > Z',
        'Y < /A/z > -',
      ].sort(),
    );
  });

  it('obey pagination and displayed_sidebar, and name ids that do not exist', async () => {
    const site = await load({
      'content/A/eins.md': note('A', 'pagination_prev: null\npagination_next: A/组/index\n'),
      'content/A/b.md': note('B', 'pagination_next: A/imtro\ndisplayed_sidebar: null\n'),
      'content/A/c.md': note('C', 'displayed_sidebar: b\n'),
      'content/A/组/index.md': note('组的总览'),
    });
    const byPath = Object.fromEntries(site.docs.map((doc) => [doc.path, doc]));
    expect(byPath['/A/eins']?.previous).toBeUndefined();
    expect(byPath['/A/eins']?.next).toEqual({ title: '组的总览', path: '/A/组/' });
    expect(byPath['/A/b']?.sidebar).toBeUndefined();
    expect(problemLines(site.problems)).toMatchInlineSnapshot(`
      [
        "error content/A/b.md:3:1 unknown-doc-id 没有 id 为“A/imtro”的笔记。(Couldn't find any doc with id "A/imtro" in version "current".) 是不是要写“A/intro”？",
        "error content/A/c.md:3:1 unknown-sidebar-id 没有 id 为“b”的侧边栏。(Can't find any sidebar with id "b" in version "current".) 可用的侧边栏：a。",
      ]
    `);
  });
});

describe('openBranch', () => {
  it('keeps siblings at every level and the items of the open branch only', async () => {
    const site = await load({
      'content/A/1-g/index.md': note('G'),
      'content/A/1-g/1-h/index.md': note('H'),
      'content/A/1-g/1-h/x.md': note('X'),
      'content/A/1-g/2-k/index.md': note('K'),
      'content/A/1-g/2-k/y.md': note('Y'),
      'content/A/2-m/index.md': note('M'),
      'content/A/2-m/z.md': note('Z'),
      'content/A/3-n/_category_.json': '{ "collapsed": false }',
      'content/A/3-n/w.md': note('W'),
    });
    const branch = (path: string) => outline(openBranch(site.sidebars.a ?? [], path));
    expect(branch('/A/g/h/x')).toEqual([
      '导读 /A/intro',
      'g /A/g/ +',
      '  h /A/g/h/ +',
      '    X /A/g/h/x',
      '  k /A/g/k/ +',
      'm /A/m/ +',
      'n /A/n/ + open',
      '  W /A/n/w',
    ]);
    expect(branch('/A/g/')).toEqual([
      '导读 /A/intro',
      'g /A/g/ +',
      '  h /A/g/h/ +',
      '  k /A/g/k/ +',
      'm /A/m/ +',
      'n /A/n/ + open',
      '  W /A/n/w',
    ]);
    expect(branch('/nowhere')).toHaveLength(5);
  });
});

describe('last change, edit, history and report links', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@e', ...args], {
      cwd,
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-11-20T23:30:00+08:00', GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' },
    });

  it('come from one pass of git log, Chinese names included; front matter wins', async () => {
    const { options, root } = siteOptions(
      {
        'content/A/intro.md': note('导读'),
        'content/A/笔 记.md': note('笔记'),
        'content/A/own.md': note('自己写', 'last_update: { date: 2024/1/2 }\n'),
        'content/A/none.md': note('没有', 'custom_edit_url: null\n'),
      },
      {
        ...CONFIG,
        editUrl: 'https://e.cn/edit/{file}',
        historyUrl: 'https://e.cn/log/{file}',
        reportUrl: 'https://e.cn/new?title={title}&path={path}',
      },
    );
    git(root, 'init', '-q');
    git(root, 'add', 'content/A/intro.md', 'content/A/笔 记.md', 'content/A/own.md');
    git(root, 'commit', '-qm', `改了\u0007符号 ${'长'.repeat(200)}\n\n细节`);
    const site = await loadSite(options);
    const byPath = Object.fromEntries(site.docs.map((doc) => [doc.path, doc]));
    const subject = `改了符号 ${'长'.repeat(114)}…`;
    expect(byPath['/A/笔 记']?.updated).toEqual({ iso: '2025-11-20T23:30:00+08:00', text: '2025年11月20日', subject });
    expect(byPath['/A/笔 记']?.historyUrl).toBe('https://e.cn/log/A/%E7%AC%94%20%E8%AE%B0.md');
    expect(byPath['/A/own']?.updated).toEqual({ iso: '2024-01-02', text: '2024年1月2日' });
    expect(byPath['/A/none']).not.toHaveProperty('updated');
    expect(byPath['/A/none']).not.toHaveProperty('editUrl');
    expect(byPath['/A/none']).not.toHaveProperty('historyUrl');
    expect(byPath['/A/笔 记']?.editUrl).toBe('https://e.cn/edit/A/%E7%AC%94%20%E8%AE%B0.md');
    expect(byPath['/A/own']?.reportUrl).toBe('https://e.cn/new?title=%E8%87%AA%E5%B7%B1%E5%86%99&path=/A/own');
  });

  it('pass over commits that only moved a note', async () => {
    const root = temporaryFolder({ 'content/a.md': 'one', 'content/b.md': 'two' });
    const commit = (subject: string) => {
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', subject);
    };
    git(root, 'init', '-q');
    commit('begun');
    writeFileSync(join(root, 'content/a.md'), 'one changed');
    commit('changed a');
    renameSync(join(root, 'content/a.md'), join(root, 'content/c.md'));
    commit('moved a to c');
    writeFileSync(join(root, 'content/a.md'), 'another of that name');
    commit('another a');
    renameSync(join(root, 'content/c.md'), join(root, 'content/d.md'));
    commit('moved c to d');
    const changes = await readGitChanges(join(root, 'content'));
    const subjects = ['a', 'b', 'd'].map((name) => lastCommit(changes, `${name}.md`)?.[1]);
    expect(subjects).toEqual(['another a', 'begun', 'changed a']);
  });

  it('are absent in a shallow clone and without git', async () => {
    const root = temporaryFolder({ 'content/a.md': '1' });
    expect(await readGitChanges(join(root, 'content'))).toBeUndefined();
    git(root, 'init', '-q');
    expect(await readGitChanges(join(root, 'content'))).toBeUndefined();
    for (const text of ['1', '2']) {
      writeFileSync(join(root, 'content/a.md'), text);
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', text);
    }
    const whole = await readGitChanges(join(root, 'content'));
    expect(lastCommit(whole, 'a.md')?.[1]).toBe('2');
    expect(lastCommit(whole, 'toString')).toBeUndefined();
    expect(await readGitChanges(join(root, 'content'), whole)).toBe(whole);
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, 'shallow');
    expect(readdirSync(join(root, 'shallow/content'))).toEqual(['a.md']);
    expect(await readGitChanges(join(root, 'shallow/content'))).toBeUndefined();
    renameSync(join(root, '.git'), join(root, 'no-git'));
    expect(await readGitChanges(join(root, 'content'))).toBeUndefined();
  });
});
