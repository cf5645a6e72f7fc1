/** Recursions as trees of calls. */
import type { Scene } from '../model/story.ts';

export const PROBLEM_NAMES = [
  'permutations',
  'subsets',
  'combination-sum',
  'queens',
  'fibonacci',
  'pack',
  'left-fold',
  'right-fold',
] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

/** What a reader can set of a problem; each problem uses some of it. */
export interface Input {
  /** Items to choose from, terms of a fold. */
  numbers: readonly number[];
  /** Size of a board, a sum, an argument, the length of a pack. */
  size: number;
  /** Dead ends are cut, or results remembered. */
  isPruned: boolean;
}

export type CallKind = 'inner' | 'solution' | 'pruned' | 'memo' | 'dead' | 'value';

/** A call with the calls it makes. */
export interface Call {
  /** What was chosen or asked, short enough for a cell. */
  label: string;
  kind: CallKind;
  /** Said when it is entered. */
  enters: string;
  /** Said when all its calls are done; absent for a leaf. */
  leaves?: string;
  /** The parts of the solution so far, or what is remembered. */
  chips: readonly string[];
  /** What it returns, for calls that return something. */
  value?: number;
  children: readonly Call[];
}

/** A call in its place: numbered in the order of entering. */
export interface PlacedCall extends Omit<Call, 'children'> {
  id: number;
  parent: number | undefined;
  depth: number;
  /** The share of the width it takes, 0–1. */
  from: number;
  to: number;
}

export interface CallScene extends Scene {
  /** Calls entered so far: all with a smaller number. */
  entered: number;
  /** The call that is worked on. */
  current: number;
  isLeaving: boolean;
  /** Calls that have returned. */
  done: ReadonlySet<number>;
}

export interface Run {
  calls: readonly PlacedCall[];
  scenes: readonly CallScene[];
}
