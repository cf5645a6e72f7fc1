/** Tables of dynamic programming: what a cell is made from, in which order cells are filled, and the way back. */
import type { Scene } from '../model/story.ts';

export const PROBLEM_NAMES = [
  'paths',
  'lcs',
  'edit',
  'knapsack',
  'complete',
  'coins',
  'stones',
  'palindrome',
  'binomial',
] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

/** What a reader can set of a problem; each problem uses some of it. */
export interface Input {
  a: string;
  b: string;
  /** Stones, coins, blocked cells, or weight and value of one item after the other. */
  numbers: readonly number[];
  /** A knapsack's room, an amount, a number of rows. */
  size: number;
}

export interface Cell {
  row: number;
  column: number;
}

/** One way to come to a cell's value. */
export interface Way {
  /** The cells it needs. */
  from: readonly Cell[];
  value: number;
  /** What is done on this way, for the words and the way back. */
  name: string;
}

export interface Table {
  rows: readonly string[];
  columns: readonly string[];
  /** Cells that need no others, with their values. */
  base: readonly { cell: Cell; value: number }[];
  /** The rest in the order in which they are filled. */
  order: readonly Cell[];
  ways: (cell: Cell, value: (cell: Cell) => number) => Way[];
  combine: 'max' | 'min' | 'sum';
  /** What is compared at the cell, before the value: "A = A". */
  at: (cell: Cell) => string;
  /** The cell of the answer. */
  goal: Cell;
  /** The way back has a meaning. */
  isTraced: boolean;
}

export interface TableScene extends Scene {
  /** Cells of `order` that are filled. */
  filled: number;
  current: Cell | undefined;
  ways: readonly Way[];
  /** The way taken; undefined where all are added up. */
  chosen: Way | undefined;
  /** Cells on the way back so far. */
  path: readonly Cell[];
  /** Names of the ways taken on the way back, from its end: letters, items, cuts. */
  taken: readonly string[];
}

export interface Run {
  table: Table;
  values: ReadonlyMap<string, number>;
  scenes: readonly TableScene[];
}

export const keyOf = ({ row, column }: Cell) => `${row},${column}`;
