import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const input = 'Input';
export const algorithm = 'Algorithm';
export const ownInput = 'arranged by you';
export const size = 'Size';
export const otherNumbers = 'Other numbers';
export const titleOfRun = (algorithm: string, shape: string) => `${algorithm} (${shape})`;
export const heightOf = (index: number) => `Height of item ${index}`;
export const costAt = (size: number, comparisons: number, writes: number) =>
  `n = ${size}: ${counted(comparisons, 'comparison')}, ${counted(writes, 'write')}`;
export const semicolon = '; ';
export const growth = (title: string, costs: string) => `${title}: cost as the size grows: ${costs}`;
export const times = 'times';
export const comparisons = 'comparisons';
export const writes = 'writes';
export const algorithms = {
  bubble: 'Bubble sort',
  insertion: 'Insertion sort',
  selection: 'Selection sort',
  merge: 'Merge sort',
  quick: 'Quicksort (last item as pivot)',
  heap: 'Heapsort',
};
export const shapes = {
  random: 'random',
  sorted: 'already sorted',
  reversed: 'reversed',
  nearly: 'nearly sorted',
  few: 'only four values',
};
export const start = 'the start';
export const value = (key: number) => ` (${key})`;
export const itemAt = (index: number, value: string) => `item ${index}${value}`;
export const compare = (a: string, b: string) => `compare ${a} with ${b}`;
export const swap = (i: number, j: number) => `swap item ${i} and item ${j}`;
export const write = (key: number, index: number) => `write ${key} to item ${index}`;
export const counts = (comparisons: number, writes: number) =>
  `${counted(comparisons, 'comparison')} and ${counted(writes, 'write')} so far`;
export const atStep = (step: number, operation: string, counts: string) => `Step ${step}: ${operation}; ${counts}.`;
export const isStable = 'Equal items kept their order';
export const isUnstable = 'Equal items changed their order, so this sort is not stable';
export const noEquals = 'No items are equal, so it cannot be seen whether the sort is stable';
export const sorted = (counts: string, stability: string) => `Sorted: ${counts}. ${stability}.`;
export const own = 'your own order';
export const picture = (algorithm: string, shape: string, size: number, step: number, values: string) =>
  `${algorithm}, ${size} numbers (${shape}), step ${step}: ${values}`;
export const leaveBoth = 'Leaves both and compares elsewhere';
export const swapBoth = 'Swaps the two';
export const writeElsewhere = 'Writes an item elsewhere';
export const whatAfter = (i: number, a: number, j: number, b: number) =>
  `Next it compares item ${i} (${a}) with item ${j} (${b}). And then?`;
export const done = 'sorted';
export const afterComparing = (a: number, b: number, next: string) => `After comparing ${a} with ${b}: ${next}.`;
export const hardest = (algorithm: string) =>
  `Which order is hardest for this algorithm (${algorithm})? Drag the bars into the input that takes the most comparisons.`;
export const whichMore = (algorithm: string, shape: string) =>
  `${algorithm}, input ${shape}: are there more comparisons or more writes? Drag the bars into another order and look again.`;
