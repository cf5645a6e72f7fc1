/** Disjoint sets of the numbers 0–8: union by rank, path compression. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';

export const ELEMENTS = 9;

export class UnionFind implements Structure {
  private readonly parent = Array.from({ length: ELEMENTS }, (_, i) => i);
  private readonly rank = Array.from({ length: ELEMENTS }, () => 0);

  apply({ op, args: [a = 0, b = 0] }: Operation, reel: Reel): void {
    if (op === 'find')
      reel({ says: `${a} 的代表是 ${this.find(a, reel)}。`, active: [this.up(a)], result: [this.up(a)] });
    else if (op === 'union') this.union(a, b, reel);
  }

  draw(): TreeNode[] {
    const drawn = (i: number): TreeNode => ({
      id: i,
      text: String(i),
      ...(this.up(i) === i && { sub: `秩 ${this.rank[i] ?? 0}` }),
      children: this.parent.flatMap((above, child) => (above === i && child !== i ? [drawn(child)] : [])),
    });
    return this.parent.flatMap((above, i) => (above === i ? [drawn(i)] : []));
  }

  row() {
    return { label: 'parent', values: this.parent.map(String) };
  }

  private up(i: number): number {
    const above = this.parent[i];
    if (above === undefined) throw new RangeError(`no element ${i}`);
    return above;
  }

  /** Goes up to the representative, then hangs all on the way right under it. */
  private find(from: number, reel: Reel): number {
    const path = [from];
    while (this.up(path.at(-1) ?? from) !== path.at(-1)) path.push(this.up(path.at(-1) ?? from));
    const root = path.at(-1) ?? from;
    reel({
      says: path.length > 1 ? `从 ${from} 往上走 ${path.length - 1} 步到根 ${root}。` : `${from} 自己就是根。`,
      active: path,
    });
    const deep = path.filter((i) => this.up(i) !== root);
    for (const i of deep) this.parent[i] = root;
    if (deep.length) reel({ says: `路径压缩：${deep.join('、')} 直接挂到 ${root} 下，下次一步就到。`, changed: deep });
    return root;
  }

  private union(a: number, b: number, reel: Reel) {
    const [x, y] = [this.find(a, reel), this.find(b, reel)];
    if (x === y) return reel({ says: `${a} 与 ${b} 的根都是 ${x}，已在同一集合，不用合并。`, active: [x] });
    const [rankX, rankY] = [this.rank[x] ?? 0, this.rank[y] ?? 0];
    const [low, high] = rankX < rankY ? [x, y] : [y, x];
    this.parent[low] = high;
    const isEqual = rankX === rankY;
    if (isEqual) this.rank[high] = (this.rank[high] ?? 0) + 1;
    const choices = [`${x} 挂到 ${y} 下`, `${y} 挂到 ${x} 下`];
    reel({
      says: isEqual
        ? `两根的秩都是 ${rankX}，${low} 挂到 ${high} 下，${high} 的秩加一。`
        : `${low} 的秩 ${Math.min(rankX, rankY)} 较小，挂到 ${high} 下，秩不变。`,
      changed: [low, high],
      result: [high],
      // Equal ranks leave the choice to the program.
      ...(!isEqual && {
        branch: {
          question: `根 ${x} 的秩是 ${rankX}，根 ${y} 的是 ${rankY}，怎么合并？`,
          choices,
          right: low === x ? 0 : 1,
        },
      }),
    });
  }
}
