/** What can be guessed of a look-up: where the search stops, and what comes of it. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { visitText } from './describe.ts';
import { type LookupState, lastOf, lookupOf } from './state.ts';
import type { Language, Lookup, Outcome, Place, Query, Visit } from './types.ts';
import { words } from './words/lab.ts';

/** Before the first step where it stops, before the last one what comes of it. */
export function guess(state: LookupState): Guess | undefined {
  const last = lastOf(state);
  if (state.step === last - 1) return askOutcome(state);
  return state.step === 0 ? askStop(state) : undefined;
}

/** Visits in search of the name: going back to write is none. */
const searched = ({ path }: Lookup): Visit[] => path.filter(({ via }) => via !== 'receiver');

function askStop(state: LookupState): Guess {
  const { query, world } = state;
  const lookup = lookupOf(state);
  const visits = searched(lookup);
  const last = visits.at(-1);
  const isRing = lookup.outcome.kind === 'error' && lookup.outcome.error === 'loop';
  const right = isRing ? words.ring : last && stopsAt(last, lookup) ? last.place : words.nowhere;
  const others = world.places.map(({ name }) => name).slice(0, 4);
  return {
    question: words.whereItStops(queryText(query)),
    ...choose(right, [...others, words.nowhere]),
    because: words.sentence(visits.map((visit) => visitText(visit, query.name)).join(words.semicolon)),
  };
}

/** Whether a search ends at its last visit because it has the name, or because a table without `__newindex` takes it. */
const stopsAt = ({ place, isHit }: Visit, { outcome }: Lookup): boolean =>
  isHit || (outcome.kind === 'written' && outcome.place === place);

const queryText = ({ at, name, write }: Query): string =>
  write === undefined ? words.reading(at, name) : words.writingValue(at, name, write);

const nothingIn = (language: Language) => words.gives(language === 'lua' ? 'nil' : 'undefined');

function outcomeText(outcome: Outcome, language: Language): string {
  switch (outcome.kind) {
    case 'found':
      return words.gives(outcome.value);
    case 'missing':
      return nothingIn(language);
    case 'written':
      return words.writtenTo(outcome.place);
    case 'setter':
      return words.setterOnly;
    case 'error':
      return words.outcomes[outcome.error];
  }
}

/** Most answers to choose from. */
const MOST_CHOICES = 5;

function askOutcome(state: LookupState): Guess {
  const { query, world } = state;
  const lookup = lookupOf(state);
  const right = outcomeText(lookup.outcome, world.language);
  const others = query.write === undefined ? readings(state) : writings(state);
  const choices = [...new Set([right, ...others])].slice(0, MOST_CHOICES);
  return { question: words.whatComes(queryText(query)), ...choose(right, choices), because: reasonOf(state, lookup) };
}

function readings({ world, query }: LookupState): string[] {
  const values = world.places.flatMap(({ slots }) => slots.filter(({ name }) => name === query.name));
  const nothing = world.language === 'scope' ? words.outcomes.tdz : nothingIn(world.language);
  return [nothing, ...values.map(({ value }) => words.gives(value)), words.gives((values[0]?.value ?? 0) + 1)];
}

function writings({ world }: LookupState): string[] {
  const errors =
    world.language === 'lua'
      ? []
      : [words.outcomes.const, ...(world.language === 'javascript' ? [words.setterOnly] : [])];
  return [...world.places.slice(0, 3).map(({ name }) => words.writtenTo(name)), ...errors, nothingIn(world.language)];
}

/** Why it comes to what it comes to. */
function reasonOf({ world, query }: LookupState, lookup: Lookup): string {
  const { name, write } = query;
  const stop = searched(lookup).at(-1)?.place ?? query.at;
  const { outcome } = lookup;
  switch (outcome.kind) {
    case 'found':
      return words.firstCounts(stop, name, outcome.value);
    case 'missing':
      return words.nothingBehind(stop, name);
    case 'setter':
      return words.isAccessor(stop, name, query.at);
    case 'written':
      return words.sentence(
        whyThere({ stop: world.places.find((place) => place.name === stop), query, language: world.language }),
      );
    case 'error':
      return words.errorReasons[outcome.error](stop, name, write === undefined ? '__index' : '__newindex');
  }
}

interface Written {
  stop: Place | undefined;
  query: Query;
  language: Language;
}

function whyThere({ stop, query: { at, name }, language }: Written): string {
  const has = stop?.slots.some((slot) => slot.name === name) ?? false;
  if (language === 'scope') return words.nearestDeclaration(stop?.name, name);
  if (language === 'lua') return has ? words.ownChanged(stop?.name, name) : words.noNewindex(stop?.name);
  if (stop?.name === at && has) return words.ownChanged(at, name);
  return words.plainStored(at);
}
