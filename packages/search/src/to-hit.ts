/** The specification's search hit (section 3): an address and the counts of the query, whichever engine found it. */
import type { Answer, PageHit, SectionHit } from './types.ts';

export interface SearchHit {
  url: string;
  context: { query: string; hitsOnPage: number; hitsTotal: number };
}

/** One section of an answer as a hit. */
export function toHit(section: SectionHit, page: PageHit, answer: Answer): SearchHit {
  return {
    url: section.url,
    context: { query: answer.query, hitsOnPage: page.hitsOnPage, hitsTotal: answer.hitsTotal },
  };
}
