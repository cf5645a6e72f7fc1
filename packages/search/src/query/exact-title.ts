/** A page whose title is just what was asked comes first. */
import { fold } from '../lexer/lexer.ts';
import type { RankedPage } from './score.ts';

/** Pages looked at, the best ones: they are most of those that are shown, so their texts are fetched anyway. */
const CANDIDATES = 6;
/** Share of the query that a title must have to be looked at. The index rounds shares, so a whole title may have a little less than 1. */
const WHOLE = 0.95;

/**
 * The pages with the one of exactly this title first, if it is among the best. Scores cannot tell it from a longer title, or
 * from a page in a folder of that name: a long query is looked up in part, and shares of a long title are a few sixteenths.
 */
export async function exactTitleFirst(
  pages: RankedPage[],
  query: string,
  titleOf: (page: RankedPage) => Promise<string>,
): Promise<RankedPage[]> {
  const wanted = comparable(query);
  const likely = pages.slice(0, CANDIDATES).filter(({ title }) => title > WHOLE);
  if (likely.length < 2) return pages;
  const titles = await Promise.all(likely.map(titleOf));
  const found = likely[titles.findIndex((title) => comparable(title) === wanted)];
  return found && found !== pages[0] ? [found, ...pages.filter((page) => page !== found)] : pages;
}

function comparable(text: string): string {
  return fold(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}
