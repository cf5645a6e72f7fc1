/** AVL: the two sides of every node differ by at most one in height. */

import type { SearchNode } from './search-node.ts';
import { askFix, type Balance, type SearchTree } from './search-tree.ts';
import type { Reel } from './types.ts';
import { words } from './words/lab.ts';

function heightOf(node: SearchNode | undefined): number {
  return node ? 1 + Math.max(heightOf(node.left), heightOf(node.right)) : 0;
}

const factorOf = (node: SearchNode) => heightOf(node.left) - heightOf(node.right);

/** Looks at a node and all above it, and turns where it leans too far. */
function rebalance(tree: SearchTree, from: SearchNode | undefined, reel: Reel): void {
  for (let node = from; node; node = node.parent) {
    const factor = factorOf(node);
    if (Math.abs(factor) < 2) continue;
    turn(tree, node, reel);
  }
}

function turn(tree: SearchTree, node: SearchNode, reel: Reel): void {
  const factor = factorOf(node);
  const [heavy, other] = factor > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const child = node[heavy];
  if (!child) return;
  const isBent = factor > 0 ? factorOf(child) < 0 : factorOf(child) > 0;
  const name = words.avlFixes[(factor > 0 ? 0 : 1) + (isBent ? 2 : 0)] ?? '';
  const question = words.whichCase(node.key, factor, child.key, factorOf(child));
  reel({
    says: words.unbalanced(node.key, factor, child.key, factorOf(child)),
    active: [node.id, child.id],
  });
  if (isBent) tree.rotate(child, heavy);
  tree.rotate(node, other);
  const up = node.parent;
  reel({
    says: words.balanced(name, up?.key, up && factorOf(up) ? words.heightsByOne : words.heightsEqual),
    changed: [node.id, child.id],
    branch: askFix(question, name, words.avlFixes),
  });
}

export const avl: Balance = {
  inserted: (tree, node, reel) => rebalance(tree, node.parent, reel),
  erased: (tree, { parent }, reel) => rebalance(tree, parent, reel),
  tone: () => 'plain',
  sub: (node) => String(factorOf(node)),
};
