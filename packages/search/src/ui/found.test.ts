import { expect, it } from 'vitest';
import type { PageHit, SectionHit } from '../types.ts';
import { foundIn, termsOf } from './found.ts';

const hit = (texts: string[]): SectionHit => ({
  url: '/a#b',
  heading: [],
  kind: 'text',
  excerpt: texts.map((text) => ({ text, mark: true })),
});
const page = (hits: SectionHit[]): PageHit => ({
  path: '/a',
  url: '/a',
  title: [{ text: '标题' }],
  breadcrumb: [],
  hits,
  hitsOnPage: hits.length,
});

it('lists the hits of all pages in their order', () => {
  const [a, b, c] = [hit(['a']), hit(['b']), hit(['c'])];
  expect(foundIn([page([a, b]), page([c])]).map((found) => found.hit)).toEqual([a, b, c]);
});

it.each([
  ['the query, its words and what was marked', 'Move 语义', ['std::move'], ['move 语义', 'move', '语义', 'std::move']],
  ['no single characters where there are longer terms', '第 9 节', ['节'], ['第 9 节']],
  ['a single character when the query is one', '页', ['页'], ['页']],
  ['each term once', '指针', ['指针', '指针'], ['指针']],
])('marks %s', (_title, query, marked, terms) => {
  const found = hit(marked);
  expect(termsOf({ page: page([found]), hit: found }, query)).toEqual(terms);
});

it('marks no more than a page can bear', () => {
  const found = hit(Array.from({ length: 50 }, (_, index) => `词${index}`));
  expect(termsOf({ page: page([found]), hit: found }, '词词')).toHaveLength(20);
});
