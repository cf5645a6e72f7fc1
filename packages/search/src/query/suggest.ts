/** A better query when this one found nothing or little: another spelling, or a synonym. */
import { fold, lex } from '../lexer/lexer.ts';
import type { PageHit, Span } from '../types.ts';
import type { LookedUp, RankedPage } from './score.ts';
import type { Store } from './store.ts';

/** At most this many pages, none with this share of the query, count as little. */
const FEW_PAGES = 2;
const MUCH = 0.6;
/** Synonyms tried at most; each may cost requests. */
const MAX_TRIED = 2;

/** Whether a suggestion is worth its requests. */
export function foundLittle(pages: RankedPage[]): boolean {
  return pages.length <= FEW_PAGES && pages.every(({ share }) => share < MUCH);
}

/** The query with its misspelt words replaced by those that were found instead; undefined when none was. */
export function respell(query: string, lookedUp: LookedUp[], hits: PageHit[]): string | undefined {
  let better = query;
  for (const { unit, found } of lookedUp) {
    if (unit.kind === 'word' && found[0]?.how === 'typo') better = replaceWord(better, unit.term, found[0].term);
    if (unit.kind === 'skip' && found.length > 0) better = replaceAround(better, unit.term, hits);
  }
  return better === query ? undefined : better;
}

function replaceWord(text: string, wrong: string, right: string): string {
  const at = fold(text).indexOf(wrong);
  return at < 0 ? text : text.slice(0, at) + right + text.slice(at + wrong.length);
}

/** `断` in 线断树 becomes what stands between the same neighbours in the first titles and headings. */
function replaceAround(query: string, skip: string, hits: PageHit[]): string {
  const [before = '', after = ''] = skip.split('·');
  const middle = (text: string, isWanted: (character: string) => boolean) => {
    const characters = [...text];
    return characters.findIndex(
      (character, at) => character === before && characters[at + 2] === after && isWanted(characters[at + 1] as string),
    );
  };
  for (const heading of hits.flatMap(headingsOf)) {
    const at = middle(heading, () => true);
    if (at < 0) continue;
    const right = [...heading][at + 1] as string;
    const characters = [...query];
    const wrong = middle(query, (character) => character !== right);
    if (wrong >= 0) characters[wrong + 1] = right;
    return characters.join('');
  }
  return query;
}

function headingsOf({ title, hits }: PageHit): string[] {
  return [title, ...hits.map(({ heading }) => heading)].map(textOf);
}

function textOf(spans: Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** The query with one of its words replaced by a synonym that does have results. */
export async function bySynonym(
  query: string,
  store: Store,
  hasResults: (query: string) => Promise<boolean>,
): Promise<string | undefined> {
  const folded = fold(query.trim());
  for (const candidate of candidates(folded, await store.synonyms()).slice(0, MAX_TRIED)) {
    if (await hasResults(candidate)) return candidate;
  }
  return undefined;
}

/** Longest words first, each replaced by the other words of its group. */
function candidates(query: string, groups: string[][]): string[] {
  const matches = groups.flatMap((group) => {
    const word = group.find((term) => isIn(fold(term), query));
    return word ? [{ word: fold(word), group }] : [];
  });
  matches.sort((a, b) => b.word.length - a.word.length);
  return matches.flatMap(({ word, group }) =>
    group.filter((term) => fold(term) !== word).map((term) => query.replace(word, () => term)),
  );
}

/** As whole words, not inside others. */
function isIn(term: string, query: string): boolean {
  if (!query.includes(term)) return false;
  const words = new Set(lex(query).map((token) => token.term));
  return !/^[a-z0-9_]+$/.test(term) || words.has(term);
}
