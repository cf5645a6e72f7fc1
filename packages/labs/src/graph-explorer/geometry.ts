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
