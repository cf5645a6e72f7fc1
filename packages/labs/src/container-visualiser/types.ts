/** Containers as plain data: what they hold, how it is stored, and what an operation did. */

/** The containers of the lab, as C++ names them; `stack` and `queue` stand on a deque. */
export type Kind = 'vector' | 'deque' | 'list' | 'stack' | 'queue' | 'unordered_set';
export const KINDS: readonly Kind[] = ['vector', 'deque', 'list', 'stack', 'queue', 'unordered_set'];

/** An element; `id` tells it from equal ones and stays with it when it moves. */
export interface Item {
  id: number;
  value: number;
}

/** libstdc++'s deque: a map of pointers to blocks; positions count from the map's and the block's start. */
export interface DequeStorage {
  mapSize: number;
  /** Index in the map of the first used block, and of the block in which `end()` lies. */
  startNode: number;
  finishNode: number;
  /** Index in its block of the first element, and of `end()`. */
  startOffset: number;
  finishOffset: number;
}

/** libstdc++'s hash table with a load factor of at most 1. */
export interface HashStorage {
  buckets: number;
  /** Elements up to which no rehash is needed (`_M_next_resize`). */
  nextResize: number;
}

/** A container: its elements in the order of iteration and its storage. */
export interface Container {
  kind: Kind;
  items: readonly Item[];
  /** Elements that fit without another allocation; vectors only. */
  capacity: number;
  deque: DequeStorage;
  hash: HashStorage;
  nextId: number;
}

/** An operation, named as the member function. */
export type Operation =
  | { op: 'push_back' | 'push_front'; value: number }
  | { op: 'insert'; at: number; value: number }
  | { op: 'erase'; at: number }
  | { op: 'reserve'; count: number }
  | { op: 'pop_back' | 'pop_front' | 'shrink_to_fit' | 'clear' };

/** What an operation did to storage, elements and iterators. */
export interface Effect {
  /** How often elements that were already there were moved. */
  moves: number;
  /** A new array (vector), a new map (deque) or new buckets (unordered_set) took the place of the old. */
  reallocated: boolean;
  /** Ids of elements whose iterators, and whose references and pointers, may no longer be used. */
  brokenIterators: readonly number[];
  brokenReferences: readonly number[];
}

/** The next container and what happened; undefined when the call would be undefined behaviour or does not exist. */
export type Applied = { container: Container; effect: Effect } | undefined;
