/** Two strings: the longest common subsequence, and the edit distance. One: the longest palindrome in it. */
import type { Cell, Input, Table, Way } from './types.ts';
import { words } from './words/lab.ts';

const up = ({ row, column }: Cell): Cell => ({ row: row - 1, column });
const left = ({ row, column }: Cell): Cell => ({ row, column: column - 1 });
const aslant = ({ row, column }: Cell): Cell => ({ row: row - 1, column: column - 1 });

/** All cells of rows and columns from 1, row by row. */
export function byRows(rows: number, columns: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: 1 + Math.floor(i / columns),
    column: 1 + (i % columns),
  }));
}

/** The first row and the first column. */
export function edges(rows: number, columns: number, value: (cell: Cell) => number) {
  const cells = Array.from({ length: rows + 1 }, (_, row) => ({ row, column: 0 })).concat(
    Array.from({ length: columns }, (_, i) => ({ row: 0, column: i + 1 })),
  );
  return cells.map((cell) => ({ cell, value: value(cell) }));
}

const letters = (text: string) => ['∅', ...text];

function compared({ a, b }: Input) {
  const isEqual = ({ row, column }: Cell) => a[row - 1] === b[column - 1];
  const at = (cell: Cell) => `${a[cell.row - 1]} ${isEqual(cell) ? '=' : '≠'} ${b[cell.column - 1]}`;
  const frame = {
    rows: letters(a),
    columns: letters(b),
    order: byRows(a.length, b.length),
    goal: { row: a.length, column: b.length },
  };
  return { isEqual, at, frame };
}

export function lcs(input: Input): Table {
  const { isEqual, at, frame } = compared(input);
  return {
    ...frame,
    base: edges(input.a.length, input.b.length, () => 0),
    combine: 'max',
    ways: (cell, value): Way[] =>
      isEqual(cell)
        ? [{ from: [aslant(cell)], value: value(aslant(cell)) + 1, name: words.take(input.a[cell.row - 1]) }]
        : [
            { from: [up(cell)], value: value(up(cell)), name: words.leaveOut(input.a[cell.row - 1]) },
            { from: [left(cell)], value: value(left(cell)), name: words.leaveOut(input.b[cell.column - 1]) },
          ],
    at,
    isTraced: true,
  };
}

export function edit(input: Input): Table {
  const { isEqual, at, frame } = compared(input);
  const { a, b } = input;
  return {
    ...frame,
    base: edges(a.length, b.length, ({ row, column }) => row + column),
    combine: 'min',
    ways: (cell, value): Way[] => [
      isEqual(cell)
        ? { from: [aslant(cell)], value: value(aslant(cell)), name: words.keep(a[cell.row - 1]) }
        : {
            from: [aslant(cell)],
            value: value(aslant(cell)) + 1,
            name: words.change(a[cell.row - 1], b[cell.column - 1]),
          },
      { from: [up(cell)], value: value(up(cell)) + 1, name: words.remove(a[cell.row - 1]) },
      { from: [left(cell)], value: value(left(cell)) + 1, name: words.insert(b[cell.column - 1]) },
    ],
    at,
    isTraced: true,
  };
}

/** Cells of stretches `[row, column]` of at least two, the short ones first. */
export function byLength(count: number): Cell[] {
  return Array.from({ length: count - 1 }, (_, i) => i + 1).flatMap((gap) =>
    Array.from({ length: count - gap }, (_, row) => ({ row, column: row + gap })),
  );
}

export function palindrome({ a }: Input): Table {
  const inner = ({ row, column }: Cell): Cell => ({ row: row + 1, column: column - 1 });
  const isEqual = ({ row, column }: Cell) => a[row] === a[column];
  return {
    rows: [...a],
    columns: [...a],
    // Below the diagonal stands the empty stretch, which two equal neighbours enclose.
    base: [...a].flatMap((_, i) => [
      { cell: { row: i, column: i }, value: 1 },
      ...(i ? [{ cell: { row: i, column: i - 1 }, value: 0 }] : []),
    ]),
    order: byLength(a.length),
    combine: 'max',
    ways: (cell, value) =>
      isEqual(cell)
        ? [{ from: [inner(cell)], value: value(inner(cell)) + 2, name: words.takeBoth(a[cell.row]) }]
        : [
            {
              from: [{ row: cell.row + 1, column: cell.column }],
              value: value({ row: cell.row + 1, column: cell.column }),
              name: words.leaveLeft(a[cell.row]),
            },
            { from: [left(cell)], value: value(left(cell)), name: words.leaveRight(a[cell.column]) },
          ],
    at: (cell) => `${a[cell.row]} ${isEqual(cell) ? '=' : '≠'} ${a[cell.column]}`,
    goal: { row: 0, column: a.length - 1 },
    isTraced: true,
  };
}
