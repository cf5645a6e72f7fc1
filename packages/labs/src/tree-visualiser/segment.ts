/** A segment tree of sums over eight numbers, with additions put off by marks. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

export const FIRST_VALUES: readonly number[] = [3, 1, 4, 1, 5, 9, 2, 6];
const SIZE = FIRST_VALUES.length;

interface Range {
  /** Number of the node, root 1. */
  node: number;
  from: number;
  /** Inclusive, as this tree is usually written. */
  to: number;
}

const middleOf = ({ from, to }: Range) => (from + to) >> 1;
const leftOf = (range: Range): Range => ({ node: 2 * range.node, from: range.from, to: middleOf(range) });
const rightOf = (range: Range): Range => ({ node: 2 * range.node + 1, from: middleOf(range) + 1, to: range.to });
const text = ({ from, to }: Range) => (from === to ? `[${from}]` : `[${from}, ${to}]`);
const ROOT: Range = { node: 1, from: 0, to: SIZE - 1 };

export class SegmentTree implements Structure {
  private readonly sum: number[] = [];
  private readonly lazy: number[] = Array.from({ length: 4 * SIZE }, () => 0);

  constructor() {
    this.build(ROOT);
  }

  apply({ op, args: [a = 0, b = 0, by = 0] }: Operation, reel: Reel): void {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    if (op === 'query') {
      const total = this.query(ROOT, { from, to }, reel);
      reel({ says: words.rangeIs(from, to, total), result: [total] });
    } else if (op === 'add') {
      this.add(ROOT, { from, to, by }, reel);
      reel({ says: words.rangeAdded(from, to, by) });
    }
  }

  draw(): TreeNode[] {
    const drawn = (range: Range): TreeNode => ({
      id: range.node,
      text: String(this.sum[range.node] ?? 0),
      sub: `${text(range)}${this.lazy[range.node] ? ` +${this.lazy[range.node]}` : ''}`,
      tone: this.lazy[range.node] ? 'end' : 'plain',
      children: range.from === range.to ? [] : [drawn(leftOf(range)), drawn(rightOf(range))],
    });
    return [drawn(ROOT)];
  }

  private build(range: Range): void {
    if (range.from === range.to) {
      this.sum[range.node] = FIRST_VALUES[range.from] ?? 0;
      return;
    }
    this.build(leftOf(range));
    this.build(rightOf(range));
    this.pull(range.node);
  }

  private pull(node: number): void {
    this.sum[node] = (this.sum[2 * node] ?? 0) + (this.sum[2 * node + 1] ?? 0);
  }

  private mark({ node, from, to }: Range, by: number): void {
    this.sum[node] = (this.sum[node] ?? 0) + by * (to - from + 1);
    if (from < to) this.lazy[node] = (this.lazy[node] ?? 0) + by;
  }

  private pushDown(range: Range, reel: Reel): void {
    const by = this.lazy[range.node] ?? 0;
    if (by === 0) return;
    this.mark(leftOf(range), by);
    this.mark(rightOf(range), by);
    this.lazy[range.node] = 0;
    reel({
      says: words.handsDown(text(range), by),
      changed: [range.node, 2 * range.node, 2 * range.node + 1],
    });
  }

  private query(range: Range, asked: { from: number; to: number }, reel: Reel): number {
    const way = wayOf(range, asked);
    const value = this.sum[range.node] ?? 0;
    const outcome = [words.insideTakes(value), words.partly, words.outsideZero][way];
    reel({
      says: words.rangeSays(text(range), outcome),
      active: [range.node],
      branch: { question: words.queryAsk(asked.from, asked.to, text(range)), choices: words.ways, right: way },
    });
    if (way !== 1) return way === 0 ? value : 0;
    this.pushDown(range, reel);
    return this.query(leftOf(range), asked, reel) + this.query(rightOf(range), asked, reel);
  }

  private add(range: Range, asked: { from: number; to: number; by: number }, reel: Reel): void {
    const way = wayOf(range, asked);
    if (way === 0) this.mark(range, asked.by);
    const outcome = [
      words.insideAdds(asked.by, range.to - range.from + 1, range.from < range.to ? words.marked : ''),
      words.partly,
      words.outside,
    ][way];
    reel({
      says: words.rangeSays(text(range), outcome),
      active: [range.node],
      changed: way === 0 ? [range.node] : [],
      branch: {
        question: words.addAsk(asked.from, asked.to, asked.by, text(range)),
        choices: words.ways,
        right: way,
      },
    });
    if (way !== 1) return;
    this.pushDown(range, reel);
    this.add(leftOf(range), asked, reel);
    this.add(rightOf(range), asked, reel);
    this.pull(range.node);
  }
}

/** 0 within, 1 in part, 2 apart. */
function wayOf({ from, to }: Range, asked: { from: number; to: number }): 0 | 1 | 2 {
  if (asked.from <= from && to <= asked.to) return 0;
  return to < asked.from || asked.to < from ? 2 : 1;
}
