/** Knapsacks, item by item: once each, without limit, and the number of ways to pay an amount. */
import { edges } from './strings.ts';
import type { Cell, Input, Table, Way } from './types.ts';
import { words } from './words/lab.ts';

interface Item {
  weight: number;
  worth: number;
}

/** Weight and value of one item after the other. */
export function itemsOf(numbers: readonly number[]): Item[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    weight: numbers[2 * i] ?? 1,
    worth: numbers[2 * i + 1] ?? 0,
  }));
}

function knapsackOf({ numbers, size }: Input, isEndless: boolean): Table {
  const items = itemsOf(numbers);
  const columns = Array.from({ length: size }, (_, i) => i + 1);
  const item = ({ row }: Cell) => items[row - 1] ?? { weight: 1, worth: 0 };
  return {
    rows: ['∅', ...items.map(({ weight, worth }) => words.itemHead(weight, worth))],
    columns: [0, ...columns].map(String),
    base: edges(items.length, size, () => 0),
    // Once each goes from the right, so that the row above is what one array still holds; without limit from the left.
    order: items.flatMap((_, i) =>
      (isEndless ? columns : columns.toReversed()).map((column) => ({ row: i + 1, column })),
    ),
    combine: 'max',
    ways: (cell, value): Way[] => {
      const { weight, worth } = item(cell);
      const without = { row: cell.row - 1, column: cell.column };
      const rest = { row: isEndless ? cell.row : cell.row - 1, column: cell.column - weight };
      const skip = { from: [without], value: value(without), name: words.skip };
      return rest.column < 0
        ? [skip]
        : [skip, { from: [rest], value: value(rest) + worth, name: words.takeItem(cell.row) }];
    },
    at: (cell) => {
      const { weight, worth } = item(cell);
      return words.itemAt(cell.column, cell.row, weight, worth);
    },
    goal: { row: items.length, column: size },
    isTraced: true,
  };
}

export const knapsack = (input: Input) => knapsackOf(input, false);
export const complete = (input: Input) => knapsackOf(input, true);

export function coins({ numbers, size }: Input): Table {
  const columns = Array.from({ length: size }, (_, i) => i + 1);
  return {
    rows: ['∅', ...numbers.map(words.coinHead)],
    columns: [0, ...columns].map(String),
    base: edges(numbers.length, size, ({ column }) => (column === 0 ? 1 : 0)),
    order: numbers.flatMap((_, i) => columns.map((column) => ({ row: i + 1, column }))),
    combine: 'sum',
    ways: ({ row, column }, value): Way[] => {
      const coin = numbers[row - 1] ?? 1;
      const without = { row: row - 1, column };
      const rest = { row, column: column - coin };
      const skip = { from: [without], value: value(without), name: words.withoutCoin(coin) };
      return rest.column < 0 ? [skip] : [skip, { from: [rest], value: value(rest), name: words.oneMoreCoin(coin) }];
    },
    at: ({ row, column }) => words.amountAt(column, row),
    goal: { row: numbers.length, column: size },
    isTraced: false,
  };
}
