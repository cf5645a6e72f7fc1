/** Places, neighbours and estimates on the grid; costs are in tenths. */
import { GRID, type Heuristic, type Search } from './types.ts';
import { words } from './words/lab.ts';

export const columnOf = (cell: number) => cell % GRID.columns;
export const rowOf = (cell: number) => Math.floor(cell / GRID.columns);

/** A cell in words, rows and columns from 1. */
export const placeText = (cell: number) => words.place(rowOf(cell) + 1, columnOf(cell) + 1);

/** The cell at a place, undefined outside the grid. */
export function cellAt(column: number, row: number): number | undefined {
  const isInside = column >= 0 && row >= 0 && column < GRID.columns && row < GRID.rows;
  return isInside ? row * GRID.columns + column : undefined;
}

/** Up, right, down, left, then aslant: the order of a textbook's direction arrays. */
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** Cells one can step to and what it costs; walls, and the gaps between two walls aslant, are closed. */
export function neighbours({ terrain, isDiagonal, algorithm }: Search, cell: number): { cell: number; cost: number }[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return DIRECTIONS.slice(0, isDiagonal ? 8 : 4).flatMap(([dx, dy]) => {
    const to = cellAt(column + dx, row + dy);
    const kind = to === undefined ? 'wall' : terrain[to];
    if (to === undefined || kind === undefined || kind === 'wall') return [];
    if (dx && dy && isSqueezed(terrain, [column, row], [dx, dy])) return [];
    // Breadth first knows no costs: every step is one; 0-1 knows two.
    const cost = algorithm === 'bfs' ? 1 : algorithm === 'zero-one' ? Math.min(kind, 1) : kind;
    return [{ cell: to, cost: cost * (dx && dy ? 14 : 10) }];
  });
}

function isSqueezed(
  terrain: Search['terrain'],
  [column, row]: readonly [number, number],
  [dx, dy]: readonly [number, number],
) {
  const sides = [cellAt(column + dx, row), cellAt(column, row + dy)];
  return sides.some((side) => side === undefined || terrain[side] === 'wall');
}

const ESTIMATES: Record<Heuristic, (dx: number, dy: number) => number> = {
  manhattan: (dx, dy) => 10 * (dx + dy),
  octile: (dx, dy) => 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy),
  chebyshev: (dx, dy) => 10 * Math.max(dx, dy),
  zero: () => 0,
};

/** The heuristic's estimate of what is left to the goal, as weighted. */
export function estimate({ heuristic, weight, goal }: Search, cell: number): number {
  const [dx, dy] = [Math.abs(columnOf(cell) - columnOf(goal)), Math.abs(rowOf(cell) - rowOf(goal))];
  return Math.round(ESTIMATES[heuristic](dx, dy) * weight);
}
