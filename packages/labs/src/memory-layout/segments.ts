/** Where the bytes of an object stand in the picture: eight in a row. */

/** Bytes in a row, and sizes in the drawing's units. */
export const ROW = 8;
export const CELL = { width: 42, height: 29 };
export const LEFT = 30;
export const TOP = 22;
/** Rows drawn; the words name everything. */
export const MOST_ROWS = 40;

export interface Segment {
  x: number;
  y: number;
  width: number;
  row: number;
  bytes: number;
  isFirst: boolean;
}

/** The parts of a run of bytes in each row. */
export function segmentsOf({ offset, size }: { offset: number; size: number }): Segment[] {
  const parts: Segment[] = [];
  for (let at = offset; at < offset + size; ) {
    const row = Math.floor(at / ROW);
    const end = Math.min(offset + size, (row + 1) * ROW);
    const [x, y] = [LEFT + (at % ROW) * CELL.width, TOP + row * CELL.height];
    if (row < MOST_ROWS)
      parts.push({ x, y, width: (end - at) * CELL.width, row, bytes: end - at, isFirst: at === offset });
    at = end;
  }
  return parts;
}

/** Rows of an object of so many bytes. */
export const rowsOf = (size: number): number => Math.min(Math.ceil(size / ROW), MOST_ROWS);

/** The byte at a place of the picture; undefined beside all of them. */
export function byteAt(x: number, y: number): number | undefined {
  const [column, row] = [Math.floor((x - LEFT) / CELL.width), Math.floor((y - TOP) / CELL.height)];
  return column < 0 || column >= ROW || row < 0 ? undefined : row * ROW + column;
}
