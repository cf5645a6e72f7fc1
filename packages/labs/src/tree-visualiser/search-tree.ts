/** A binary search tree with parent links; AVL and red-black trees put it in order after each change. */

import { choose } from '../model/story.ts';
import type { SearchNode } from './search-node.ts';
import type { NodeTone, Operation, Reel, Structure, TreeNode } from './types.ts';
import { lowestAncestor, walk } from './walk.ts';

/** How a kind of tree keeps itself in order. */
export interface Balance {
  /** After a leaf was hung in. */
  inserted: (tree: SearchTree, node: SearchNode, reel: Reel) => void;
  /** After a node was taken out: what took its place, and the parent of that place. */
  erased: (tree: SearchTree, place: Place, reel: Reel) => void;
  tone: (node: SearchNode) => NodeTone;
  sub: (node: SearchNode) => string | undefined;
}

export interface Place {
  node: SearchNode | undefined;
  parent: SearchNode | undefined;
  /** The node taken out was black. */
  wasBlack: boolean;
}

export class SearchTree implements Structure {
  root: SearchNode | undefined;
  private count = 0;

  private readonly balance: Balance;

  constructor(balance: Balance) {
    this.balance = balance;
  }

  apply({ op, args: [a = 0, b = 0] }: Operation, reel: Reel): void {
    if (op === 'insert') this.insert(a, reel);
    else if (op === 'erase') this.erase(a, reel);
    else if (op === 'find') this.find(a, reel);
    else if (op === 'ancestor') lowestAncestor(this.root, [a, b], reel);
    else if (op === 'walk') walk(this.root, a, reel);
  }

  draw(): TreeNode[] {
    const drawn = (node: SearchNode | undefined): TreeNode | undefined => {
      if (!node) return undefined;
      const sub = this.balance.sub(node);
      return {
        id: node.id,
        text: String(node.key),
        tone: this.balance.tone(node),
        ...(sub !== undefined && { sub }),
        children: [drawn(node.left), drawn(node.right)],
      };
    };
    const root = drawn(this.root);
    return root ? [root] : [];
  }

  /** Goes down to a key or to where it would hang. */
  private descend(key: number, reel: Reel): { node: SearchNode | undefined; parent: SearchNode | undefined } {
    let [node, parent] = [this.root, undefined as SearchNode | undefined];
    while (node && node.key !== key) {
      parent = node;
      const isLeft = key < node.key;
      const next: SearchNode | undefined = isLeft ? node.left : node.right;
      reel({
        says: `${key} ${isLeft ? '<' : '>'} ${node.key}，往${isLeft ? '左' : '右'}${next ? '走' : '，那里是空位'}。`,
        active: [node.id],
        branch: {
          question: `走到 ${node.key}，找的是 ${key}，往哪边？`,
          choices: ['往左', '往右'],
          right: isLeft ? 0 : 1,
        },
      });
      node = next;
    }
    return { node, parent };
  }

  private find(key: number, reel: Reel): void {
    const { node } = this.descend(key, reel);
    reel(node ? { says: `找到 ${key}。`, active: [node.id], result: [key] } : { says: `走到空位，树里没有 ${key}。` });
  }

  private insert(key: number, reel: Reel) {
    const { node, parent } = this.descend(key, reel);
    if (node) return reel({ says: `${key} 已在树里，集合不存重复的键。`, active: [node.id] });
    const leaf: SearchNode = { id: ++this.count, key, parent, isRed: true };
    if (!parent) this.root = leaf;
    else if (key < parent.key) parent.left = leaf;
    else parent.right = leaf;
    reel({
      says: parent ? `${key} 挂到 ${parent.key} 的${key < parent.key ? '左' : '右'}边。` : `树是空的，${key} 成为根。`,
      changed: [leaf.id],
    });
    this.balance.inserted(this, leaf, reel);
  }

  private erase(key: number, reel: Reel) {
    const { node: found } = this.descend(key, reel);
    if (!found) return reel({ says: `走到空位，树里没有 ${key}，不用删。` });
    let out = found;
    const ways = ['直接摘下', '由唯一的孩子顶上', '换成后继，再删后继'];
    const right = found.left && found.right ? 2 : found.left || found.right ? 1 : 0;
    const branch = { question: `要删的 ${key} 有几个孩子？怎么删？`, choices: ways, right };
    if (found.left && found.right) {
      for (out = found.right; out.left; ) out = out.left;
      found.key = out.key;
      reel({
        says: `${key} 有两个孩子：把后继 ${out.key} 搬上来，改为删下面那个 ${out.key}。`,
        changed: [found.id],
        active: [out.id],
        branch,
      });
    }
    const child = out.left ?? out.right;
    const place = { node: child, parent: out.parent, wasBlack: !out.isRed };
    this.replace(out, child);
    const words = child ? `${out.key} 只有一个孩子 ${child.key}，由它顶上` : `${out.key} 是叶子，直接摘下`;
    reel({ says: `${words}。`, changed: child ? [child.id] : [], ...(right < 2 && { branch }) });
    this.balance.erased(this, place, reel);
  }

  /** Hangs `node` where `old` was. */
  private replace(old: SearchNode, node: SearchNode | undefined): void {
    const { parent } = old;
    if (!parent) this.root = node;
    else if (parent.left === old) parent.left = node;
    else parent.right = node;
    if (node) node.parent = parent;
  }

  /** Turns a node down to the left or right; its other child comes up. */
  rotate(node: SearchNode, to: 'left' | 'right'): void {
    const from = to === 'left' ? 'right' : 'left';
    const up = node[from];
    if (!up) throw new RangeError(`${node.key} has no ${from} child to come up`);
    this.replace(node, up);
    node[from] = up[to];
    const moved = node[from];
    if (moved) moved.parent = node;
    up[to] = node;
    node.parent = up;
  }
}

export const bareTree: Balance = { inserted: () => {}, erased: () => {}, tone: () => 'plain', sub: () => undefined };

/** The question what a fix does, among the fixes there are. */
export const askFix = (question: string, right: string, others: readonly string[]) => ({
  question,
  ...choose(right, others),
});
