/** What a reader can set. */
import * as v from 'valibot';
import { ALGORITHM_NAMES, type AlgorithmName } from './algorithms.ts';
import { makeItems, runSort, SHAPES, type Shape, SIZES } from './model.ts';

export interface SortOptions {
  algorithm: AlgorithmName;
  shape: Shape;
  size: number;
}

export interface SortState extends SortOptions {
  /** Number of the input among those of its shape. */
  seed: number;
  /** Operations done. */
  step: number;
}

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A state as it may come from a link. */
export const sortState = v.pipe(
  v.object({
    algorithm: v.picklist(ALGORITHM_NAMES),
    shape: v.picklist(SHAPES),
    size: whole(SIZES.least, SIZES.most),
    seed: whole(1, 9999),
    step: whole(0, 1e5),
  }),
  v.check(
    ({ algorithm, shape, size, seed, step }) =>
      step <= runSort(algorithm, makeItems(shape, size, seed)).operations.length,
  ),
);

/** The state that a reader meets first. */
export const startState = (options: SortOptions): SortState => ({ ...options, seed: 1, step: 0 });
