import { describe, expect, it } from 'vitest';
import { analysePage, indexOf, type PageSource } from '../emit/in-memory.ts';
import { MANIFEST_PATH } from '../format/files.ts';
import { createAliases } from '../index/aliases.ts';
import type { Span } from '../types.ts';
import { createEngine } from './engine.ts';
import { Gone } from './store.ts';

const SYNONYMS = [
  ['帧缓冲', 'FBO', 'framebuffer'],
  ['协程', 'coroutine'],
];
const SYLLABLES: Record<string, string> = { 智: 'zhi', 能: 'neng', 指: 'zhi', 针: 'zhen', 独: 'du', 占: 'zhan' };

function page(path: string, title: string, parts: [heading: string, text: string, code?: string][]): PageSource {
  const sections = parts.map(([heading, text, code = ''], at) => ({
    id: at === 0 ? '' : `s${at}`,
    heading,
    text,
    code,
  }));
  const folder = path.split('/')[1] ?? '';
  return { path, title, breadcrumb: [folder], sidebar: folder === 'Lua' ? 'lua' : 'cpp', sections };
}

const PAGES = [
  page('/C++/帧缓冲', '帧缓冲', [
    ['', '离屏渲染先画到自己的附件里。'],
    ['附件', '颜色附件与深度附件。'],
  ]),
  page('/C++/智能指针', '智能指针', [
    ['', '谁负责释放，写进类型。'],
    ['unique_ptr：独占所有权', '移动之后原来的指针为空。', 'auto p = std::make_unique<Widget>();'],
    ['循环引用为什么泄漏', '两个 shared_ptr 互相持有，计数到不了零。'],
  ]),
  page('/C++/线段树', '线段树', [
    ['', '区间和与区间最值。'],
    ['懒标记', '推迟到下一次访问再下传。'],
  ]),
  page('/Lua/协程', 'coroutine 库', [['', 'resume 与 yield 交替运行。']]),
  page('/Lua/表', '表', [
    ['', '一种结构，两种用法：数组部分与哈希部分。'],
    ['长度与空洞', '不要在数组里留下 nil。'],
  ]),
].sort((a, b) => (a.path < b.path ? -1 : 1));

function files(pages = PAGES) {
  const pinyin = (text: string) => [...text].map((character) => SYLLABLES[character] ?? 'x');
  const aliases = createAliases(SYNONYMS, pinyin);
  return indexOf(
    pages.map((source) => analysePage(source, aliases)),
    SYNONYMS,
  );
}

function engineOver(served: Map<string, Buffer>, asked: string[] = []) {
  return createEngine({
    baseUrl: '/站/',
    fetchFile: async (path) => {
      asked.push(path);
      const content = served.get(path);
      if (!content) throw new Gone(path);
      return new Uint8Array(content);
    },
  });
}

const engine = engineOver(files());
const search = (query: string, more = {}) => engine.search({ query, limit: 10, ...more });
const first = async (query: string) => (await search(query)).pages[0];
const text = (spans: Span[] = []) => spans.map((span) => span.text).join('');
const marked = (spans: Span[] = []) => spans.filter(({ mark }) => mark).map((span) => span.text);

describe('search finds', () => {
  it('a page by its title', async () => {
    const found = await first('智能指针');
    expect(found).toMatchObject({
      path: '/C++/智能指针',
      url: '/站/C++/智能指针',
      breadcrumb: ['C++'],
      sidebar: 'cpp',
    });
    expect(found?.title).toEqual([{ text: '智能指针', mark: true }]);
    expect(found?.hits[0]).toMatchObject({ kind: 'title', url: '/站/C++/智能指针' });
  });

  it('a section by its heading, and links to it', async () => {
    expect((await first('循环引用'))?.hits[0]).toMatchObject({ kind: 'heading', url: '/站/C++/智能指针#s2' });
  });

  it('an identifier whole, in part, while it is typed, and with a slip', async () => {
    for (const query of ['make_unique', 'std::make_unique', 'make_uni', 'make_uniqe', 'Widget']) {
      expect((await first(query))?.path, query).toBe('/C++/智能指针');
    }
    expect((await first('Widget'))?.hits[0]?.kind).toBe('code');
  });

  it('a phrase of the text, with the match marked', async () => {
    const hit = (await first('推迟到下一次访问'))?.hits[0];
    expect(hit?.kind).toBe('text');
    expect(marked(hit?.excerpt)).toEqual(['推迟到下一次访问']);
  });

  it('synonyms in both directions, pinyin and its first letters', async () => {
    expect((await first('FBO'))?.path).toBe('/C++/帧缓冲');
    expect((await first('协程'))?.path).toBe('/Lua/协程');
    expect((await first('zhinengzhizhen'))?.path).toBe('/C++/智能指针');
    expect((await first('znzz'))?.path).toBe('/C++/智能指针');
  });

  it('a wrong character in the middle of a word, and suggests the right one', async () => {
    const answer = await search('线断树');
    expect(answer.pages[0]?.path).toBe('/C++/线段树');
    expect(answer.suggestion).toBe('线段树');
  });

  it('natural questions by what they are about', async () => {
    expect((await first('为什么循环引用会造成泄漏'))?.hits[0]?.url).toBe('/站/C++/智能指针#s2');
  });

  it('a page by its title and the name of its folder', async () => {
    expect((await first('Lua 表'))?.path).toBe('/Lua/表');
  });

  it('the page whose whole title was asked for before the pages in its folder', async () => {
    const query = '阶段三 蒙特卡洛与重要性采样';
    const stage = '/阶段三 蒙特卡洛与重要性采样/';
    const text = '蒙特卡洛积分与重要性采样，阶段三总览。';
    const rivals = [
      page(stage, '阶段三 蒙特卡洛与重要性采样', [['', '六页。']]),
      page(`${stage}蒙特卡洛积分`, '蒙特卡洛积分', [['', text]]),
      page(`${stage}重要性采样`, '重要性采样与PDF', [['', text]]),
    ];
    const engine = engineOver(files([...PAGES, ...rivals].sort((a, b) => (a.path < b.path ? -1 : 1))));
    expect((await engine.search({ query, limit: 1 })).pages[0]?.path).toBe(stage);
    const { pages } = await engine.search({ query, limit: 5 });
    expect(new Set(pages.map((hit) => hit.path)).size).toBe(pages.length);
  });
});

describe('what is found by characters other than words', () => {
  const characters = page('/C++/运算符', '运算符', [
    ['', '先看优先级。'],
    ['比较：operator<=>', '一次写完六个比较。'],
    ['短路', '左边为假时，&& 不看右边。', 'if (a || b) return;'],
    ['virtual 与 int', '虚函数。'],
    ['闭包', '函数体是 operator()。'],
  ]);
  const withSigns = engineOver(files([...PAGES, characters].sort((a, b) => (a.path < b.path ? -1 : 1))));
  const firstUrl = async (query: string) => (await withSigns.search({ query, limit: 5 })).pages[0]?.hits[0]?.url;

  it('is the section of an operator, by its heading and by its text, not by its code', async () => {
    expect(await firstUrl('<=>')).toBe('/站/C++/运算符#s1');
    expect(await firstUrl('operator<=>')).toBe('/站/C++/运算符#s1');
    expect(await firstUrl('&&')).toBe('/站/C++/运算符#s2');
    expect(await firstUrl('operator()')).toBe('/站/C++/运算符#s4');
    expect(await firstUrl('||')).toBeUndefined();
  });

  it.each(['vritual', 'ivrtual', 'virtaul', 'itn', 'nit'])('is a word with two letters swapped: %s', async (query) => {
    expect(await firstUrl(query)).toBe('/站/C++/运算符#s3');
  });

  it('is marked where pinyin found it, in full, by first letters and while it is typed', async () => {
    for (const query of ['zhinengzhizhen', 'znzz', 'zhinengzhi']) {
      expect(marked((await first(query))?.title), query).toContain('智能指针');
    }
    const { pages } = await search('duzhan');
    expect(marked(pages[0]?.hits[0]?.heading)).toEqual(['独占']);
  });
});

describe('a diagram', () => {
  const drawn = page('/C++/管线', '管线', [['', '几步。\n从输入到着色的四步\n']]);
  const section = drawn.sections[0] as (typeof drawn.sections)[0];
  section.pictures = [{ alt: '从输入到着色的四步', labels: ['输入装配', '图元光栅化'] }];
  const engine = engineOver(files([drawn]));

  it('is found by what is written in it, and shown by what it shows', async () => {
    const { pages } = await engine.search({ query: '光栅化', limit: 5 });
    const hit = pages[0]?.hits[0];
    expect(text(hit?.excerpt)).toContain('从输入到着色的四步');
    expect(marked(hit?.excerpt)).toEqual(['光栅化']);
    expect(hit?.kind).toBe('text');
  });
});

describe('other words than the heading has', () => {
  const topo = { ...page('/图论/topo', 'topo', [['', '给有向无环图的点排队。']]), label: '拓扑排序' };
  const deploy = page('/图论/部署', '部署', [
    ['', '怎么都行。'],
    ['扩容的步骤', '先加机器。'],
    ['扩容的原因', '机器不够。'],
  ]);
  const components = page('/图论/分量', '强连通分量', [
    ['', ''],
    ['定义', '强连通分量（Strongly Connected Components）是极大的强连通子图。'],
  ]);
  const engine = engineOver(files([components, topo, deploy].sort((a, b) => (a.path < b.path ? -1 : 1))));
  const firstHit = async (query: string) => (await engine.search({ query, limit: 5 })).pages[0]?.hits[0]?.url;

  it('find a page by its name in the sidebar', async () => {
    expect(await firstHit('拓扑排序')).toBe('/站/图论/topo');
  });

  it('find a page by the name and the abbreviation that its text gives', async () => {
    for (const query of ['SCC', 'connected components']) expect(await firstHit(query), query).toBe('/站/图论/分量');
  });

  it('find the section that answers the question', async () => {
    expect(await firstHit('怎么扩容')).toBe('/站/图论/部署#s1');
    expect(await firstHit('为什么扩容')).toBe('/站/图论/部署#s2');
  });
});

describe('a query of two halves', () => {
  const weak = page('/C++/weak_ptr', 'weak_ptr：不持有的引用', [
    ['', '观察而不拥有。'],
    ['循环引用为什么泄漏', '两个 shared_ptr 互相持有，计数到不了零。改用 weak_ptr。'],
  ]);
  const own = page('/C++/shared_ptr', 'shared_ptr：共享所有权', [
    ['', '读完这一页，你能画出 shared_ptr 在内存里的样子。shared_ptr 的引用会计数。'],
    ['控制块与引用计数', 'shared_ptr 指着控制块，引用计数在里面，循环着改。'],
  ]);
  const halves = engineOver(files([own, ...PAGES.filter(({ path }) => path !== '/C++/智能指针'), weak]));
  const firstHit = async (query: string) => (await halves.search({ query, limit: 5 })).pages[0]?.hits[0]?.url;

  it('is answered by the section that has both, not by the page that repeats one', async () => {
    expect(await firstHit('shared_ptr 循环引用')).toBe('/站/C++/weak_ptr#s1');
  });

  it('is answered where a heading asks the same question', async () => {
    expect(await firstHit('为什么shared_ptr会泄漏')).toBe('/站/C++/weak_ptr#s1');
  });

  it('counts a word that is still being typed as there', async () => {
    const tools = page('/C++/工具', '小工具', [['', 'uniq 去掉重复的行。uniq 要先排序。uniq -c 数行。']]);
    const pointer = page('/C++/独占', 'unique_ptr：独占所有权', [['', 'unique_ptr 只有一个主人。']]);
    const typed = engineOver(files([tools, pointer]));
    expect((await typed.search({ query: 'uniq', limit: 5 })).pages[0]?.path).toBe('/C++/独占');
  });
});

it('takes an abbreviation that is there for whole, before longer words that begin with it', async () => {
  const games = page('/C++/博弈', '博弈', [['', 'SG 函数：SG 值为零时必败，SG 值由后继的 SG 值得出。']]);
  const trees = page('/C++/树', '平衡树', [
    ['', '平衡。'],
    ['例题：SGU 282 的同构计数', '计数。'],
  ]);
  const found = await engineOver(files([games, trees])).search({ query: 'SG', limit: 5 });
  expect(found.pages.map(({ path }) => path)).toEqual(['/C++/博弈', '/C++/树']);
});

describe('an answer', () => {
  it('counts pages and hits, by sidebar before the filter', async () => {
    const all = await search('数组 指针');
    const lua = await search('数组 指针', { sidebars: ['lua'] });
    expect(all.countBySidebar).toEqual({ cpp: 1, lua: 1 });
    expect(lua.countBySidebar).toEqual(all.countBySidebar);
    expect(lua.pages.map(({ path }) => path)).toEqual(['/Lua/表']);
    expect(lua.pagesTotal).toBe(1);
    expect(all.hitsTotal).toBe(all.pages.reduce((sum, { hitsOnPage }) => sum + hitsOnPage, 0));
  });

  it('comes in parts', async () => {
    const [whole, second] = [await search('数组 指针'), await search('数组 指针', { limit: 1, offset: 1 })];
    expect(second.pages.map(({ path }) => path)).toEqual([whole.pages[1]?.path]);
  });

  it('is empty for what is nowhere, with a synonym that is somewhere', async () => {
    expect(await search('qqqqqqqq')).toMatchObject({ pages: [], pagesTotal: 0, hitsTotal: 0 });
    const withoutAliases = indexOf(
      PAGES.map((source) => analysePage(source, { of: () => new Map(), spell: () => '' })),
      SYNONYMS,
    );
    const answer = await engineOver(withoutAliases).search({ query: 'framebuffer', limit: 5 });
    expect(answer.suggestion).toBe('帧缓冲');
  });

  it('gives whole sections as passages', async () => {
    expect(await engine.passages('懒标记', 1)).toEqual([
      { title: '线段树', heading: '懒标记', url: '/站/C++/线段树#s1', text: '推迟到下一次访问再下传。', code: '' },
    ]);
  });
});

describe('hostile questions', () => {
  const long = '指针 线段树 unique_ptr '.repeat(500);
  const hostile = [
    '',
    ' ',
    '<script>alert(1)</script>',
    '.*+?^$()[]|{}\\',
    '%',
    '\u202e指针',
    '\0\u0007',
    '\ud800',
    long,
    '的',
    '__proto__',
  ];

  it.each(hostile)('%j ends in an answer', async (query) => {
    const answer = await search(query);
    expect(answer.query).toBe(query);
    for (const { title } of answer.pages) expect(text(title)).not.toBe('');
  });

  it('costs a long question no more requests than a short one may', async () => {
    const asked: string[] = [];
    await engineOver(files(), asked).search({ query: long, limit: 5 });
    expect(asked.length).toBeLessThan(25);
  });

  it('ends when it is called off', async () => {
    await expect(engine.search({ query: '指针', limit: 5 }, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('files in packs', () => {
  const wanted = { query: '智能指针 循环引用', limit: 5 };

  it('are asked for in parts, and answer as the whole packs do', async () => {
    const served = files();
    let bytes = 0;
    const inParts = createEngine({
      baseUrl: '/站/',
      fetchFile: async (path, _cache, part) => {
        const whole = new Uint8Array(served.get(path) as Buffer);
        const sent = part ? whole.slice(part.from, part.from + part.size) : whole;
        if (part) bytes += sent.length;
        return sent;
      },
    });
    expect(await inParts.search(wanted)).toEqual(await engine.search(wanted));
    const packs = [...served].filter(([path]) => /\/[tx]-/.test(path));
    expect(bytes).toBeLessThan(packs.reduce((sum, [, content]) => sum + content.length, 0));
  });

  it('are fetched once where whole packs come', async () => {
    const asked: string[] = [];
    const open = engineOver(files(), asked);
    await open.search(wanted);
    asked.length = 0;
    await open.search({ query: '线段树 懒标记', limit: 5 });
    expect(asked).toEqual([]);
  });

  it('are found where each is a pack of its own', async () => {
    const aliases = createAliases([], () => []);
    const alone = indexOf(
      PAGES.map((source) => analysePage(source, aliases)),
      [],
      false,
    );
    expect(alone.size).toBeGreaterThan(files().size);
    expect((await engineOver(alone).search(wanted)).pages[0]?.path).toBe('/C++/智能指针');
  });
});

describe('a page that other notes lead to', () => {
  const steps = (linked: number) => ({ ...page('/C++/乙', '乙', [['', '缓存一致性协议。']]), linked });
  const others = [
    page('/C++/甲', '甲', [['', '缓存一致性协议。']]),
    page('/C++/丙', '缓存一致性协议', [['', '缓存一致性协议。']]),
  ];
  const paths = async (linked: number) => {
    const all = [...others, steps(linked)].sort((a, b) => (a.path < b.path ? -1 : 1));
    const { pages } = await engineOver(files(all)).search({ query: '缓存一致性协议', limit: 5 });
    return pages.map(({ path }) => path);
  };

  it('comes before one that says the same, and behind one that answers better', async () => {
    expect(await paths(1)).toEqual(['/C++/丙', '/C++/乙', '/C++/甲']);
    expect(await paths(4)).toEqual(['/C++/丙', '/C++/乙', '/C++/甲']);
  });

  it('is ranked by its words alone where the index does not count links', async () => {
    const served = files([...PAGES]);
    const manifest = JSON.parse(String(served.get(MANIFEST_PATH)));
    served.set(MANIFEST_PATH, Buffer.from(JSON.stringify({ ...manifest, linked: undefined })));
    expect((await engineOver(served).search({ query: '智能指针', limit: 5 })).pages[0]?.path).toBe('/C++/智能指针');
  });
});

describe('trouble with files', () => {
  it('is a search failure when a file is damaged or cut off, and is not remembered', async () => {
    const served = files();
    const good = new Map(served);
    for (const [path, content] of served)
      if (path.includes('/t-')) served.set(path, content.subarray(0, content.length / 2));
    const broken = engineOver(served);
    await expect(broken.search({ query: '指针', limit: 5 })).rejects.toMatchObject({ name: 'SearchFailure' });
    for (const [path, content] of good) served.set(path, content);
    expect((await broken.search({ query: '指针', limit: 5 })).pagesTotal).toBeGreaterThan(0);
  });

  it('fetches the manifest again, once, when a shard is gone', async () => {
    const served = files();
    const asked: string[] = [];
    const open = engineOver(served, asked);
    await open.warm();
    const now = files([...PAGES.slice(0, 4), page('/Lua/表', '表', [['', '指针与新的内容。']])]);
    served.clear();
    for (const [path, content] of now) served.set(path, content);
    expect((await open.search({ query: '新的内容', limit: 5 })).pages[0]?.path).toBe('/Lua/表');
    expect(asked.filter((path) => path === MANIFEST_PATH)).toHaveLength(2);
    served.delete(MANIFEST_PATH);
  });

  it('fails when everything stays gone', async () => {
    await expect(engineOver(new Map()).search({ query: '指针', limit: 5 })).rejects.toThrow();
  });
});
