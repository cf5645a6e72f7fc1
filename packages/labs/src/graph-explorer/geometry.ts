/** Where nodes and lines lie in the drawing. */
import type { Place } from './types.ts';

/** Way of one step of the board, in the drawing's units. */
export const UNIT = 11;
export const RADIUS = 14;

/** Room above the topmost nodes for what is known of them. */
const TOP = 14;

export const pointOf = ({ x, y }: Place) => ({ x: x * UNIT, y: TOP + y * UNIT });
export const boardOf = ({ x, y }: { x: number; y: number }): Place => ({ x: x / UNIT, y: (y - TOP) / UNIT });

export interface Curve {
  path: string;
  /** Where the weight stands. */
  middle: { x: number; y: number };
  /** Head of an arrow at the end. */
  head: string;
}

/** A line between the borders of two nodes; bent aside when another one goes the other way. */
export function curveOf(from: Place, to: Place, isBent: boolean): Curve {
  const [a, b] = [pointOf(from), pointOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bend = isBent ? 16 : 0;
  const control = { x: (a.x + b.x) / 2 - dy * 2 * bend, y: (a.y + b.y) / 2 + dx * 2 * bend };
  const start = { x: a.x + dx * RADIUS, y: a.y + dy * RADIUS };
  // The end follows the curve's own direction, so that the head lies on it.
  const last = Math.hypot(b.x - control.x, b.y - control.y) || 1;
  const [ex, ey] = [(b.x - control.x) / last, (b.y - control.y) / last];
  const end = { x: b.x - ex * (RADIUS + 1), y: b.y - ey * (RADIUS + 1) };
  const shape = (n: number) => n.toFixed(1);
  return {
    path: `M${shape(start.x)} ${shape(start.y)}Q${shape(control.x)} ${shape(control.y)} ${shape(end.x)} ${shape(end.y)}`,
    middle: { x: (a.x + 2 * control.x + b.x) / 4, y: (a.y + 2 * control.y + b.y) / 4 },
    head: `M${shape(end.x)} ${shape(end.y)}l${shape(-9 * ex + 4.5 * ey)} ${shape(-9 * ey - 4.5 * ex)}l${shape(-9 * ey)} ${shape(9 * ex)}z`,
  };
}

/** The sides of a node, the usual one first. */
const SIDES = { above: [0, -1], below: [0, 1], right: [1, 0], left: [-1, 0] } as const;
export type Side = keyof typeof SIDES;

/** How near a line may come to words beside a node, as the cosine of the angle between them. */
const CLEAR = Math.cos((40 * Math.PI) / 180);
/** Room that words beside a node need, from its middle. */
const NOTE = { wide: 40, high: 30 };

/** The side of a node where words stand clear of its edges; the one that edges are farthest from where none is clear. */
export function freeSide(place: Place, others: readonly Place[], size: { width: number; height: number }): Side {
  const here = pointOf(place);
  const ways = others.map(pointOf).map(({ x, y }) => {
    const length = Math.hypot(x - here.x, y - here.y) || 1;
    return { x: (x - here.x) / length, y: (y - here.y) / length };
  });
  const sides = (Object.keys(SIDES) as Side[])
    .map((side) => {
      const [x, y] = SIDES[side];
      const end = { x: here.x + x * NOTE.wide, y: here.y + y * NOTE.high };
      const isInside = end.x >= 0 && end.x <= size.width && end.y <= size.height;
      return { side, isInside, nearest: Math.max(-1, ...ways.map((way) => way.x * x + way.y * y)) };
    })
    .filter(({ isInside }) => isInside);
  const clear = sides.find(({ nearest }) => nearest < CLEAR);
  return (clear ?? sides.sort((a, b) => a.nearest - b.nearest)[0])?.side ?? 'above';
}
