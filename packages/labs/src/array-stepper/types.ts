/** What a program over an array shows after each step. */
import type { Scene } from '../model/story.ts';

export const PROGRAM_NAMES = [
  'dedup',
  'remove',
  'partition',
  'two-sum',
  'distinct-window',
  'sum-window',
  'window-maximum',
  'lower-bound',
  'prefix',
  'difference',
  'sum-count',
  'sieve',
  'linear-sieve',
] as const;
export type ProgramName = (typeof PROGRAM_NAMES)[number];

/** What a program works on. */
export interface Input {
  values: readonly number[];
  /** What is looked for, compared with or added; the size of a window; the largest number of a sieve. */
  target: number;
  /** A stretch of the array, half open. */
  from: number;
  to: number;
}

export interface Pointer {
  name: string;
  /** Index it points at; the length of the array is the place past the end. */
  at: number;
}

export type Tone = 'tip' | 'info' | 'warning' | 'danger' | 'soft';

/** A stretch `[from, to)` of which an invariant says something. */
export interface Region {
  from: number;
  to: number;
  tone: Tone;
  label: string;
}

/** A second row of numbers. */
export interface Row {
  label: string;
  /** Undefined where nothing stands yet. */
  values: readonly (number | undefined)[];
  /** Indices that this step touched. */
  touched?: readonly number[];
  /** It has no places of the array: its name stands beside it. */
  isApart?: boolean;
}

export interface View {
  cells: readonly number[];
  pointers: readonly Pointer[];
  regions: readonly Region[];
  rows?: readonly Row[];
  /** Cells struck out. */
  struck?: readonly boolean[];
  /** Indices that this step read or wrote. */
  touched?: readonly number[];
  /** Comparisons, additions or marks so far: what the program's cost is counted in. */
  count: number;
  /** What the program has found so far. */
  answer: readonly number[];
}

export interface ArrayScene extends Scene, View {
  /** Line of the listing that has run. */
  line: number;
}

export type Program = (input: Input) => ArrayScene[];
