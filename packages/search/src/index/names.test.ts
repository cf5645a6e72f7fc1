import { expect, it } from 'vitest';
import { createAliases } from './aliases.ts';
import { headingTerms } from './heading-terms.ts';
import { namesOf, namesOfPage } from './names.ts';

const terms = (heading: string) => headingTerms(heading, createAliases([]));

it('takes the name in the sidebar for as good as the title', () => {
  const names = namesOfPage('topo', '', { label: '拓扑排序', path: '/graph/topo/', folders: [] });
  expect(names.get('拓扑排序')).toBe(1);
});

it('finds names of the title anywhere in the page, and abbreviates them', () => {
  const page = { path: '/graph/scc', folders: [] };
  const names = namesOfPage('强连通分量', '引入。强连通分量（Strongly Connected Components）是', page);
  expect([...names.keys()]).toEqual(expect.arrayContaining(['Strongly Connected Components', 'SCC', 'scc']));
});

it('takes what other notes call a page for less than what it says itself', () => {
  const page = { path: '/binary', folders: [], links: ['折半查找', '对数查找'] };
  const names = namesOfPage('二分', '二分查找（又称折半查找）。', page);
  expect([names.get('折半查找'), names.get('对数查找')]).toEqual([0.8, 0.6]);
});

it('leaves words of the section out of a title', () => {
  const page = { path: '/optimistic', folders: ['TiDB 文档'] };
  expect([...namesOfPage('TiDB 乐观事务模型', '', page).keys()].map((name) => name.trim())).toContain('乐观事务模型');
  expect([...namesOfPage('TiDB', '', page).keys()]).toContain('TiDB');
});

it('names a heading by what its own text calls it', () => {
  expect([...namesOf('什么是左偏树', '左偏树（leftist tree）是一种可并堆。').keys()]).toContain('leftist tree');
});

it('has a question covered by its subject and what it asks', () => {
  const found = terms('TiCDC 简介');
  expect(found.get('ticdc')).toBeCloseTo(0.95);
  expect(found.get('?what')).toBeGreaterThan(0);
  expect(terms('TiCDC 协议').get('ticdc')).toBeLessThan(0.7);
});

it.each([
  ['partitioned', 'partition'],
  ['columns', 'column'],
  ['indexes', 'index'],
  ['queries', 'query'],
])('is found by %s under %s', (written, asked) => {
  expect(terms(`${written} table`).has(asked)).toBe(true);
});

it('leaves words alone that only look inflected', () => {
  for (const word of ['class', 'status', 'analysis', 'string', 'embed'])
    expect([...terms(word).keys()]).toEqual([word]);
});
