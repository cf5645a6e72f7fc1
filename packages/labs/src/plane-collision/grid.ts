/** The plane game's uniform grid, as the notes' `grid.h` has it. */
import type { Box } from './shapes.ts';

/** Edge of a cell, design points. */
export const CELL = 160;
export const COLUMNS = 5;
export const ROWS = 8;

/** What lies outside the field counts to the cells at its edge. */
const indexOf = (at: number, count: number): number => Math.min(Math.max(Math.floor(at / CELL), 0), count - 1);

/** Numbers of the cells that a box covers, from below; `row * COLUMNS + column`. */
export function cellsOf({ x, y, halfWidth, halfHeight }: Box): number[] {
  const [left, right] = [indexOf(x - halfWidth, COLUMNS), indexOf(x + halfWidth, COLUMNS)];
  const [low, high] = [indexOf(y - halfHeight, ROWS), indexOf(y + halfHeight, ROWS)];
  const cells: number[] = [];
  for (let row = low; row <= high; row++)
    for (let column = left; column <= right; column++) cells.push(row * COLUMNS + column);
  return cells;
}

/** The boxes that are tested for what covers `area`, in order, up to the first that passes; the same one may come twice. */
export function query(boxes: readonly Box[], area: Box, passes: (box: Box) => boolean): number[] {
  const tested: number[] = [];
  const near = cellsOf(area).flatMap((cell) => boxes.flatMap((box, i) => (cellsOf(box).includes(cell) ? [i] : [])));
  for (const i of near) {
    tested.push(i);
    const box = boxes[i];
    if (box && passes(box)) break;
  }
  return tested;
}
