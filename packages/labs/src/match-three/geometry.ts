/** Where the board stands in the drawing. */

/** The drawing; the board is as large for any number of cells. */
export const SIZE = { width: 356, height: 392 };
export const BOARD = { x: 17, y: 37, side: 336 };

/** Edge of a cell, units. */
export const edgeOf = (size: number): number => BOARD.side / size;

/** Middle of a cell in the board's own coordinates; rows above the board lie above it. */
export function middleOf(size: number, row: number, col: number): { x: number; y: number } {
  const edge = edgeOf(size);
  return { x: (col + 0.5) * edge, y: (size - row - 0.5) * edge };
}

export const middleOfCell = (size: number, cell: number) => middleOf(size, Math.floor(cell / size), cell % size);
