/** A binary search tree with parent links; AVL and red-black trees put it in order after each change. */

import { choose } from '../model/story.ts';
import type { SearchNode } from './search-node.ts';
import type { NodeTone, Operation, Reel, Structure, TreeNode } from './types.ts';
import { lowestAncestor, walk } from './walk.ts';
import { words } from './words/lab.ts';

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
        says: words.goes(
          key,
          isLeft ? '<' : '>',
          node.key,
          isLeft ? words.left : words.right,
          next ? words.go : words.emptyThere,
        ),
        active: [node.id],
        branch: {
          question: words.whichWay(node.key, key),
          choices: [words.goLeft, words.goRight],
          right: isLeft ? 0 : 1,
        },
      });
      node = next;
    }
    return { node, parent };
  }

  private find(key: number, reel: Reel): void {
    const { node } = this.descend(key, reel);
    reel(node ? { says: words.found(key), active: [node.id], result: [key] } : { says: words.notFound(key) });
  }

  private insert(key: number, reel: Reel) {
    const { node, parent } = this.descend(key, reel);
    if (node) return reel({ says: words.already(key), active: [node.id] });
    const leaf: SearchNode = { id: ++this.count, key, parent, isRed: true };
    if (!parent) this.root = leaf;
    else if (key < parent.key) parent.left = leaf;
    else parent.right = leaf;
    reel({
      says: parent ? words.hung(key, parent.key, key < parent.key ? words.left : words.right) : words.isRoot(key),
      changed: [leaf.id],
    });
    this.balance.inserted(this, leaf, reel);
  }

  private erase(key: number, reel: Reel) {
    const { node: found } = this.descend(key, reel);
    if (!found) return reel({ says: words.notFoundToErase(key) });
    let out = found;
    const ways = [words.takeOut, words.childReplaces, words.successorFirst];
    const right = found.left && found.right ? 2 : found.left || found.right ? 1 : 0;
    const branch = { question: words.howToRemove(key), choices: ways, right };
    if (found.left && found.right) {
      for (out = found.right; out.left; ) out = out.left;
      found.key = out.key;
      reel({
        says: words.successorUp(key, out.key),
        changed: [found.id],
        active: [out.id],
        branch,
      });
    }
    const child = out.left ?? out.right;
    const place = { node: child, parent: out.parent, wasBlack: !out.isRed };
    this.replace(out, child);
    const outcome = child ? words.oneChild(out.key, child.key) : words.isLeaf(out.key);
    reel({ says: words.sentence(outcome), changed: child ? [child.id] : [], ...(right < 2 && { branch }) });
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
