/** Look-ups in words. */
import { type LinkName, type LookupState, lookupOf } from './state.ts';
import type { Language, Lookup, Query, Visit } from './types.ts';
import { words } from './words/lab.ts';

/** What a link from one place to another is called. */
export function linkText(link: LinkName, language: Language): string {
  if (link !== 'parent') return `__${link}`;
  return language === 'scope' ? words.outerScope : words.prototype;
}

/** One visit of the path. */
export const visitText = ({ place, isHit, via }: Visit, name: string): string =>
  via === 'receiver'
    ? words.backTo(place)
    : words.visit(words.via[via], place, isHit ? words.has(name) : words.hasNot(name));

/** What the drawing shows. */
export const figureLabel = ({ world: { places }, query: { at, name } }: LookupState) =>
  words.picture(at, name, places.length, places.map((place) => place.name).join(words.comma));

/** What the reader is asked, and how he tries another. */
export function question({ query: { at, name, write } }: LookupState): string {
  return (write === undefined ? words.whereFound(at, name) : words.whereWritten(at, name)) + words.howToChange;
}

function outcomeText({ outcome, world: { language } }: Lookup, { name }: Query): string {
  switch (outcome.kind) {
    case 'found':
      return words.result(outcome.value);
    case 'missing':
      return words.missing(language === 'lua' ? 'nil' : 'undefined');
    case 'written':
      return words.writtenTo(outcome.place);
    case 'setter':
      return words.setterCalled;
    case 'error':
      return words.errors[outcome.error](name);
  }
}

const opening = ({ at, name, write }: Query) =>
  words.guessFirst(write === undefined ? words.reading(at, name) : words.writing(at, name));

/** The path so far, and when it is at its end, what came of it. */
export function describe(state: LookupState): string {
  const { query, step } = state;
  const lookup = lookupOf(state);
  const visits = lookup.path.slice(0, step).map((visit) => visitText(visit, query.name));
  const isEnd = step >= lookup.path.length;
  const parts = [...visits, ...(isEnd ? [outcomeText(lookup, query)] : [])];
  return words.sentence(parts.join(words.semicolon) || opening(query));
}
