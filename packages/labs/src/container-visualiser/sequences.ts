/** Operations of vector, deque and list, each with the iterators it breaks by the standard's rules. */
import { cleared, growBack, growFront, shrinkBack, shrinkFront } from './deque.ts';
import type { Applied, Container, Effect, Item } from './types.ts';

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const QUIET: Effect = { moves: 0, reallocated: false, brokenIterators: [], brokenReferences: [] };

/** Iterators and references break alike. */
const breaking = (items: readonly Item[], effect: Partial<Effect>): Effect => ({
  ...QUIET,
  brokenIterators: idsOf(items),
  brokenReferences: idsOf(items),
  ...effect,
});

function added(container: Container, at: number, value: number): Container {
  const items = container.items.toSpliced(at, 0, { id: container.nextId, value });
  return { ...container, items, nextId: container.nextId + 1 };
}

const removed = (container: Container, at: number): Container => ({
  ...container,
  items: container.items.toSpliced(at, 1),
});

/** `v.insert(begin + at, value)`; `at === size` is `push_back`. A full vector doubles. */
export function insertVector(container: Container, at: number, value: number): Applied {
  const { items, capacity } = container;
  const next = added(container, at, value);
  if (items.length < capacity) {
    return { container: next, effect: breaking(items.slice(at), { moves: items.length - at }) };
  }
  const grown = { ...next, capacity: items.length + Math.max(items.length, 1) };
  return { container: grown, effect: breaking(items, { moves: items.length, reallocated: true }) };
}

/** `v.erase(begin + at)`: what lies behind moves one place forward. */
export function eraseVector(container: Container, at: number): Applied {
  const behind = container.items.slice(at);
  return { container: removed(container, at), effect: breaking(behind, { moves: behind.length - 1 }) };
}

/** `v.reserve(count)` and `v.shrink_to_fit()`: another capacity, everything moves. */
export function resizeVector(container: Container, capacity: number): Applied {
  if (capacity === container.capacity) return { container, effect: QUIET };
  const effect = breaking(container.items, { moves: container.items.length, reallocated: true });
  return { container: { ...container, capacity }, effect };
}

/** `d.insert(begin + at, value)`: the nearer half moves; only at the ends references live on. */
export function insertDeque(container: Container, at: number, value: number): Applied {
  const { items } = container;
  const front = at === 0 || (at !== items.length && at < Math.floor(items.length / 2));
  return growDeque(container, { at, value, front });
}

/** `d.push_front(value)` and `d.push_back(value)`; in an empty deque the two take different places. */
export function pushDeque(container: Container, end: 'front' | 'back', value: number): Applied {
  const front = end === 'front';
  return growDeque(container, { at: front ? 0 : container.items.length, value, front });
}

function growDeque(container: Container, { at, value, front }: { at: number; value: number; front: boolean }): Applied {
  const { items } = container;
  const { storage, newMap } = front ? growFront(container.deque) : growBack(container.deque);
  const isEnd = at === 0 || at === items.length;
  const effect = breaking(items, { moves: front ? at : items.length - at, reallocated: newMap });
  return {
    container: { ...added(container, at, value), deque: storage },
    effect: isEnd ? { ...effect, brokenReferences: [] } : effect,
  };
}

/** `d.erase(begin + at)`: the nearer half moves; at the ends only the erased element's iterators break. */
export function eraseDeque(container: Container, at: number): Applied {
  const { items } = container;
  const last = items.length - 1;
  const front = at < Math.floor(items.length / 2);
  const broken = at === 0 || at === last ? items.slice(at, at + 1) : items;
  return {
    container: {
      ...removed(container, at),
      deque: front ? shrinkFront(container.deque) : shrinkBack(container.deque),
    },
    effect: breaking(broken, { moves: front ? at : last - at }),
  };
}

/** `pop_front()` and `pop_back()`; unlike `erase`, they name the end themselves. */
export function popDeque(container: Container, end: 'front' | 'back'): Applied {
  const at = end === 'front' ? 0 : container.items.length - 1;
  const deque = end === 'front' ? shrinkFront(container.deque) : shrinkBack(container.deque);
  return { container: { ...removed(container, at), deque }, effect: breaking(container.items.slice(at, at + 1), {}) };
}

/** A list's nodes never move. */
export function insertList(container: Container, at: number, value: number): Applied {
  return { container: added(container, at, value), effect: QUIET };
}

/** Only the erased node's iterators break. */
export function eraseList(container: Container, at: number): Applied {
  return { container: removed(container, at), effect: breaking(container.items.slice(at, at + 1), {}) };
}

/** `clear()` of any container; a vector keeps its capacity, a deque its first block, a hash table its buckets. */
export function clear(container: Container): Applied {
  const next = { ...container, items: [], deque: cleared(container.deque) };
  return { container: next, effect: breaking(container.items, {}) };
}
