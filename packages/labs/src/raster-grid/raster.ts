/**
 * Triangles on a grid, in fixed point of 1/16 pixel: edge functions, the top-left rule, weights, depth, samples. The rule
 * is that of Direct3D and Vulkan: a centre on an edge belongs to the triangle whose top or left edge it is.
 */

/** Parts of a pixel. */
export const UNIT = 16;
export const GRID = { columns: 16, rows: 11 };
export const PIXELS = GRID.columns * GRID.rows;

/** In parts of a pixel, y downwards. */
export interface Point {
  x: number;
  y: number;
}

export type Rule = 'top-left' | 'inclusive';

export interface Triangle {
  corners: readonly [Point, Point, Point];
  /** Depth at the corners, 0 near, 1 far. */
  depths: readonly [number, number, number];
}

/** The middle of a pixel. */
export const CENTRE: Point = { x: 8, y: 8 };
/** Places of four samples in a pixel, as Direct3D has them. */
export const SAMPLES: readonly Point[] = [
  { x: 6, y: 2 },
  { x: 14, y: 6 },
  { x: 2, y: 10 },
  { x: 10, y: 14 },
];

/** Twice the signed area of a, b, p; positive when p is to the right of the way from a to b, as seen with y downwards. */
export const edge = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** An edge that keeps the centres on it: one that runs level to the right, or upwards. */
export const isTopLeft = (a: Point, b: Point): boolean => (a.y === b.y ? b.x > a.x : b.y < a.y);

/** Edge functions of a point, one for the edge across from each corner, and twice the area; turned to be positive inside. */
export function edgesAt(
  { corners: [a, b, c] }: Triangle,
  p: Point,
): { values: [number, number, number]; area: number; isTurned: boolean } {
  const area = edge(a, b, c);
  const sign = area < 0 ? -1 : 1;
  const values = [edge(b, c, p), edge(c, a, p), edge(a, b, p)].map((value) => value * sign + 0);
  return { values: values as [number, number, number], area: Math.abs(area), isTurned: area < 0 };
}

/** Whether a point is drawn. */
export function covers(triangle: Triangle, p: Point, rule: Rule): boolean {
  const { values, area, isTurned } = edgesAt(triangle, p);
  if (area === 0) return false;
  return values.every(
    (value, i) => value > 0 || (value === 0 && (rule === 'inclusive' || keeps(triangle, i, isTurned))),
  );
}

/** Whether the edge across from a corner is a top or left one. */
function keeps({ corners }: Triangle, corner: number, isTurned: boolean): boolean {
  const [from, to] = [corners[(corner + 1) % 3], corners[(corner + 2) % 3]];
  if (!from || !to) return false;
  return isTurned ? isTopLeft(to, from) : isTopLeft(from, to);
}

/** Weights of the corners at a point; they add up to 1. Undefined for a triangle without area. */
export function weightsAt(triangle: Triangle, p: Point): [number, number, number] | undefined {
  const { values, area } = edgesAt(triangle, p);
  if (area === 0) return undefined;
  const [a, b, c] = values;
  return [a / area, b / area, c / area];
}

/** Depth at a point. */
export function depthAt(triangle: Triangle, p: Point): number {
  const weights = weightsAt(triangle, p) ?? [0, 0, 0];
  return weights.reduce((sum, weight, i) => sum + weight * (triangle.depths[i] ?? 0), 0);
}

/** Samples of a pixel that are covered, a bit each. */
export function sampleMask(triangle: Triangle, pixel: number, rule: Rule): number {
  return SAMPLES.reduce((mask, sample, i) => mask | (covers(triangle, placeIn(pixel, sample), rule) ? 1 << i : 0), 0);
}

/** A place within a pixel. */
export function placeIn(pixel: number, { x, y }: Point): Point {
  return { x: (pixel % GRID.columns) * UNIT + x, y: Math.floor(pixel / GRID.columns) * UNIT + y };
}

/** Pixels of the box around a triangle, row by row. */
export function boxOf({ corners }: Triangle): number[] {
  const [left, right] = span(
    corners.map(({ x }) => x),
    GRID.columns,
  );
  const [top, bottom] = span(
    corners.map(({ y }) => y),
    GRID.rows,
  );
  const pixels: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) pixels.push(row * GRID.columns + column);
  return pixels;
}

function span(values: readonly number[], count: number): [number, number] {
  const last = (value: number) => Math.min(Math.max(Math.floor(value / UNIT), 0), count - 1);
  return [last(Math.min(...values)), last(Math.max(...values))];
}
