/** Red-black trees: no red under red, and the same number of black nodes on every way down. */

import type { SearchNode } from './search-node.ts';
import { askFix, type Balance, type Place, type SearchTree } from './search-tree.ts';
import type { Reel } from './types.ts';
import { words } from './words/lab.ts';

const isRed = (node: SearchNode | undefined) => node?.isRed === true;
const sideOf = (node: SearchNode | undefined, parent: SearchNode) => (parent.left === node ? 'left' : 'right');
const opposite = (side: 'left' | 'right') => (side === 'left' ? 'right' : 'left');

/** A red leaf may hang under a red parent: recolours upwards, or turns and is done. */
function inserted(tree: SearchTree, leaf: SearchNode, reel: Reel): void {
  let node = leaf;
  while (isRed(node.parent)) {
    const parent = node.parent;
    const grand = parent?.parent;
    if (!parent || !grand) break;
    const side = sideOf(parent, grand);
    const uncle = grand[opposite(side)];
    const isInner = sideOf(node, parent) !== side;
    const fix = words.redBlackFixes[isRed(uncle) ? 0 : isInner ? 2 : 1] ?? '';
    reel({
      says: words.bothRed(
        node.key,
        parent.key,
        uncle ? ` ${uncle.key} ` : words.emptyUncle,
        isRed(uncle) ? words.red : words.black,
      ),
      active: [node.id, parent.id, ...(uncle ? [uncle.id] : [])],
    });
    const branch = askFix(
      words.redFixAsk(node.key, parent.key, isRed(uncle) ? words.red : words.black),
      fix,
      words.redBlackFixes,
    );
    if (uncle && isRed(uncle)) {
      parent.isRed = false;
      uncle.isRed = false;
      grand.isRed = true;
      reel({ says: words.redUncle(fix, grand.key), changed: [parent.id, uncle.id, grand.id], branch });
      node = grand;
      continue;
    }
    if (isInner) tree.rotate(parent, side);
    const top = isInner ? node : parent;
    top.isRed = false;
    grand.isRed = true;
    tree.rotate(grand, opposite(side));
    reel({
      says: words.blackUncle(isInner ? words.inner : words.outer, fix, top.key),
      changed: [top.id, grand.id, parent.id],
      branch,
    });
    break;
  }
  if (tree.root && isRed(tree.root)) {
    tree.root.isRed = false;
    reel({ says: words.rootBlack(tree.root.key), changed: [tree.root.id] });
  }
}

/** One black too few on the way through a place: borrows from the sibling's side, or passes the lack upwards. */
function erased(tree: SearchTree, place: Place, reel: Reel) {
  if (!place.wasBlack) return reel({ says: words.redRemoved });
  let { node, parent } = place;
  while (parent && !isRed(node)) {
    const side = sideOf(node, parent);
    let sibling = parent[opposite(side)];
    if (sibling && isRed(sibling)) {
      sibling.isRed = false;
      parent.isRed = true;
      tree.rotate(parent, side);
      reel({ says: words.redSibling(sibling.key), changed: [sibling.id, parent.id] });
      sibling = parent[opposite(side)];
    }
    if (!sibling) break;
    if (!isRed(sibling.left) && !isRed(sibling.right)) {
      sibling.isRed = true;
      reel({
        says: words.allBlack(sibling.key, parent.key),
        changed: [sibling.id],
        active: [parent.id],
      });
      node = parent;
      parent = node.parent;
      continue;
    }
    borrow(tree, { parent, sibling, side }, reel);
    return;
  }
  if (!node) return;
  const wasRed = node.isRed;
  node.isRed = false;
  reel({
    says: wasRed ? words.redTakesBlack(node.key) : words.rootTakesBlack(node.key),
    changed: [node.id],
  });
}

/** The black sibling has a red child: one or two turns bring a black node over. */
function borrow(
  tree: SearchTree,
  { parent, sibling, side }: { parent: SearchNode; sibling: SearchNode; side: 'left' | 'right' },
  reel: Reel,
): void {
  const far = opposite(side);
  const near = sibling[side];
  let top = sibling;
  if (!isRed(sibling[far]) && near) {
    near.isRed = false;
    sibling.isRed = true;
    tree.rotate(sibling, far);
    top = near;
  }
  top.isRed = parent.isRed;
  parent.isRed = false;
  const outer = top[far];
  if (outer) outer.isRed = false;
  tree.rotate(parent, side);
  reel({
    says: words.siblingHasRed(top.key, parent.key),
    changed: [top.id, parent.id],
  });
}

export const redBlack: Balance = {
  inserted,
  erased,
  tone: (node) => (node.isRed ? 'red' : 'black'),
  sub: () => undefined,
};
