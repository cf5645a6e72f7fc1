/** Where targets and links are drawn. */
import { PAIRS } from './graph.ts';

export const SIZE = { width: 372, height: 296 };
export const NODE = { width: 118, height: 50 };

/** Middles of the targets: the program above, what it uses below. */
export const PLACES: readonly { x: number; y: number }[] = [
  { x: 186, y: 30 },
  { x: 62, y: 148 },
  { x: 310, y: 148 },
  { x: 186, y: 266 },
];

/** How far along its line a link's sign stands: those that cross keep clear of each other. */
const ALONG: readonly number[] = [0.5, 0.5, 0.3, 0.38, 0.5, 0.5];

export interface Drawn {
  from: { x: number; y: number };
  to: { x: number; y: number };
  sign: { x: number; y: number };
}

/** Ends of a link at the edges of its targets' boxes, and the place of its sign. */
export function linkPlace(pair: number): Drawn {
  const [a, b] = PAIRS[pair] ?? [0, 1];
  const [start, end] = [PLACES[a] ?? { x: 0, y: 0 }, PLACES[b] ?? { x: 0, y: 0 }];
  const [from, to] = [edge(start, end), edge(end, start)];
  const at = ALONG[pair] ?? 0.5;
  return { from, to, sign: { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at } };
}

/** Where the way to another place leaves a box. */
function edge(box: { x: number; y: number }, other: { x: number; y: number }): { x: number; y: number } {
  const [dx, dy] = [other.x - box.x, other.y - box.y];
  const share = Math.min(dx === 0 ? 1 : NODE.width / 2 / Math.abs(dx), dy === 0 ? 1 : NODE.height / 2 / Math.abs(dy));
  return { x: box.x + dx * share, y: box.y + dy * share };
}
