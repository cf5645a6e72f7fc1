/** What a reader can set, and what a link may bring. */
import * as v from 'valibot';
import { type Preset, STARTS } from './presets.ts';
import { LANGUAGES, type Place, type Query, type Slot, type World } from './types.ts';

/** Names that can be looked up. */
export const NAMES = ['x', 'y', 'z'] as const;
/** Most places of a world. */
const MOST_PLACES = 5;

export interface LookupOptions {
  world: Preset;
}

export interface LookupState {
  world: World;
  query: Query;
  /** Name of the place that is edited. */
  edited: string;
  /** How many places of the path have been visited, 0 to all. */
  step: number;
}

const placeName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,8}$/));
const value = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const slot = v.object({
  name: v.picklist(NAMES),
  value,
  kind: v.picklist(['plain', 'readonly', 'accessor', 'const', 'tdz']),
});
const place = v.object({
  name: placeName,
  slots: v.pipe(v.array(slot), v.maxLength(NAMES.length)),
  parent: v.optional(placeName),
  index: v.optional(placeName),
  newindex: v.optional(placeName),
});

/** Kinds of slots that each language has. */
export const KINDS: Record<World['language'], readonly Slot['kind'][]> = {
  javascript: ['plain', 'readonly', 'accessor'],
  lua: ['plain'],
  scope: ['plain', 'const', 'tdz'],
};

const areUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Whether a place may have another as its parent: prototypes and scopes form no ring. */
export function canHaveParent(world: World, child: string, parent: string | undefined): boolean {
  const seen = new Set([child]);
  for (let at = parent; at !== undefined; at = world.places.find(({ name }) => name === at)?.parent) {
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return true;
}

function isWorld(world: World): boolean {
  const names = world.places.map(({ name }) => name);
  const isKnown = (name: string | undefined) => name === undefined || names.includes(name);
  const isLua = world.language === 'lua';
  return (
    areUnique(names) &&
    world.places.every(
      ({ name, slots, parent, index, newindex }: Place) =>
        areUnique(slots.map((each) => each.name)) &&
        slots.every(({ kind }) => KINDS[world.language].includes(kind)) &&
        [parent, index, newindex].every(isKnown) &&
        (isLua ? parent === undefined : index === undefined && newindex === undefined) &&
        canHaveParent(world, name, parent),
    )
  );
}

/** A state as it may come from a link. */
export const lookupState = v.pipe(
  v.object({
    world: v.object({
      language: v.picklist(LANGUAGES),
      places: v.pipe(v.array(place), v.minLength(1), v.maxLength(MOST_PLACES)),
    }),
    query: v.object({ at: placeName, name: v.picklist(NAMES), write: v.optional(value) }),
    edited: placeName,
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 * MOST_PLACES)),
  }),
  v.check(
    ({ world, query, edited }) =>
      isWorld(world as World) && [query.at, edited].every((name) => world.places.some((each) => each.name === name)),
  ),
) as v.GenericSchema<unknown, LookupState>;

/** The state that a reader meets first: the question, before the first step. */
export function startState({ world: preset }: LookupOptions): LookupState {
  const { world, query } = STARTS[preset];
  return { world, query, edited: query.at, step: 0 };
}

/** The state with the edited place changed; the look-up starts over at its end. */
export function changePlace(state: LookupState, patch: Partial<Place>): Partial<LookupState> {
  const places = state.world.places.map((each) => (each.name === state.edited ? cleaned({ ...each, ...patch }) : each));
  return { world: { ...state.world, places }, step: 2 * MOST_PLACES };
}

/** Links that were taken away leave no field, so that a state stays plain JSON. */
function cleaned(place: Place): Place {
  return Object.fromEntries(Object.entries(place).filter(([, field]) => field !== undefined)) as unknown as Place;
}

/** Slots with one name set, changed or taken away. */
export function withSlot(slots: readonly Slot[], name: string, slot: Slot | undefined): Slot[] {
  const others = slots.filter((each) => each.name !== name);
  return slot ? [...others, slot].sort((a, b) => a.name.localeCompare(b.name)) : others;
}
