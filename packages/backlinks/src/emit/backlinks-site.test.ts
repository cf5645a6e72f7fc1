import { pageInputs } from 'study-notes/emit/page-data';
import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { describe, expect, it } from 'vitest';
import { type Mention, NAME } from '../mention.ts';
import { backlinksSite } from './backlinks-site.ts';

const FRAME = { shell: 's', mathStyle: '', pageChunks: {}, bundles: {} };
const mention = (path: string, changes: Partial<Mention> = {}): Mention => ({
  path,
  before: '详见',
  words: '那里',
  after: '。',
  ...changes,
});

function linking(id: string, mentions: Mention[], changes: Partial<Doc> = {}): Doc {
  const doc = makeDoc(id, `题${id}`, changes);
  return { ...doc, summary: { ...doc.summary, facts: { [NAME]: mentions } } };
}

/** What stands below each page of a site, by path. */
function below(site: Site): Record<string, string | undefined> {
  return Object.fromEntries(pageInputs(site, FRAME, [backlinksSite]).map(({ page }) => [page.path, page.below]));
}
const titles = (html = '') => [...html.matchAll(/>题(.*?)<\/a>/g)].map(([, title]) => title);

describe('below a note', () => {
  it('stand the notes that link to it with their sentences, words marked, and the heading that is named', () => {
    const target = makeDoc('CS知识/乙', '乙');
    const toc = [{ id: 'x', text: '一 & 二', level: 2 }];
    const site = makeSite([
      linking('CS知识/甲', [mention('/CS知识/乙', { anchor: 'x', section: '某节', before: 'a<b，见' })]),
      { ...target, summary: { ...target.summary, toc } },
    ]);
    const html = below(site)['/CS知识/乙'];
    expect(html).toContain('<a href=/笔记/CS知识/甲#某节>题CS知识/甲</a>');
    expect(html).toContain('a&lt;b，见<mark>那里</mark>。 <a href=#x>↑ 一 &amp; 二</a>');
    expect(below(site)['/CS知识/甲']).toBeUndefined();
  });

  it('stand five at most, those that say something in their text and say it often first, the rest folded', () => {
    const bare = linking('CS知识/空', [mention('/CS知识/乙', { before: '', after: '' })]);
    const often = linking('CS知识/多', [mention('/CS知识/乙'), mention('/CS知识/乙', { before: '又见' })]);
    const ending = linking('CS知识/末', [mention('/CS知识/乙', { isLast: true })]);
    const others = ['一', '二', '三'].map((name) => linking(`CS知识/${name}`, [mention('/CS知识/乙')]));
    const html = below(makeSite([bare, ending, ...others, often, makeDoc('CS知识/乙', '乙')]))['/CS知识/乙'] ?? '';
    const [shown, folded] = html.split('<summary>还有 1 篇</summary>');
    expect(titles(shown)).toEqual(['CS知识/多', 'CS知识/一', 'CS知识/二', 'CS知识/三', 'CS知识/末']);
    expect(titles(folded)).toEqual(['CS知识/空']);
    expect(folded).not.toContain('<mark>');
  });

  it('stands a sentence once, however often it links', () => {
    const twice = linking('CS知识/甲', [mention('/CS知识/乙'), mention('/CS知识/乙')]);
    expect(below(makeSite([twice, makeDoc('CS知识/乙', '乙')]))['/CS知识/乙']?.match(/<mark>/g)).toHaveLength(1);
  });

  it('stands nothing of unlisted notes, of indexes over their own entries, and of the way to a neighbour', () => {
    const next = { title: '乙', path: '/CS知识/组/乙' };
    const site = makeSite([
      linking('CS知识/intro', [mention('/CS知识/组/乙')]),
      linking('CS知识/组/', [mention('/CS知识/组/乙')]),
      linking('CS知识/藏', [mention('/CS知识/组/乙')], { unlisted: true }),
      linking('CS知识/组/甲', [mention('/CS知识/组/乙', { isLast: true }), mention('/别处/无')], { next }),
      makeDoc('CS知识/组/乙', '乙'),
    ]);
    expect(Object.values(below(site)).filter(Boolean)).toEqual([]);
  });

  it('stand links to an alias and to an address that ends in .html', () => {
    const aliased = makeDoc('CS知识/乙', '乙', { aliases: ['/旧'] });
    const site = makeSite([linking('甲', [mention('/旧')]), linking('丙', [mention('/CS知识/乙.html')]), aliased]);
    expect(titles(below(site)['/CS知识/乙'])).toEqual(['甲', '丙']);
  });
});

it('writes again what its links lead to, and no other page, when a note changes a sentence', () => {
  const siteWith = (before: string) =>
    makeSite([
      linking('CS知识/甲', [mention('/CS知识/乙', { before })]),
      linking('CS知识/丁', [mention('/CS知识/丙')]),
      makeDoc('CS知识/乙', '乙'),
      makeDoc('CS知识/丙', '丙'),
    ]);
  const [old, now] = ['原来', '后来'].map((before) =>
    pageInputs(siteWith(before), FRAME, [backlinksSite]).map((input) => JSON.stringify(input)),
  );
  const changed = now?.filter((input) => !old?.includes(input)).map((input) => JSON.parse(input).page.path);
  expect(changed).toEqual(['/CS知识/乙']);
});
