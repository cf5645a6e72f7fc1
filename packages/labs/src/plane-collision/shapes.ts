/** The plane game's shapes, as the notes' `shapes.h` has them: bullets are circles, enemies are boxes. Units are design points. */

export interface Point {
  x: number;
  y: number;
}

export interface Circle extends Point {
  radius: number;
}

/** A box by its middle. */
export interface Box extends Point {
  halfWidth: number;
  halfHeight: number;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/** The place in a box that is nearest to a point. */
export const nearestIn = (box: Box, { x, y }: Point): Point => ({
  x: box.x + clamp(x - box.x, box.halfWidth),
  y: box.y + clamp(y - box.y, box.halfHeight),
});

/** From the nearest place of the box to the circle's middle. */
export function gapOf(circle: Circle, box: Box): Point {
  const nearest = nearestIn(box, circle);
  return { x: circle.x - nearest.x, y: circle.y - nearest.y };
}

/** Squared distances, so that no root is taken; what only touches overlaps. */
export function overlaps(circle: Circle, box: Box): boolean {
  const { x, y } = gapOf(circle, box);
  return x * x + y * y <= circle.radius * circle.radius;
}

/** The box around a circle. */
export const boundsOf = ({ x, y, radius }: Circle): Box => ({ x, y, halfWidth: radius, halfHeight: radius });

export const boxesOverlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) <= a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) <= a.halfHeight + b.halfHeight;
