/** Where the cells of a table lie in the drawing. */
import type { TableState } from './model.ts';
import type { Cell, Table } from './types.ts';

export const WIDTH = 372;
const GAP = 4;

export interface Geometry {
  /** Width of the heads of rows, height of those of columns. */
  head: { width: number; height: number };
  cell: { width: number; height: number };
  height: number;
}

export function geometryOf({ problem }: TableState, { rows, columns }: Table): Geometry {
  const isItems = problem === 'knapsack' || problem === 'complete';
  const head = { width: isItems ? 78 : problem === 'coins' || problem === 'binomial' ? 44 : 34, height: 28 };
  const cell = { width: Math.min(40, (WIDTH - head.width - GAP) / columns.length), height: 28 };
  return { head, cell, height: head.height + rows.length * cell.height + GAP };
}

/** Upper left corner of a cell. */
export function corner({ head, cell }: Geometry, { row, column }: Cell): { x: number; y: number } {
  return { x: head.width + column * cell.width, y: head.height + row * cell.height };
}

export function middle(geometry: Geometry, place: Cell): { x: number; y: number } {
  const { x, y } = corner(geometry, place);
  return { x: x + geometry.cell.width / 2, y: y + geometry.cell.height / 2 };
}
