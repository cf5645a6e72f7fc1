/** A Fenwick tree over eight numbers, indices from 1: node `i` holds the sum of `lowbit(i)` numbers up to `i`. */
import { FIRST_VALUES } from './segment.ts';
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

const SIZE = FIRST_VALUES.length;
const lowbit = (i: number) => i & -i;
const binary = (i: number) => i.toString(2).padStart(4, '0');

export class Fenwick implements Structure {
  private readonly sums: number[] = Array.from({ length: SIZE + 1 }, (_, i) =>
    FIRST_VALUES.slice(i - lowbit(i), i).reduce((a, b) => a + b, 0),
  );

  apply({ op, args: [i = 1, by = 0] }: Operation, reel: Reel): void {
    if (op === 'add') this.add(i, by, reel);
    else if (op === 'query') this.query(i, reel);
  }

  draw(): TreeNode[] {
    const drawn = (i: number): TreeNode => ({
      id: i,
      text: String(this.sums[i] ?? 0),
      sub: lowbit(i) === 1 ? `${i}` : `${i - lowbit(i) + 1}–${i}`,
      children: Array.from({ length: i - 1 }, (_, k) => k + 1).flatMap((j) => (j + lowbit(j) === i ? [drawn(j)] : [])),
    });
    return [drawn(SIZE)];
  }

  private add(start: number, by: number, reel: Reel): void {
    for (let i = start; i <= SIZE; i += lowbit(i)) {
      this.sums[i] = (this.sums[i] ?? 0) + by;
      reel({
        says: words.fenwickAdds(i, binary(i), i - lowbit(i) + 1, by),
        changed: [i],
        ...(i !== start && { branch: hop(words.whichAdded(start, by), i, i - (i & (i - 1))) }),
      });
    }
    reel({ says: words.fenwickAdded(SIZE) });
  }

  private query(end: number, reel: Reel): void {
    let total = 0;
    for (let i = end; i > 0; i -= lowbit(i)) {
      total += this.sums[i] ?? 0;
      reel({
        says: words.fenwickTakes(i, binary(i), this.sums[i], i - lowbit(i) + 1, total),
        active: [i],
        ...(i !== end && { branch: hop(words.whichTaken(end), i, lowbit(i)) }),
      });
    }
    reel({ says: words.fenwickSum(end, total), result: [total] });
  }
}

/** Which node is next, among its neighbours in number. */
function hop(question: string, right: number, by: number) {
  const choices = [...new Set([right, right - 1, right + 1, right - by, right + by])]
    .filter((i) => i >= 1 && i <= SIZE)
    .sort((a, b) => a - b);
  return { question, choices: choices.map(String), right: choices.indexOf(right) };
}
