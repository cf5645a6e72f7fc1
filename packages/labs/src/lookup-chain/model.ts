/** Looking a name up along prototypes, metatables or scopes, as the languages define it; strict mode for JavaScript. */
import type { Lookup, Outcome, Place, Query, Slot, Visit, World } from './types.ts';

/** Lua gives up after this many tables (MAXTAGLOOP in lvm.c). */
const LUA_LIMIT = 2000;

/** Carries out a look-up. */
export function lookUp(world: World, query: Query): Lookup {
  if (query.write === undefined) return { ...read(world, query), world };
  if (world.language === 'lua') return writeLua(world, query);
  return world.language === 'javascript' ? writeObject(world, query) : writeScope(world, query);
}

const placeOf = ({ places }: World, name: string | undefined) => places.find((place) => place.name === name);
const slotOf = (place: Place, name: string) => place.slots.find((slot) => slot.name === name);

const LINKS = {
  javascript: { via: 'prototype', next: (place: Place) => place.parent },
  scope: { via: 'outer', next: (place: Place) => place.parent },
  lua: { via: '__index', next: (place: Place) => place.index },
} as const;

interface Search {
  path: Visit[];
  slot?: Slot;
  place?: Place;
  isEndless: boolean;
}

/** Goes from place to place until one has the name. */
function search(world: World, { at, name }: Query): Search {
  const { via, next } = LINKS[world.language];
  const path: Visit[] = [];
  let place = placeOf(world, at);
  while (place) {
    const slot = slotOf(place, name);
    path.push({ place: place.name, isHit: slot !== undefined, via: path.length ? via : 'start' });
    if (slot) return { path, slot, place, isEndless: false };
    if (path.length > world.places.length) return { path, isEndless: true };
    place = placeOf(world, next(place));
  }
  return { path, isEndless: false };
}

function read(world: World, query: Query): Pick<Lookup, 'path' | 'outcome'> {
  const { path, slot, isEndless } = search(world, query);
  if (isEndless) return { path, outcome: { kind: 'error', error: 'loop' } };
  if (slot?.kind === 'tdz') return { path, outcome: { kind: 'error', error: 'tdz' } };
  if (slot) return { path, outcome: { kind: 'found', value: slot.value } };
  const missing: Outcome = world.language === 'scope' ? { kind: 'error', error: 'not-defined' } : { kind: 'missing' };
  return { path, outcome: missing };
}

/** The world with a slot of one place set, made when it is not there. */
function withSlot(world: World, at: string, name: string, value: number): World {
  const set = (place: Place): Place => ({
    ...place,
    slots: slotOf(place, name)
      ? place.slots.map((slot) => (slot.name === name ? { ...slot, value } : slot))
      : [...place.slots, { name, value, kind: 'plain' }],
  });
  return { ...world, places: world.places.map((place) => (place.name === at ? set(place) : place)) };
}

const written = (world: World, path: Visit[], query: Query, place: string): Lookup => ({
  path,
  outcome: { kind: 'written', place },
  world: withSlot(world, place, query.name, query.write ?? 0),
});

/** `object.name = value`: what the chain holds decides, but a plain value is stored in the object itself. */
function writeObject(world: World, query: Query): Lookup {
  const { path, slot, isEndless } = search(world, query);
  if (isEndless) return { path, world, outcome: { kind: 'error', error: 'loop' } };
  if (slot?.kind === 'readonly') return { path, world, outcome: { kind: 'error', error: 'readonly' } };
  if (slot?.kind === 'accessor') return { path, world, outcome: { kind: 'setter' } };
  const back: Visit[] = path.length > 1 ? [{ place: query.at, isHit: false, via: 'receiver' }] : [];
  return written(world, [...path, ...back], query, query.at);
}

/** `name = value` in a scope: the nearest declaration is written; without one, strict code throws. */
function writeScope(world: World, query: Query): Lookup {
  const { path, slot, place } = search(world, query);
  if (!slot || !place) return { path, world, outcome: { kind: 'error', error: 'not-defined' } };
  if (slot.kind === 'tdz' || slot.kind === 'const') {
    return { path, world, outcome: { kind: 'error', error: slot.kind } };
  }
  return written(world, path, query, place.name);
}

/** `table.name = value`: a table that has the name, or has no `__newindex`, takes the value. */
function writeLua(world: World, query: Query): Lookup {
  const path: Visit[] = [];
  let place = placeOf(world, query.at);
  while (place && path.length < Math.min(LUA_LIMIT, world.places.length + 1)) {
    const isHit = slotOf(place, query.name) !== undefined;
    path.push({ place: place.name, isHit, via: path.length ? '__newindex' : 'start' });
    const next = placeOf(world, place.newindex);
    if (isHit || !next) return written(world, path, query, place.name);
    place = next;
  }
  return { path, world, outcome: { kind: 'error', error: 'loop' } };
}
