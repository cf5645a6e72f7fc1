/** What a reader can set: a world, what is looked up in it, and how far the search has gone. */
import { remember } from '../model/story.ts';
import { lookUp } from './model.ts';
import { PRESETS, type Preset, STARTS } from './presets.ts';
import type { Lookup, Place, Query, Slot, World } from './types.ts';

/** Names that can be looked up. */
export const NAMES = ['x', 'y', 'z'] as const;
export type Name = (typeof NAMES)[number];

/** Greatest value a reader can set, and what a new slot holds. */
export const MOST_VALUE = 400;
export const NEW_VALUE = 1;

export interface LookupOptions {
  world: Preset;
}

export interface LookupState {
  /** The world that this one was made of: it has the same places. */
  preset: Preset;
  world: World;
  query: Query & { name: Name };
  /** Name of the place that the forms edit. */
  edited: string;
  /** How many places of the path have been visited, 0 to all. */
  step: number;
}

/** Kinds of slots that each language has. */
export const KINDS: Record<World['language'], readonly Slot['kind'][]> = {
  javascript: ['plain', 'readonly', 'accessor'],
  lua: ['plain'],
  scope: ['plain', 'const', 'tdz'],
};

/** Ways from one place to another; each language has its own. */
export type LinkName = 'parent' | 'index' | 'newindex';
export const LINKS: Record<World['language'], readonly LinkName[]> = {
  javascript: ['parent'],
  lua: ['index', 'newindex'],
  scope: ['parent'],
};

/** The look-up of a state. */
export const lookupOf = remember(({ world, query }: LookupState): Lookup => lookUp(world, query));

/** The last step: all of the path, and what came of it. */
export const lastOf = (state: LookupState): number => lookupOf(state).path.length;

/** The state that a reader meets first: the question, before the first step. */
export function startState({ world: preset }: LookupOptions): LookupState {
  const { world, query } = STARTS[preset];
  return { preset, world, query: { ...query, name: nameOf(query.name) }, edited: query.at, step: 0 };
}

function nameOf(name: string): Name {
  const known = NAMES.find((each) => each === name);
  if (!known) throw new RangeError(`${name} is none of ${NAMES.join(', ')}`);
  return known;
}

/** The given world that a state's world still is; undefined for one of the reader's own. */
export const presetOf = ({ preset, world }: LookupState): Preset | undefined =>
  JSON.stringify(STARTS[preset].world) === JSON.stringify(world) ? preset : undefined;

/** Whether a place may have another as its parent: prototypes and scopes form no ring. */
export function canHaveParent(world: World, child: string, parent: string | undefined): boolean {
  const seen = new Set([child]);
  for (let at = parent; at !== undefined; at = world.places.find(({ name }) => name === at)?.parent) {
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return true;
}

/** Where a link of a place may lead: tables may refer to each other in rings. */
export function targetsOf(world: World, place: string, link: LinkName): string[] {
  const names = world.places.map(({ name }) => name);
  return link === 'parent' ? names.filter((name) => canHaveParent(world, place, name)) : names;
}

/** The state with one place changed; the look-up starts over and is at its end, so that one sees what it comes to. */
export function withPlace(state: LookupState, name: string, patch: Partial<Place>): LookupState {
  const places = state.world.places.map((each) => (each.name === name ? tidy({ ...each, ...patch }) : each));
  const next = { ...state, world: { ...state.world, places } };
  return { ...next, step: lastOf(next) };
}

/** A place with its slots by name, and no field for a link that was taken away: a state stays plain JSON. */
export function tidy({ name, slots, ...links }: Place): Place {
  const kept = Object.fromEntries(Object.entries(links).filter(([, to]) => to !== undefined));
  return { name, slots: [...slots].sort((a, b) => a.name.localeCompare(b.name)), ...kept };
}

/** Slots with one name set, changed or taken away. */
export function withSlot(slots: readonly Slot[], name: string, slot: Slot | undefined): Slot[] {
  const others = slots.filter((each) => each.name !== name);
  return slot ? [...others, slot] : others;
}

/** What the first release wrote, as a state: the world it was made of is the one with the same places. */
export function fromJson(json: unknown): LookupState {
  const { world, query, edited, step } = json as LookupState;
  const namesOf = (each: World) => `${each.language} ${each.places.map(({ name }) => name).join(' ')}`;
  const preset = PRESETS.find((each) => namesOf(STARTS[each].world) === namesOf(world));
  if (!preset) throw new RangeError('places that no reader could make');
  const state = { preset, world: { ...world, places: world.places.map(tidy) }, query, edited, step: 0 };
  return { ...state, step: Math.min(step, lastOf(state)) };
}
