/** Four ways to order discs: a grid, a k-d tree, and two trees of boxes. */
import { around, type Box, boxOf, type Disc, girth, PLANE } from './shapes.ts';

export const STRUCTURES = ['none', 'grid', 'kd', 'median', 'sah'] as const;
export type StructureName = (typeof STRUCTURES)[number];

export interface TreeNode {
  box: Box;
  depth: number;
  /** Numbers of two nodes, or of the discs of a leaf. */
  children?: readonly [number, number];
  items: readonly number[];
}

/** Most discs of a leaf, and the deepest k-d tree. */
const LEAF = 2;
const DEEPEST = 7;

export interface Built {
  nodes: TreeNode[];
  boxes: readonly Box[];
}

/** The tree of a structure; node 0 is its root. A grid is no tree: its nodes are its cells. */
export function build(structure: Exclude<StructureName, 'none' | 'grid'>, discs: readonly Disc[]): TreeNode[] {
  const built: Built = { nodes: [], boxes: discs.map(boxOf) };
  const all = discs.map((_, i) => i);
  if (structure === 'kd')
    buildPlanes(built, all, { box: { left: 0, top: 0, right: PLANE.width, bottom: PLANE.height }, depth: 0 });
  else buildBoxes(built, all, { depth: 0, split: structure === 'sah' ? cheapest : middle });
  return built.nodes;
}

type Split = (boxes: readonly Box[], items: readonly number[]) => [number[], number[]] | undefined;

const centre = (box: Box, axis: 'x' | 'y'): number => (axis === 'x' ? box.left + box.right : box.top + box.bottom) / 2;

function ordered(boxes: readonly Box[], items: readonly number[], axis: 'x' | 'y'): number[] {
  const at = (item: number) => centre(boxes[item] ?? around([]), axis);
  return [...items].sort((a, b) => at(a) - at(b) || a - b);
}

/** Halves along the longer side. */
const middle: Split = (boxes, items) => {
  const { left, right, top, bottom } = around(items.flatMap((item) => boxes[item] ?? []));
  const sorted = ordered(boxes, items, right - left >= bottom - top ? 'x' : 'y');
  const half = sorted.length >> 1;
  return items.length <= LEAF ? undefined : [sorted.slice(0, half), sorted.slice(half)];
};

/** Cost of going down one node, in tests of a disc. */
const STEP_COST = 0.5;

/** The split of least expected cost: each part weighs as its box is likely to be met. No split when a leaf is cheaper. */
const cheapest: Split = (boxes, items) => {
  let best: { cost: number; parts: [number[], number[]] } | undefined;
  for (const axis of ['x', 'y'] as const) {
    const sorted = ordered(boxes, items, axis);
    const [before, after] = [girths(boxes, sorted), girths(boxes, sorted.toReversed()).reverse()];
    const whole = before.at(-1) ?? 1;
    for (let cut = 1; cut < sorted.length; cut++) {
      const parts = (before[cut - 1] ?? 0) * cut + (after[cut] ?? 0) * (sorted.length - cut);
      const cost = STEP_COST + parts / whole;
      if (!best || cost < best.cost) best = { cost, parts: [sorted.slice(0, cut), sorted.slice(cut)] };
    }
  }
  return best && best.cost < items.length ? best.parts : undefined;
};

/** Girths of the boxes around the first one, the first two, … of some discs. */
function girths(boxes: readonly Box[], items: readonly number[]): number[] {
  let box: Box | undefined;
  return items.map((item) => {
    const one = boxes[item];
    box = around([box, one].filter((part) => part !== undefined));
    return girth(box);
  });
}

function buildBoxes(built: Built, items: readonly number[], { depth, split }: { depth: number; split: Split }): number {
  const number = built.nodes.length;
  const box = around(items.flatMap((item) => built.boxes[item] ?? []));
  built.nodes.push({ box, depth, items });
  const parts = depth < 12 ? split(built.boxes, items) : undefined;
  if (!parts) return number;
  const [left, right] = parts.map((part) => buildBoxes(built, part, { depth: depth + 1, split }));
  built.nodes[number] = { box, depth, items: [], children: [left ?? 0, right ?? 0] };
  return number;
}

/** Cuts space, not discs: a disc on the line is on both sides. */
function buildPlanes(built: Built, items: readonly number[], { box, depth }: { box: Box; depth: number }): number {
  const number = built.nodes.length;
  built.nodes.push({ box, depth, items });
  if (items.length <= LEAF || depth >= DEEPEST) return number;
  const axis = box.right - box.left >= box.bottom - box.top ? 'x' : 'y';
  const sorted = ordered(built.boxes, items, axis);
  const cut = centre(built.boxes[sorted[sorted.length >> 1] ?? 0] ?? box, axis);
  const [start, end] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom];
  // The middle of a disc that only reaches into this space may lie beyond it.
  if (cut <= start || cut >= end) return number;
  const [low, high] =
    axis === 'x'
      ? [
          { ...box, right: cut },
          { ...box, left: cut },
        ]
      : [
          { ...box, bottom: cut },
          { ...box, top: cut },
        ];
  const within = (part: Box) => items.filter((item) => overlaps(built.boxes[item], part));
  const parts = [within(low), within(high)] as const;
  // Both halves hold everything: another cut would not help.
  if (parts.every((part) => part.length === items.length)) return number;
  const left = buildPlanes(built, parts[0], { box: low, depth: depth + 1 });
  const right = buildPlanes(built, parts[1], { box: high, depth: depth + 1 });
  built.nodes[number] = { box, depth, items: [], children: [left, right] };
  return number;
}

const overlaps = (a: Box | undefined, b: Box): boolean =>
  a !== undefined && a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Cells of the grid, row by row: about as many as discs. */
export function buildGrid(discs: readonly Disc[]): { nodes: TreeNode[]; columns: number; rows: number } {
  const columns = Math.max(1, Math.round(Math.sqrt((discs.length * PLANE.width) / PLANE.height)));
  const rows = Math.max(1, Math.round(discs.length / columns));
  const [width, height] = [PLANE.width / columns, PLANE.height / rows];
  const boxes = discs.map(boxOf);
  const nodes = Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [(i % columns) * width, Math.floor(i / columns) * height];
    const box = { left, top, right: left + width, bottom: top + height };
    return { box, depth: 0, items: boxes.flatMap((one, item) => (overlaps(one, box) ? [item] : [])) };
  });
  return { nodes, columns, rows };
}
