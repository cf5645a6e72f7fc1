/** Counting ways through a grid and in Pascal's triangle, and merging stones by the cheapest cuts. */
import { byLength } from './strings.ts';
import type { Cell, Input, Table } from './types.ts';
import { words } from './words/lab.ts';

/** Rows and columns of the grid to walk through. */
export const FIELD = { rows: 5, columns: 7 };

export function paths({ numbers }: Input): Table {
  const blocked = new Set(numbers);
  const cells = Array.from({ length: FIELD.rows * FIELD.columns }, (_, i) => ({
    row: Math.floor(i / FIELD.columns),
    column: i % FIELD.columns,
  }));
  const isBlocked = ({ row, column }: Cell) => blocked.has(row * FIELD.columns + column);
  return {
    rows: Array.from({ length: FIELD.rows }, (_, i) => String(i)),
    columns: Array.from({ length: FIELD.columns }, (_, i) => String(i)),
    base: [{ cell: { row: 0, column: 0 }, value: 1 }],
    order: cells.slice(1),
    combine: 'sum',
    ways: (cell, value) =>
      isBlocked(cell)
        ? []
        : [
            { from: { row: cell.row - 1, column: cell.column }, name: words.fromAbove },
            { from: { row: cell.row, column: cell.column - 1 }, name: words.fromLeft },
          ]
            .filter(({ from }) => from.row >= 0 && from.column >= 0)
            .map(({ from, name }) => ({ from: [from], value: value(from), name })),
    at: (cell) => (isBlocked(cell) ? words.blocked : words.gridCell(cell.row, cell.column)),
    goal: { row: FIELD.rows - 1, column: FIELD.columns - 1 },
    isTraced: false,
  };
}

export function binomial({ size }: Input): Table {
  const numbers = Array.from({ length: size + 1 }, (_, i) => i);
  return {
    rows: numbers.map((n) => `n=${n}`),
    columns: numbers.map(String),
    base: numbers.flatMap((n) => [
      { cell: { row: n, column: 0 }, value: 1 },
      ...(n ? [{ cell: { row: n, column: n }, value: 1 }] : []),
    ]),
    order: numbers.flatMap((row) => Array.from({ length: Math.max(0, row - 1) }, (_, i) => ({ row, column: i + 1 }))),
    combine: 'sum',
    ways: ({ row, column }, value) =>
      [
        { from: { row: row - 1, column: column - 1 }, name: words.chooseNth },
        { from: { row: row - 1, column }, name: words.notChosen },
      ].map(({ from, name }) => ({ from: [from], value: value(from), name })),
    at: ({ row, column }) => `C(${row}, ${column})`,
    goal: { row: size, column: size >> 1 },
    isTraced: false,
  };
}

export function stones({ numbers }: Input): Table {
  const weight = ({ row, column }: Cell) => numbers.slice(row, column + 1).reduce((a, b) => a + b, 0);
  return {
    rows: numbers.map(String),
    columns: numbers.map(String),
    base: numbers.map((_, i) => ({ cell: { row: i, column: i }, value: 0 })),
    order: byLength(numbers.length),
    combine: 'min',
    ways: (cell, value) =>
      Array.from({ length: cell.column - cell.row }, (_, i) => cell.row + i).map((cut) => {
        const from = [
          { row: cell.row, column: cut },
          { row: cut + 1, column: cell.column },
        ];
        return {
          from,
          value: from.reduce((sum, part) => sum + value(part), weight(cell)),
          name: words.cutAfter(cut),
        };
      }),
    at: (cell) => words.pilesAt(cell.row, cell.column, weight(cell)),
    goal: { row: 0, column: numbers.length - 1 },
    isTraced: true,
  };
}
