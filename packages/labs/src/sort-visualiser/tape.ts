/** An array that remembers what is done to it: algorithms work on it, the lab plays it back. */

export interface Item {
  /** What is sorted by. */
  key: number;
  /** Place among the items of the same key before sorting, from 0: tells whether a sort is stable. */
  order: number;
}

export type Operation =
  | { kind: 'compare'; i: number; j: number }
  | { kind: 'swap'; i: number; j: number }
  | { kind: 'write'; i: number; item: Item };

/** What a sorting algorithm may do. */
export class Tape {
  readonly items: Item[];
  readonly operations: Operation[] = [];

  constructor(items: readonly Item[]) {
    this.items = [...items];
  }

  get length(): number {
    return this.items.length;
  }

  at(i: number): Item {
    return this.items[i] as Item;
  }

  /** Negative when the first is smaller, 0 when both keys are equal. */
  compare(i: number, j: number): number {
    this.operations.push({ kind: 'compare', i, j });
    return this.at(i).key - this.at(j).key;
  }

  swap(i: number, j: number): void {
    if (i === j) return;
    this.operations.push({ kind: 'swap', i, j });
    [this.items[i], this.items[j]] = [this.at(j), this.at(i)];
  }

  write(i: number, item: Item): void {
    this.operations.push({ kind: 'write', i, item });
    this.items[i] = item;
  }
}

export interface Moment {
  items: Item[];
  /** Comparisons and written cells so far; a swap writes two. */
  comparisons: number;
  writes: number;
  /** The operation that led here; absent at the start. */
  last?: Operation;
}

/** The array after so many operations. */
export function playBack(start: readonly Item[], operations: readonly Operation[], steps: number): Moment {
  const items = [...start];
  const moment: Moment = { items, comparisons: 0, writes: 0 };
  for (const operation of operations.slice(0, steps)) {
    moment.last = operation;
    if (operation.kind === 'compare') moment.comparisons++;
    else if (operation.kind === 'write') {
      items[operation.i] = operation.item;
      moment.writes++;
    } else {
      const { i, j } = operation;
      [items[i], items[j]] = [items[j] as Item, items[i] as Item];
      moment.writes += 2;
    }
  }
  return moment;
}

/** Whether items of the same key kept their order; undefined when no key occurs twice. */
export function isStable(sorted: readonly Item[]): boolean | undefined {
  const pairs = sorted.slice(1).map((item, i) => [sorted[i] as Item, item] as const);
  const equal = pairs.filter(([a, b]) => a.key === b.key);
  return equal.length === 0 ? undefined : equal.every(([a, b]) => a.order < b.order);
}
