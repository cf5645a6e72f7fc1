import { expect, it } from 'vitest';
import { toHit } from './to-hit.ts';
import type { Answer, PageHit, SectionHit } from './types.ts';

it('gives the address and the counts of the query, whichever engine found the section', () => {
  const section: SectionHit = { url: '/C++/指针#计数', heading: [], kind: 'heading', excerpt: [] };
  const page = { hits: [section], hitsOnPage: 4 } as unknown as PageHit;
  const answer = { query: '指针', hitsTotal: 31 } as Answer;
  for (const engine of ['embedded', 'hosted'] as const) {
    expect(toHit(section, page, { ...answer, engine })).toEqual({
      url: '/C++/指针#计数',
      context: { query: '指针', hitsOnPage: 4, hitsTotal: 31 },
    });
  }
});
