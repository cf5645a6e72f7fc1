/** Where the nodes of a tree are drawn. */
import { type Kind, nodesOf, type TreeNode } from './types.ts';

export interface Placed {
  node: TreeNode;
  x: number;
  y: number;
  parent: Placed | undefined;
}

export interface Layout {
  placed: readonly Placed[];
  width: number;
  height: number;
}

/** Width of the drawing where the tree is no wider. */
const WIDTH = 372;
const TOP = 30;
/** Ways between the columns of a binary tree. */
const NARROWEST_COLUMN = 25;
const WIDEST_COLUMN = 42;
/** How much farther apart the nodes of other trees may stand. */
const MOST_STRETCH = 1.5;

/** Half the size of a node in the drawing's units. */
export const RADIUS = 13;

const isBinary = (kind: Kind) => ['bst', 'avl', 'red-black', 'heap'].includes(kind);
export const isBoxed = (kind: Kind) => ['tags', 'segment', 'fenwick', 'bplus'].includes(kind);

/** Width that a node's own drawing takes. */
export function boxWidth(kind: Kind, { text, keys }: TreeNode): number {
  if (kind === 'bplus') return Math.max(1, keys?.length ?? 0) * 20 + 4;
  if (kind === 'tags') return text.length * 7.5 + 12;
  return isBoxed(kind) ? 36 : 2 * RADIUS;
}

const depthOf = (node: TreeNode | undefined): number => (node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0);

/** Levels and nodes that a drawing has room for. */
export interface Room {
  depth: number;
  count: number;
}

/** Room for each of several pictures: what is drawn in it stays as high from step to step. */
export const roomOf = (pictures: readonly (readonly TreeNode[])[]): Room => ({
  depth: Math.max(1, ...pictures.flatMap((roots) => roots.map(depthOf))),
  count: Math.max(1, ...pictures.map((roots) => nodesOf(roots).length)),
});

export function layOut(kind: Kind, roots: readonly TreeNode[], { depth, count } = roomOf([roots])): Layout {
  const gap = Math.min(isBoxed(kind) ? 54 : 44, Math.max(22, 230 / depth));
  const column = Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, (WIDTH - 60) / count));
  const placed = isBinary(kind) ? byOrder(roots[0], gap, column) : byLeaves(kind, roots, gap);
  const rightOf = () => Math.max(1, ...placed.map(({ x, node }) => x + boxWidth(kind, node) / 2));
  // A narrow tree takes more of the room that is there.
  const stretch = isBinary(kind) ? 1 : Math.min(MOST_STRETCH, Math.max(1, (WIDTH - 12) / rightOf()));
  for (const place of placed) place.x *= stretch;
  const right = rightOf();
  const width = Math.max(WIDTH, right + 8);
  const slack = right < WIDTH ? (WIDTH - right - 6) / 2 : 0;
  for (const place of placed) place.x += slack;
  return { placed, width, height: TOP + (depth - 1) * gap + (isBoxed(kind) ? 36 : 22) };
}

type Mutable = Placed & { x: number };

/** A binary tree: every node in a column of its own, in the order of its keys. */
function byOrder(root: TreeNode | undefined, gap: number, column: number): Mutable[] {
  const placed: Mutable[] = [];
  let before = 0;
  const visit = (node: TreeNode | undefined, depth: number): Mutable | undefined => {
    if (!node) return undefined;
    const left = visit(node.children[0], depth + 1);
    const place: Mutable = { node, x: RADIUS + 8 + column * before++, y: TOP + depth * gap, parent: undefined };
    const right = visit(node.children[1], depth + 1);
    for (const child of [left, right]) if (child) child.parent = place;
    placed.push(place);
    return place;
  };
  visit(root, 0);
  return placed;
}

/** Any tree: leaves side by side, a parent over the middle of its children. */
function byLeaves(kind: Kind, roots: readonly TreeNode[], gap: number): Mutable[] {
  const placed: Mutable[] = [];
  const space = kind === 'union-find' || kind === 'trie' || kind === 'bplus' ? 9 : 6;
  const visit = (node: TreeNode, depth: number, from: number): { place: Mutable; to: number } => {
    const own = boxWidth(kind, node) + space;
    let to = from;
    const children = node.children.flatMap((child) => {
      if (!child) return [];
      const visited = visit(child, depth + 1, to);
      to = visited.to;
      return [visited.place];
    });
    const [first, last] = [children[0], children.at(-1)];
    const wanted = first && last ? (first.x + last.x) / 2 : from + own / 2;
    const shift = Math.max(0, from + own / 2 - wanted);
    if (shift > 0) for (const one of placed) if (isBelow(one, children)) one.x += shift;
    const place: Mutable = { node, x: wanted + shift, y: TOP + depth * gap, parent: undefined };
    for (const child of children) child.parent = place;
    placed.push(place);
    return { place, to: Math.max(to + shift, from + own) };
  };
  let from = 4;
  for (const root of roots) from = visit(root, 0, from).to;
  return placed;
}

function isBelow(place: Placed, tops: readonly Placed[]): boolean {
  for (let one: Placed | undefined = place; one; one = one.parent) if (tops.includes(one)) return true;
  return false;
}
