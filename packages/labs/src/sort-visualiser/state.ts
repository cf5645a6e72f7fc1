/** What a note and a reader can set. */
import type { AlgorithmName } from './algorithms.ts';
import type { Shape } from './model.ts';

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
  /** The keys of an input that the reader made by dragging bars; absent for one of a shape. */
  keys?: number[] | undefined;
}
