/** Looking up as a lab: the reader edits the places, says where and what, and follows the search. */
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { describe, question } from './describe.ts';
import { guess } from './guess.ts';
import { lookupCodec } from './link.ts';
import type { Preset } from './presets.ts';
import {
  fromJson,
  KINDS,
  LINKS,
  type LinkName,
  type LookupOptions,
  type LookupState,
  lastOf,
  lookupOf,
  MOST_VALUE,
  type Name,
  NEW_VALUE,
  presetOf,
  startState,
  targetsOf,
  tidy,
  withPlace,
  withSlot,
} from './state.ts';
import type { Place, Slot } from './types.ts';
import { words } from './words/lab.ts';

export type LookupAction =
  | { kind: 'go'; step: number }
  | { kind: 'world'; preset: Preset }
  /** Where the search begins, what it looks for, and what it writes: nothing when it reads. */
  | { kind: 'from'; at: string }
  | { kind: 'find'; name: Name }
  | { kind: 'write'; value: number | undefined }
  /** The value that is written stays, and is there to be looked for. */
  | { kind: 'commit' }
  | { kind: 'edit'; place: string }
  | { kind: 'value'; place: string; name: Name; value: number }
  /** What a place holds under a name: made, changed or, without a kind, taken away. */
  | { kind: 'slot'; place: string; name: Name; slot: Slot['kind'] | undefined }
  | { kind: 'link'; place: string; link: LinkName; to: string | undefined };

const isValue = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_VALUE;

const placeOf = ({ world }: LookupState, name: string): Place | undefined =>
  world.places.find((place) => place.name === name);

type Asked = { at: string } | { name: Name } | { write: number | undefined };

function ask(state: LookupState, patch: Asked): LookupState {
  const { at, name, write }: { at: string; name: Name; write?: number | undefined } = { ...state.query, ...patch };
  const query = { at, name, ...(write !== undefined && { write }) };
  return JSON.stringify(query) === JSON.stringify(state.query) ? state : { ...state, query, step: 0 };
}

function setSlot(state: LookupState, { place: at, name, slot: kind }: LookupAction & { kind: 'slot' }): LookupState {
  const place = placeOf(state, at);
  const old = place?.slots.find((slot) => slot.name === name);
  if (!place || old?.kind === kind || (kind && !KINDS[state.world.language].includes(kind))) return state;
  const slot = kind && { name, value: old?.value ?? NEW_VALUE, kind };
  return withPlace(state, at, { slots: withSlot(place.slots, name, slot) });
}

function setValue(state: LookupState, { place: at, name, value }: LookupAction & { kind: 'value' }): LookupState {
  const place = placeOf(state, at);
  const old = place?.slots.find((slot) => slot.name === name);
  if (!place || !old || old.value === value || !isValue(value)) return state;
  return withPlace(state, at, { slots: withSlot(place.slots, name, { ...old, value }) });
}

function setLink(state: LookupState, { place: at, link, to }: LookupAction & { kind: 'link' }): LookupState {
  const place = placeOf(state, at);
  const isKnown = to === undefined || targetsOf(state.world, at, link).includes(to);
  if (!place || !isKnown || place[link] === to || !LINKS[state.world.language].includes(link)) return state;
  return withPlace(state, at, { [link]: to });
}

function commit(state: LookupState): LookupState {
  const { outcome, world } = lookupOf(state);
  if (outcome.kind !== 'written') return state;
  const next = { ...state, world: { ...world, places: world.places.map(tidy) } };
  // Written once, the same write may end sooner: the name is there now.
  return JSON.stringify(next) === JSON.stringify(state) ? state : { ...next, step: Math.min(state.step, lastOf(next)) };
}

function reduce(state: LookupState, action: LookupAction): LookupState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'world':
      return action.preset === presetOf(state) ? state : startState({ world: action.preset });
    case 'from':
      return placeOf(state, action.at) ? ask(state, { at: action.at }) : state;
    case 'find':
      return ask(state, { name: action.name });
    case 'write':
      return action.value === undefined || isValue(action.value) ? ask(state, { write: action.value }) : state;
    case 'commit':
      return commit(state);
    case 'edit':
      return placeOf(state, action.place) && action.place !== state.edited ? { ...state, edited: action.place } : state;
    case 'value':
      return setValue(state, action);
    case 'slot':
      return setSlot(state, action);
    case 'link':
      return setLink(state, action);
  }
}

export const lookupModel: LabModel<LookupOptions, LookupState, LookupAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(lookupCodec, [], fromJson),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess,
  get keys() {
    return [
      ['↑ ↓', words.changeOrJoin],
      ['Delete', words.removeValue],
      [words.enterSpace, words.findStartOrAdd],
    ] as const;
  },
};
