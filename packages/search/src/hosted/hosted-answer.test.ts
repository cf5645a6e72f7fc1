import { describe, expect, it } from 'vitest';
import { type HostedHit, toAnswer, toSpans } from './hosted-answer.ts';
import { MARK_END, MARK_START } from './hosted-query.ts';

const marked = (text: string) => text.replaceAll('[', MARK_START).replaceAll(']', MARK_END);
const site = { baseUrl: '/笔记/', sidebars: [{ id: 'cpp', folder: '编程语言' }] };
const address = (path: string) => `https://a.cn${encodeURI(`/笔记${path}`)}`;

function hit(path: string, anchor: string | null, changes: Partial<HostedHit> = {}): HostedHit {
  return {
    url: address(path) + (anchor ? `#${encodeURIComponent(anchor)}` : ''),
    anchor,
    content: '正文',
    hierarchy: { lvl0: '编程语言', lvl1: '智能指针', lvl2: anchor },
    ...changes,
  };
}

const results = (hits: HostedHit[], facets: Record<string, Record<string, number>> = {}) => [
  { hits, nbHits: 7 },
  { hits: [], nbHits: 12, facets },
  { hits: [], nbHits: 9, facets: { sidebar: { cpp: 7, other: 2 } } },
];

describe('toAnswer', () => {
  it('groups sections by page with addresses of this site', () => {
    const hits = [hit('/编程语言/C++', '引用 计数'), hit('/编程语言/C++', null), hit('/编程语言/x%', 'b')];
    hits[2] = { ...(hits[2] as HostedHit), url: 'https://a.cn/%E7%AC%94%E8%AE%B0/x%25#b' };
    const url = { url_without_anchor: { [address('/编程语言/C++')]: 9 } };
    const answer = toAnswer(results(hits, url), { query: '指针', limit: 10 }, site);
    expect(answer).toMatchObject({
      query: '指针',
      pagesTotal: 7,
      hitsTotal: 12,
      countBySidebar: { cpp: 7, other: 2 },
      engine: 'hosted',
    });
    expect(answer.pages.map(({ path, url, hitsOnPage, sidebar }) => [path, url, hitsOnPage, sidebar])).toEqual([
      ['/编程语言/C++', '/笔记/编程语言/C++', 9, 'cpp'],
      ['/x%', '/笔记/x%25', 1, undefined],
    ]);
    expect(answer.pages[0]?.hits.map(({ url }) => url)).toEqual([
      '/笔记/编程语言/C++#引用%20计数',
      '/笔记/编程语言/C++',
    ]);
  });

  it('marks matches as text and tells their kind', () => {
    const level = (value: string, matchLevel: 'none' | 'partial' | 'full') => ({ value: marked(value), matchLevel });
    const kinds = [
      hit('/编程语言/a', '计数', { _highlightResult: { hierarchy: { lvl2: level('引用[计数]', 'full') } } }),
      hit('/编程语言/b', null, { _highlightResult: { hierarchy: { lvl1: level('[智能指针]', 'full') } } }),
      hit('/编程语言/c', '计数', {
        _highlightResult: { hierarchy: { lvl2: level('[计]数', 'partial') } },
        _snippetResult: { content: level('…<b>[计数]</b>', 'full') },
      }),
      hit('/编程语言/d', '计数', {
        _snippetResult: { content: level('无', 'none'), code: level('[shared_ptr] p;', 'full') },
      }),
    ];
    const { pages } = toAnswer(results(kinds), { query: 'x', limit: 10 }, site);
    expect(pages.map((page) => page.hits[0]?.kind)).toEqual(['heading', 'title', 'text', 'code']);
    expect(pages[0]?.hits[0]?.heading).toEqual([{ text: '引用' }, { text: '计数', mark: true }]);
    expect(pages[2]?.hits[0]?.excerpt).toEqual([{ text: '…<b>' }, { text: '计数', mark: true }, { text: '</b>' }]);
    expect(pages[3]?.hits[0]?.excerpt).toEqual([{ text: 'shared_ptr', mark: true }, { text: ' p;' }]);
  });

  it('shows the records of one long section once and leaves foreign addresses out', () => {
    const hits = [
      hit('/编程语言/a', 'x'),
      hit('/编程语言/a', 'x'),
      { ...hit('/编程语言/b', 'x'), url: 'https://a.cn/elsewhere' },
      { ...hit('/编程语言/b', 'x'), url: 'javascript:alert(1)' },
      { ...hit('/编程语言/b', 'x'), url: 'https://a.cn/%E7%AC%94%E8%AE%B0/%zz' },
    ];
    const { pages } = toAnswer(results(hits), { query: 'x', limit: 10 }, site);
    expect(pages.map(({ path, hits: sections }) => [path, sections.length])).toEqual([['/编程语言/a', 1]]);
  });

  it('does not take half an answer for one', () => {
    expect(() => toAnswer([], { query: 'x', limit: 10 }, site)).toThrow(TypeError);
  });
});

describe('toSpans', () => {
  it.each([
    ['', []],
    ['<script>', [{ text: '<script>' }]],
    ['[]a', [{ text: 'a' }]],
    ['a[b', [{ text: 'ab' }]],
    [
      '[a][b]',
      [
        { text: 'a', mark: true },
        { text: 'b', mark: true },
      ],
    ],
  ])('reads %s', (text, expected) => {
    expect(toSpans(marked(text))).toEqual(expected);
  });
});
