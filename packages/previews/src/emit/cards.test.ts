import type { Doc, Site } from 'study-notes/pipeline/types';
import { expect, it } from 'vitest';
import { NAME, type Noted } from '../noted.ts';
import { cardsOf } from './cards.ts';

/** A page, of which only what cards are made of is there. */
function page(path: string, noted: Partial<Noted>, more: object = {}): Doc {
  const facts = { [NAME]: { places: {}, links: [], ...noted } };
  const summary = { title: `“${path}”的标题`, description: '整页的摘要。', facts };
  return { path, aliases: [], note: {}, summary, ...more } as unknown as Doc;
}

const place = { 小结: ['小结', '三句话。'] } satisfies Noted['places'];
const there = page('/甲/二', { places: place }, { aliases: ['/旧'] });

/** The cards of a page with these links. */
function cardsFor(...links: string[]): Record<string, unknown> {
  const from = page('/甲/一', { places: { 用法: ['用法', '先调。'], 'fn-%E4%B8%80': ['', '一。'] }, links });
  const group = page('/甲/', {}, { note: undefined });
  const site = { config: { baseUrl: '/笔记/' }, docs: [from, there, group] } as unknown as Site;
  return cardsOf(from, site);
}

it('says of a heading what stands there, on this page and on others, however its name is written', () => {
  const written = ['#用法', '/笔记/甲/二#小结', encodeURI('/笔记/甲/二#小结'), '/笔记/旧#小结', '/笔记/甲/二?a=1#小结'];
  expect(Object.values(cardsFor(...written)).map((card) => (card as string[])[1])).toEqual([
    '先调。',
    '三句话。',
    '三句话。',
    '三句话。',
    '三句话。',
  ]);
});

it('says what a footnote says, whose id may be encoded', () => {
  expect(cardsFor('#fn-%E4%B8%80')).toEqual({ '#fn-%E4%B8%80': ['', '一。'] });
});

it('says the title and the description of a page where the link names no place', () => {
  expect(cardsFor('/笔记/甲/二')).toEqual({ '/笔记/甲/二': ['“/甲/二”的标题', '整页的摘要。'] });
});

it.each([
  ['a heading without a text', '/笔记/甲/二#空'],
  ['an inherited name', '/笔记/甲/二#constructor'],
  ['a fragment that cannot be read', '/笔记/甲/二#%E5'],
  ['this page', '/笔记/甲/一'],
  ['a page that is no note', '/笔记/甲/'],
  ['what is not there', '/笔记/甲/三'],
  ['what lies outside the base', '/甲/二'],
])('says nothing of %s', (_what, href) => {
  expect(cardsFor(href)).toEqual({});
});
