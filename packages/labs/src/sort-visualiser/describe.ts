import type { Run } from './model.ts';
import type { SortState } from './state.ts';
import { type Item, isStable, type Moment, type Operation } from './tape.ts';
import { words } from './words/lab.ts';

/** What one operation does; the items that stand where it looks are named by their values. */
export function operationText(operation: Operation | undefined, items: readonly Item[] = []): string {
  if (!operation) return words.start;
  const { kind, i } = operation;
  const itemAt = (index: number) => words.itemAt(index, items[index] ? words.value(items[index].key) : '');
  if (kind === 'compare') return words.compare(itemAt(i), itemAt(operation.j));
  return kind === 'swap' ? words.swap(i, operation.j) : words.write(operation.item.key, i);
}

/** Where the run is, and at its end what came of it. */
export function momentText({ step }: SortState, { operations, sorted }: Run, moment: Moment): string {
  const counts = words.counts(moment.comparisons, moment.writes);
  if (step < operations.length) return words.atStep(step, operationText(moment.last, moment.items), counts);
  const stable = isStable(sorted);
  const order = stable ? words.isStable : words.isUnstable;
  return words.sorted(counts, stable === undefined ? words.noEquals : order);
}

/** Name of the picture. */
export function pictureLabel({ algorithm, shape, size, step, keys }: SortState, moment: Moment): string {
  const values = moment.items.map(({ key }) => key).join(' ');
  return words.picture(words.algorithms[algorithm], keys ? words.own : words.shapes[shape], size, step, values);
}
