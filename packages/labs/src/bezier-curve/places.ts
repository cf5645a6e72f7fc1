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

/** How far from its point a name stands, and how far below its middle its letters' line lies. */
const NAME = { away: 17, below: 4.5 };

/** Where the names of points of the drawing stand: away from the middle of all, for between the points the lines run. */
export function namePlaces(spots: readonly Point[]): Point[] {
  const middle = (of: (spot: Point) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  const centre = { x: middle(({ x }) => x), y: middle(({ y }) => y) };
  return spots.map(({ x, y }) => {
    const [dx, dy] = [x - centre.x, y - centre.y];
    const length = Math.hypot(dx, dy);
    const beside = x + (NAME.away * dx) / length;
    // At the sides, as in the middle itself, there is room only above or below.
    const hasRoom = length >= 1 && beside >= 10 && beside <= SIZE.width - 10;
    const above = y + NAME.away * (hasRoom ? dy / length : dy > 0 ? 1 : -1) + NAME.below;
    // At the upper edge there is room only below.
    return { x: hasRoom ? beside : x, y: above < 13 ? y + NAME.away + NAME.below : above };
  });
}
