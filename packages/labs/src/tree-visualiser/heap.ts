/** A binary heap in an array, the largest on top as in std::priority_queue. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

export class Heap implements Structure {
  private readonly items: { id: number; key: number }[] = [];
  private count = 0;

  apply({ op, args: [key = 0] }: Operation, reel: Reel): void {
    if (op === 'insert') this.push(key, reel);
    else if (op === 'pop') this.pop(reel);
  }

  draw(): TreeNode[] {
    const drawn = (i: number): TreeNode | undefined => {
      const item = this.items[i];
      return (
        item && { id: item.id, text: String(item.key), sub: String(i), children: [drawn(2 * i + 1), drawn(2 * i + 2)] }
      );
    };
    const root = drawn(0);
    return root ? [root] : [];
  }

  row() {
    return { label: words.array, values: this.items.map(({ key }) => String(key)) };
  }

  private push(key: number, reel: Reel) {
    const item = { id: ++this.count, key };
    this.items.push(item);
    let i = this.items.length - 1;
    reel({ says: words.atEnd(key, i), changed: [item.id] });
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = this.at(up);
      const isLarger = key > parent.key;
      const branch = {
        question: words.heapUpAsk(key, parent.key),
        choices: [words.moveUp, words.stayHere],
        right: isLarger ? 0 : 1,
      };
      if (!isLarger) return reel({ says: words.staysBelow(key, parent.key), active: [item.id, parent.id], branch });
      this.swap(i, up);
      reel({ says: words.swapsUp(key, parent.key, up), changed: [item.id, parent.id], branch });
      i = up;
    }
    reel({ says: words.atTop(key), active: [item.id] });
  }

  private pop(reel: Reel) {
    const top = this.items[0];
    const last = this.items.pop();
    if (!top || !last) return reel({ says: words.heapEmpty });
    if (top === last) return reel({ says: words.lastTaken(top.key), result: [top.key] });
    this.items[0] = last;
    reel({ says: words.topTaken(top.key, last.key), changed: [last.id], result: [top.key] });
    for (let i = 0; ; ) {
      const [left, right] = [this.items[2 * i + 1], this.items[2 * i + 2]];
      if (!left) break;
      const isRight = right !== undefined && right.key > left.key;
      const child = isRight ? right : left;
      const isSmaller = last.key < child.key;
      const choices = [words.swapLeft, words.swapRight, words.stayHere];
      const question = words.heapDownAsk(last.key, [left, right].flatMap((item) => item?.key ?? []).join(words.and));
      const branch = { question, choices, right: isSmaller ? (isRight ? 1 : 0) : 2 };
      if (!isSmaller)
        return reel({
          says: words.staysAbove(last.key, child.key),
          active: [last.id, child.id],
          branch,
          result: [top.key],
        });
      const down = 2 * i + (isRight ? 2 : 1);
      this.swap(i, down);
      reel({
        says: words.swapsDown(last.key, child.key, down),
        changed: [last.id, child.id],
        branch,
        result: [top.key],
      });
      i = down;
    }
    reel({ says: words.noChildren(last.key), active: [last.id], result: [top.key] });
  }

  private at(i: number) {
    const item = this.items[i];
    if (!item) throw new RangeError(`no item ${i}`);
    return item;
  }

  private swap(i: number, j: number): void {
    [this.items[i], this.items[j]] = [this.at(j), this.at(i)];
  }
}
