/** Disjoint sets of the numbers 0–8: union by rank, path compression. */
import type { Operation, Reel, Structure, TreeNode } from './types.ts';
import { words } from './words/lab.ts';

export const ELEMENTS = 9;

export class UnionFind implements Structure {
  private readonly parent = Array.from({ length: ELEMENTS }, (_, i) => i);
  private readonly rank = Array.from({ length: ELEMENTS }, () => 0);

  apply({ op, args: [a = 0, b = 0] }: Operation, reel: Reel): void {
    if (op === 'find')
      reel({ says: words.representative(a, this.find(a, reel)), active: [this.up(a)], result: [this.up(a)] });
    else if (op === 'union') this.union(a, b, reel);
  }

  draw(): TreeNode[] {
    const drawn = (i: number): TreeNode => ({
      id: i,
      text: String(i),
      ...(this.up(i) === i && { sub: words.rank(this.rank[i] ?? 0) }),
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
      says: path.length > 1 ? words.upToRoot(from, path.length - 1, root) : words.isItsRoot(from),
      active: path,
    });
    const deep = path.filter((i) => this.up(i) !== root);
    for (const i of deep) this.parent[i] = root;
    if (deep.length) reel({ says: words.compressed(deep.join(words.comma), root), changed: deep });
    return root;
  }

  private union(a: number, b: number, reel: Reel) {
    const [x, y] = [this.find(a, reel), this.find(b, reel)];
    if (x === y) return reel({ says: words.sameSet(a, b, x), active: [x] });
    const [rankX, rankY] = [this.rank[x] ?? 0, this.rank[y] ?? 0];
    const [low, high] = rankX < rankY ? [x, y] : [y, x];
    this.parent[low] = high;
    const isEqual = rankX === rankY;
    if (isEqual) this.rank[high] = (this.rank[high] ?? 0) + 1;
    const choices = [words.hangBelow(x, y), words.hangBelow(y, x)];
    reel({
      says: isEqual ? words.equalRanks(rankX, low, high) : words.lowerRank(low, Math.min(rankX, rankY), high),
      changed: [low, high],
      result: [high],
      // Equal ranks leave the choice to the program.
      ...(!isEqual && {
        branch: {
          question: words.howToUnite(x, rankX, y, rankY),
          choices,
          right: low === x ? 0 : 1,
        },
      }),
    });
  }
}
