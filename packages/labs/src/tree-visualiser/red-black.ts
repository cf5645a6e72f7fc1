/** Red-black trees: no red under red, and the same number of black nodes on every way down. */

import type { SearchNode } from './search-node.ts';
import { askFix, type Balance, type Place, type SearchTree } from './search-tree.ts';
import type { Reel } from './types.ts';

const isRed = (node: SearchNode | undefined) => node?.isRed === true;
const sideOf = (node: SearchNode | undefined, parent: SearchNode) => (parent.left === node ? 'left' : 'right');
const opposite = (side: 'left' | 'right') => (side === 'left' ? 'right' : 'left');

const FIXES = ['父与叔变黑、祖父变红', '一次旋转并换色', '两次旋转并换色'];

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
    const fix = FIXES[isRed(uncle) ? 0 : isInner ? 2 : 1] ?? '';
    reel({
      says: `${node.key} 与父亲 ${parent.key} 都红，叔叔${uncle ? ` ${uncle.key} ` : '（空）'}是${isRed(uncle) ? '红' : '黑'}的。`,
      active: [node.id, parent.id, ...(uncle ? [uncle.id] : [])],
    });
    const branch = askFix(
      `${node.key} 与 ${parent.key} 连着两个红，叔叔是${isRed(uncle) ? '红' : '黑'}的，怎么办？`,
      fix,
      FIXES,
    );
    if (uncle && isRed(uncle)) {
      parent.isRed = false;
      uncle.isRed = false;
      grand.isRed = true;
      reel({ says: `叔叔红：${fix}，矛盾上移到 ${grand.key}。`, changed: [parent.id, uncle.id, grand.id], branch });
      node = grand;
      continue;
    }
    if (isInner) tree.rotate(parent, side);
    const top = isInner ? node : parent;
    top.isRed = false;
    grand.isRed = true;
    tree.rotate(grand, opposite(side));
    reel({
      says: `叔叔黑，新结点在${isInner ? '内' : '外'}侧：${fix}，${top.key} 成为这一支的黑根。`,
      changed: [top.id, grand.id, parent.id],
      branch,
    });
    break;
  }
  if (tree.root && isRed(tree.root)) {
    tree.root.isRed = false;
    reel({ says: `根 ${tree.root.key} 染黑。`, changed: [tree.root.id] });
  }
}

/** One black too few on the way through a place: borrows from the sibling's side, or passes the lack upwards. */
function erased(tree: SearchTree, place: Place, reel: Reel) {
  if (!place.wasBlack) return reel({ says: '摘下的是红结点，黑高不变，不用修。' });
  let { node, parent } = place;
  while (parent && !isRed(node)) {
    const side = sideOf(node, parent);
    let sibling = parent[opposite(side)];
    if (sibling && isRed(sibling)) {
      sibling.isRed = false;
      parent.isRed = true;
      tree.rotate(parent, side);
      reel({ says: `兄弟 ${sibling.key} 是红的：旋转并换色，换来一个黑兄弟。`, changed: [sibling.id, parent.id] });
      sibling = parent[opposite(side)];
    }
    if (!sibling) break;
    if (!isRed(sibling.left) && !isRed(sibling.right)) {
      sibling.isRed = true;
      reel({
        says: `兄弟 ${sibling.key} 与它的孩子都黑：兄弟变红，缺的一个黑上移到 ${parent.key}。`,
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
    says: wasRed ? `${node.key} 是红的，染黑就补上了。` : `缺的黑传到根 ${node.key}，整棵树黑高减一。`,
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
    says: `兄弟一侧有红孩子：旋转后 ${top.key} 接替 ${parent.key}，借来一个黑，修好了。`,
    changed: [top.id, parent.id],
  });
}

export const redBlack: Balance = {
  inserted,
  erased,
  tone: (node) => (node.isRed ? 'red' : 'black'),
  sub: () => undefined,
};
