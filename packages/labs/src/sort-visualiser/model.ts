/** Inputs, runs and the growth of their cost. */
import { ALGORITHMS, type AlgorithmName } from './algorithms.ts';
import { type Item, type Operation, Tape } from './tape.ts';

export const SHAPES = ['random', 'sorted', 'reversed', 'nearly', 'few'] as const;
export type Shape = (typeof SHAPES)[number];

/** Numbers in an input. */
export const SIZES = { least: 4, most: 64 };
/** Sizes at which the growth is measured. */
export const GROWTH_SIZES = [8, 16, 24, 32, 40, 48, 56, 64];

/** The same numbers every time, 0–1: a link must show what its sender saw. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An input of a shape, keys from 1 to `size`. */
export function makeItems(shape: Shape, size: number, seed: number): Item[] {
  const keys = Array.from({ length: size }, (_, i) => i + 1);
  const next = generator(seed * 7919 + size);
  if (shape === 'random' || shape === 'few') shuffle(keys, next);
  if (shape === 'reversed') keys.reverse();
  if (shape === 'nearly') {
    // One pair in every stretch: two swaps in one place would undo each other.
    const swaps = Math.max(1, size >> 3);
    const stretch = Math.floor(size / swaps);
    for (let at = 0; at < swaps; at++) {
      const i = at * stretch + Math.floor(next() * (stretch - 1));
      [keys[i], keys[i + 1]] = [keys[i + 1] as number, keys[i] as number];
    }
  }
  // Few different keys: every value occurs about size / 4 times.
  const coarse = shape === 'few' ? keys.map((key) => Math.ceil((key * 4) / size) * Math.floor(size / 4)) : keys;
  return itemsOf(coarse);
}

/** Items of these keys, equal ones told apart by their order. */
export function itemsOf(keys: readonly number[]): Item[] {
  const seen = new Map<number, number>();
  return keys.map((key) => {
    const order = seen.get(key) ?? 0;
    seen.set(key, order + 1);
    return { key, order };
  });
}

function shuffle(list: number[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
}

export interface Run {
  start: Item[];
  sorted: Item[];
  operations: Operation[];
}

/** Sorts an input and keeps every operation. */
export function runSort(algorithm: AlgorithmName, start: Item[]): Run {
  const tape = new Tape(start);
  ALGORITHMS[algorithm](tape);
  return { start, sorted: tape.items, operations: tape.operations };
}

export interface Growth {
  size: number;
  comparisons: number;
  writes: number;
}

/** What the algorithm costs on inputs of this shape, by size. */
export function growthOf(algorithm: AlgorithmName, shape: Shape, seed: number): Growth[] {
  return GROWTH_SIZES.map((size) => {
    const { operations } = runSort(algorithm, makeItems(shape, size, seed));
    const comparisons = operations.filter(({ kind }) => kind === 'compare').length;
    const swaps = operations.filter(({ kind }) => kind === 'swap').length;
    return { size, comparisons, writes: operations.length - comparisons + swaps };
  });
}
