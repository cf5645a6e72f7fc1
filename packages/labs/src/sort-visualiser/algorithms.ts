/** Sorting algorithms as they are taught; each works on a tape. */
import type { Item, Tape } from './tape.ts';

export const ALGORITHM_NAMES = ['bubble', 'insertion', 'selection', 'merge', 'quick', 'heap'] as const;
export type AlgorithmName = (typeof ALGORITHM_NAMES)[number];

/** Ends as soon as a pass swaps nothing. */
function bubble(tape: Tape): void {
  for (let end = tape.length - 1; end > 0; end--) {
    let hasSwapped = false;
    for (let i = 0; i < end; i++) {
      if (tape.compare(i, i + 1) <= 0) continue;
      tape.swap(i, i + 1);
      hasSwapped = true;
    }
    if (!hasSwapped) return;
  }
}

function insertion(tape: Tape): void {
  for (let i = 1; i < tape.length; i++) {
    for (let j = i; j > 0 && tape.compare(j - 1, j) > 0; j--) tape.swap(j - 1, j);
  }
}

function selection(tape: Tape): void {
  for (let i = 0; i < tape.length - 1; i++) {
    let least = i;
    for (let j = i + 1; j < tape.length; j++) {
      if (tape.compare(j, least) < 0) least = j;
    }
    tape.swap(i, least);
  }
}

/** Top down; merges into a buffer and writes it back. */
function merge(tape: Tape, from = 0, to = tape.length): void {
  if (to - from < 2) return;
  const middle = (from + to) >> 1;
  merge(tape, from, middle);
  merge(tape, middle, to);
  const buffer: Item[] = [];
  let [i, j] = [from, middle];
  while (i < middle && j < to) buffer.push(tape.at(tape.compare(i, j) <= 0 ? i++ : j++));
  while (i < middle) buffer.push(tape.at(i++));
  while (j < to) buffer.push(tape.at(j++));
  for (const [k, item] of buffer.entries()) tape.write(from + k, item);
}

/** Lomuto's partition with the last item as pivot. */
function quick(tape: Tape, from = 0, to = tape.length - 1): void {
  if (from >= to) return;
  let border = from;
  for (let i = from; i < to; i++) {
    if (tape.compare(i, to) < 0) tape.swap(i, border++);
  }
  tape.swap(border, to);
  quick(tape, from, border - 1);
  quick(tape, border + 1, to);
}

function heap(tape: Tape): void {
  for (let i = (tape.length >> 1) - 1; i >= 0; i--) siftDown(tape, i, tape.length);
  for (let end = tape.length - 1; end > 0; end--) {
    tape.swap(0, end);
    siftDown(tape, 0, end);
  }
}

function siftDown(tape: Tape, root: number, end: number): void {
  for (let parent = root, child = 2 * root + 1; child < end; child = 2 * parent + 1) {
    if (child + 1 < end && tape.compare(child, child + 1) < 0) child++;
    if (tape.compare(parent, child) >= 0) return;
    tape.swap(parent, child);
    parent = child;
  }
}

export const ALGORITHMS: Record<AlgorithmName, (tape: Tape) => void> = {
  bubble,
  insertion,
  selection,
  merge: (tape) => merge(tape),
  quick: (tape) => quick(tape),
  heap,
};
