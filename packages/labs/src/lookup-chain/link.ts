/** A state as digits: places by number, for their names are those of the world they were made of. */
import { type Codec, checked, list, maybe, oneOf, record, whole } from '../model/codec.ts';
import { PRESETS, type Preset, STARTS } from './presets.ts';
import {
  canHaveParent,
  KINDS,
  LINKS,
  type LinkName,
  type LookupState,
  lastOf,
  NAMES,
  type Name,
  tidy,
} from './state.ts';
import type { Place, Slot, World } from './types.ts';

/** Most places of a world, the greatest value there ever was, and the longest path. */
const MOST_PLACES = 5;
const MOST_VALUE = 999;
const MOST_STEPS = 2 * MOST_PLACES;

interface PackedSlot {
  kind: Slot['kind'];
  value: number;
}

/** Slots in the order of `NAMES`, links in that of the language. */
interface PackedPlace {
  slots: (PackedSlot | undefined)[];
  links: (number | undefined)[];
}

interface Packed {
  preset: Preset;
  places: PackedPlace[];
  at: number;
  name: Name;
  write: number | undefined;
  edited: number;
  step: number;
}

const place = whole(0, MOST_PLACES - 1);
const value = whole(0, MOST_VALUE);
const slot = record<PackedSlot>({ kind: oneOf(['plain', 'readonly', 'accessor', 'const', 'tdz']), value });

const packed = record<Packed>({
  preset: oneOf(PRESETS),
  places: list(
    record<PackedPlace>({ slots: list(maybe(slot), NAMES.length, NAMES.length), links: list(maybe(place), 1, 2) }),
    1,
    MOST_PLACES,
  ),
  at: place,
  name: oneOf(NAMES),
  write: maybe(value),
  edited: place,
  step: whole(0, MOST_STEPS),
});

function pack({ preset, world, query, edited, step }: LookupState): Packed {
  const numberOf = (name: string) => world.places.findIndex((each) => each.name === name);
  const places = world.places.map(({ slots, ...links }) => ({
    slots: NAMES.map((name) => slots.find((each) => each.name === name)),
    links: LINKS[world.language].map((link) => {
      const to = links[link];
      return to === undefined ? undefined : numberOf(to);
    }),
  }));
  const { at, name, write } = query;
  return { preset, places, at: numberOf(at), name, write, edited: numberOf(edited), step };
}

/** Throws `RangeError` for a place that is not there. */
function unpack({ preset, places, at, name, write, edited, step }: Packed): LookupState {
  const { language, places: given } = STARTS[preset].world;
  const nameAt = (number: number): string => {
    const found = given[number]?.name;
    if (found === undefined || number >= places.length) throw new RangeError(`place ${number} of ${places.length}`);
    return found;
  };
  const linksOf = (links: PackedPlace['links']) =>
    Object.fromEntries(
      LINKS[language].flatMap((link, index): [LinkName, string][] => {
        const to = links[index];
        return to === undefined ? [] : [[link, nameAt(to)]];
      }),
    );
  const world: World = {
    language,
    places: places.map(({ slots, links }, number): Place => {
      const kept = NAMES.flatMap((each, index) => {
        const found = slots[index];
        return found ? [{ name: each, ...found }] : [];
      });
      return tidy({ name: nameAt(number), slots: kept, ...linksOf(links) });
    }),
  };
  const query = { at: nameAt(at), name, ...(write !== undefined && { write }) };
  return { preset, world, query, edited: nameAt(edited), step };
}

function isWhole({ preset, world, ...state }: LookupState): boolean {
  return (
    world.places.length === STARTS[preset].world.places.length &&
    world.places.every(
      ({ name, slots, parent }) =>
        slots.every(({ kind }) => KINDS[world.language].includes(kind)) && canHaveParent(world, name, parent),
    ) &&
    state.step <= lastOf({ preset, world, ...state })
  );
}

/** Writes and reads states; what it reads is a state that a reader could make. */
export const lookupCodec: Codec<LookupState> = checked(
  {
    write: (state, put) => packed.write(pack(state), put),
    read: (take) => unpack(packed.read(take)),
  },
  isWhole,
);
