/** Hits in the order of the list, each with its page. */
import type { PageHit, SectionHit } from '../types.ts';

export interface Found {
  page: PageHit;
  hit: SectionHit;
}

/** Terms marked on a page at most. */
const TERMS = 20;

/** All hits of pages in one list: what the arrow keys move through. */
export function foundIn(pages: PageHit[]): Found[] {
  return pages.flatMap((page) => page.hits.map((hit) => ({ page, hit })));
}

/** Texts to mark on the page of a hit: the query, its words, and what the engine marked; single characters only when there is nothing longer. */
export function termsOf({ page, hit }: Found, query: string): string[] {
  const marked = [...page.title, ...hit.heading, ...hit.excerpt].filter(({ mark }) => mark).map(({ text }) => text);
  const words = [query, ...query.split(/\s+/), ...marked].map((term) => term.trim().toLowerCase()).filter(Boolean);
  const terms = [...new Set(words)];
  const longer = terms.filter((term) => [...term].length > 1);
  return (longer.length > 0 ? longer : terms).slice(0, TERMS);
}
