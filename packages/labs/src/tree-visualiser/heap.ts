/** A binary heap in an array, the largest on top as in std::priority_queue. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';

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
    return { label: '数组', values: this.items.map(({ key }) => String(key)) };
  }

  private push(key: number, reel: Reel) {
    const item = { id: ++this.count, key };
    this.items.push(item);
    let i = this.items.length - 1;
    reel({ says: `${key} 放到末尾，下标 ${i}。`, changed: [item.id] });
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = this.at(up);
      const isLarger = key > parent.key;
      const branch = {
        question: `${key} 与父亲 ${parent.key} 比，接下来呢？`,
        choices: ['上浮', '停在这里'],
        right: isLarger ? 0 : 1,
      };
      if (!isLarger)
        return reel({ says: `${key} 不大于父亲 ${parent.key}，停住。`, active: [item.id, parent.id], branch });
      this.swap(i, up);
      reel({ says: `${key} 大于父亲 ${parent.key}，交换，升到下标 ${up}。`, changed: [item.id, parent.id], branch });
      i = up;
    }
    reel({ says: `${key} 到了堆顶。`, active: [item.id] });
  }

  private pop(reel: Reel) {
    const top = this.items[0];
    const last = this.items.pop();
    if (!top || !last) return reel({ says: '堆是空的，没有可取的。' });
    if (top === last) return reel({ says: `取走唯一的 ${top.key}，堆空了。`, result: [top.key] });
    this.items[0] = last;
    reel({ says: `取走堆顶 ${top.key}，末尾的 ${last.key} 搬到堆顶。`, changed: [last.id], result: [top.key] });
    for (let i = 0; ; ) {
      const [left, right] = [this.items[2 * i + 1], this.items[2 * i + 2]];
      if (!left) break;
      const isRight = right !== undefined && right.key > left.key;
      const child = isRight ? right : left;
      const isSmaller = last.key < child.key;
      const choices = ['与左孩子交换', '与右孩子交换', '停在这里'];
      const question = `${last.key} 的孩子是 ${[left, right].flatMap((item) => item?.key ?? []).join(' 和 ')}，接下来呢？`;
      const branch = { question, choices, right: isSmaller ? (isRight ? 1 : 0) : 2 };
      if (!isSmaller)
        return reel({
          says: `${last.key} 不小于较大的孩子 ${child.key}，停住。`,
          active: [last.id, child.id],
          branch,
          result: [top.key],
        });
      const down = 2 * i + (isRight ? 2 : 1);
      this.swap(i, down);
      reel({
        says: `${last.key} 小于较大的孩子 ${child.key}，交换，降到下标 ${down}。`,
        changed: [last.id, child.id],
        branch,
        result: [top.key],
      });
      i = down;
    }
    reel({ says: `${last.key} 没有孩子了，下沉结束。`, active: [last.id], result: [top.key] });
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
