/** A container and the operations on it, as libstdc++ carries them out; iterators the reader holds are followed. */
import { emptyDeque } from './deque.ts';
import { emptyHash, growHash, MAX_BUCKETS, place, rehash, reserveHash } from './hash.ts';
import {
  clear,
  eraseDeque,
  eraseList,
  eraseVector,
  insertDeque,
  insertList,
  insertVector,
  popDeque,
  pushDeque,
  resizeVector,
} from './sequences.ts';
import type { Applied, Container, Effect, Kind, Operation } from './types.ts';

type OperationName = Operation['op'];

/** The member functions that each container has; stack and queue call theirs `push` and `pop`. */
export const OPERATIONS: Record<Kind, readonly OperationName[]> = {
  vector: ['push_back', 'insert', 'erase', 'pop_back', 'reserve', 'shrink_to_fit', 'clear'],
  deque: ['push_back', 'push_front', 'insert', 'erase', 'pop_back', 'pop_front', 'clear'],
  list: ['push_back', 'push_front', 'insert', 'erase', 'pop_back', 'pop_front', 'clear'],
  stack: ['push_back', 'pop_back'],
  queue: ['push_back', 'pop_front'],
  unordered_set: ['insert', 'erase', 'reserve', 'clear'],
};

/** Most elements the lab shows. */
export const MAX_ITEMS = 40;

/** An empty container. */
export const emptyContainer = (kind: Kind): Container => ({
  kind,
  items: [],
  capacity: 0,
  deque: emptyDeque(),
  hash: emptyHash(),
  nextId: 1,
});

const isDeque = (kind: Kind) => kind === 'deque' || kind === 'stack' || kind === 'queue';

/** Carries out one operation. */
export function apply(container: Container, operation: Operation): Applied {
  if (!OPERATIONS[container.kind].includes(operation.op) || !isInRange(container, operation)) return undefined;
  if (operation.op === 'clear') return clear(container);
  if (container.kind === 'unordered_set') return applyHash(container, operation);
  const { length } = container.items;
  switch (operation.op) {
    case 'push_back':
      return push(container, 'back', operation.value);
    case 'push_front':
      return push(container, 'front', operation.value);
    case 'insert':
      return insert(container, operation.at, operation.value);
    case 'erase':
      return erase(container, operation.at);
    case 'pop_back':
      return isDeque(container.kind) ? popDeque(container, 'back') : erase(container, length - 1);
    case 'pop_front':
      return isDeque(container.kind) ? popDeque(container, 'front') : erase(container, 0);
    case 'reserve':
      return resizeVector(container, Math.max(container.capacity, operation.count));
    case 'shrink_to_fit':
      return resizeVector(container, length);
  }
}

/** Outside this range C++ calls the behaviour undefined, or the lab has no room. */
function isInRange({ kind, items }: Container, operation: Operation): boolean {
  if ('value' in operation && items.length >= MAX_ITEMS) return false;
  // A set chooses the place itself.
  if (operation.op === 'insert') return kind === 'unordered_set' || (operation.at >= 0 && operation.at <= items.length);
  if (operation.op === 'erase') return operation.at >= 0 && operation.at < items.length;
  if (operation.op === 'reserve') return operation.count >= 0 && operation.count <= MAX_BUCKETS;
  return !operation.op.startsWith('pop') || items.length > 0;
}

function push(container: Container, end: 'front' | 'back', value: number): Applied {
  if (isDeque(container.kind)) return pushDeque(container, end, value);
  return insert(container, end === 'front' ? 0 : container.items.length, value);
}

function insert(container: Container, at: number, value: number): Applied {
  if (container.kind === 'vector') return insertVector(container, at, value);
  return container.kind === 'list' ? insertList(container, at, value) : insertDeque(container, at, value);
}

function erase(container: Container, at: number): Applied {
  if (container.kind === 'vector') return eraseVector(container, at);
  return container.kind === 'list' ? eraseList(container, at) : eraseDeque(container, at);
}

function applyHash(container: Container, operation: Operation): Applied {
  if (operation.op === 'insert') return insertHash(container, operation.value);
  // Nodes stay where they are: only the erased one's iterators break, as in a list.
  if (operation.op === 'erase') return eraseList(container, operation.at);
  if (operation.op !== 'reserve') return undefined;
  const storage = reserveHash(container.hash, container.items.length, operation.count);
  return rehashed(container, { ...container, hash: storage }, storage !== container.hash);
}

/** `insert(value)`; a value that is there already changes nothing. */
function insertHash(container: Container, value: number): Applied {
  if (container.items.some((item) => item.value === value)) return rehashed(container, container, false);
  const { storage, rehashed: grew } = growHash(container.hash, container.items.length);
  const applied = rehashed(container, { ...container, hash: storage }, grew);
  const items = place(applied.container.items, { id: container.nextId, value }, storage.buckets);
  return { ...applied, container: { ...applied.container, items, nextId: container.nextId + 1 } };
}

/** A rehash breaks every iterator but no reference, since the nodes stay. */
function rehashed(before: Container, after: Container, grew: boolean): { container: Container; effect: Effect } {
  const broken = grew ? before.items.map(({ id }) => id) : [];
  return {
    container: grew ? { ...after, items: rehash(before.items, after.hash.buckets) } : after,
    effect: { moves: 0, reallocated: grew, brokenIterators: broken, brokenReferences: [] },
  };
}

/** An iterator and a reference to one element that the reader holds on to. */
export interface Pin {
  id: number;
  iterator: boolean;
  reference: boolean;
}

/** What is left of the pins after an operation; what is broken stays broken. */
export const followPins = (pins: readonly Pin[], effect: Effect): Pin[] =>
  pins.map(({ id, iterator, reference }) => ({
    id,
    iterator: iterator && !effect.brokenIterators.includes(id),
    reference: reference && !effect.brokenReferences.includes(id),
  }));
