/** Where the plane lies in the drawing. */
import { linear } from '../kit/scale.ts';
import type { Point } from './curves.ts';
import { PLANE } from './kinds.ts';

/** Size of the drawing; the plane's shape, with room for the axes. */
export const SIZE = { width: 372, height: 300 };
export const X = linear(PLANE.x, [26, 356]);
export const Y = linear(PLANE.y, [274, 14]);

/** The plane's edge. */
export const FRAME = `M${X(0)} ${Y(1.25)}H${X(1)}V${Y(-0.25)}H${X(0)}Z`;

export const round = (value: number) => Math.round(value * 10) / 10;

/** A line through points of the plane. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(X(x))} ${round(Y(y))}`).join('');
