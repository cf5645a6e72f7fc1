/** A grid of cells with costs, and what a search over it shows after each step. */
import type { Scene } from '../model/story.ts';

/** Cells in a row and in a column. */
export const GRID = { columns: 12, rows: 9 };
export const CELLS = GRID.columns * GRID.rows;

/** What a cell may be: a wall, or what entering it costs. */
export const TERRAINS = [1, 'wall', 0, 3, 9] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ALGORITHMS = ['bfs', 'zero-one', 'dijkstra', 'astar'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const HEURISTICS = ['manhattan', 'octile', 'chebyshev', 'zero'] as const;
export type Heuristic = (typeof HEURISTICS)[number];

export interface Search {
  algorithm: Algorithm;
  terrain: readonly Terrain[];
  /** Indices of the cells it starts from, one to three. */
  starts: readonly number[];
  goal: number;
  /** Eight neighbours instead of four; a step aslant costs 1.4 times as much. */
  isDiagonal: boolean;
  heuristic: Heuristic;
  /** What the heuristic is multiplied by. */
  weight: number;
}

/** What is known of a cell. Costs are in tenths, so that 1.4 is exact. */
export interface Known {
  g: number;
  f: number;
  /** Cell it was reached from; itself at a start. */
  from: number;
  state: 'open' | 'closed';
}

export interface GridScene extends Scene {
  known: ReadonlyMap<number, Known>;
  /** The cell that was taken out last. */
  current: number | undefined;
  /** The cells that this step put in or improved. */
  pushed: readonly number[];
  /** From a start to the goal, once it is found. */
  path: readonly number[];
  /** Cells taken out so far. */
  expanded: number;
}
