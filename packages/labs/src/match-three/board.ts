/** The board: square, its rows counted from below, both rows and columns from 0. */
import { draw, type Random } from './random.ts';

/** Letters of the colours 1 to 6, as the notes print them. */
export const LETTERS = 'RGBYPO';
/** An empty cell. */
export const EMPTY = 0;

/** What the rules change in place; `cells[row * size + col]` is a colour. */
export interface Board {
  readonly size: number;
  cells: number[];
}

export const copyOf = ({ size, cells }: { size: number; cells: readonly number[] }): Board => ({
  size,
  cells: [...cells],
});

/** The colour at a place; of no place undefined. */
export function at({ size, cells }: Board, row: number, col: number): number | undefined {
  return row >= 0 && row < size && col >= 0 && col < size ? cells[row * size + col] : undefined;
}

/** Exchanges two cells by their indices. */
export function exchange({ cells }: Board, a: number, b: number): void {
  [cells[a], cells[b]] = [cells[b] ?? EMPTY, cells[a] ?? EMPTY];
}

/** Whether two cells are neighbours, not aslant. */
export function areAdjacent(size: number, a: number, b: number): boolean {
  const [rows, columns] = [Math.floor(a / size) - Math.floor(b / size), (a % size) - (b % size)];
  return Math.abs(rows) + Math.abs(columns) === 1;
}

/** Fills the board from below, leaving out at each cell what would make three with the two on its left or the two below. */
export function fill(board: Board, random: Random, colors: number): void {
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      const banned = bannedAt(board, row, col);
      const allowed = Array.from({ length: colors }, (_, i) => i + 1).filter((color) => !banned.includes(color));
      board.cells[row * board.size + col] = allowed[draw(random, allowed.length) - 1] ?? EMPTY;
    }
  }
}

function bannedAt(board: Board, row: number, col: number): (number | undefined)[] {
  const [left, below] = [at(board, row, col - 1), at(board, row - 1, col)];
  return [...(left === at(board, row, col - 2) ? [left] : []), ...(below === at(board, row - 2, col) ? [below] : [])];
}
