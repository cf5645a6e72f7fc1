/** Curves by their own constructions: de Casteljau for Bézier pieces, de Boor for B-splines. Pure. */

export interface Point {
  x: number;
  y: number;
}

/** A point of a curve with all that led to it. */
export interface Construction {
  /** The points of each round of interpolation, the control points first, the curve's point last. */
  levels: Point[][];
  /** Of each new point of a round, how far it lies on its segment, 0–1. */
  shares: number[][];
  point: Point;
  /** First derivative by the curve's parameter. */
  tangent: Point;
}

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });

/** De Casteljau: each round puts a point on every segment of the last, at the share `t` of 0–1. */
export function deCasteljau(points: readonly Point[], t: number): Construction {
  const levels: Point[][] = [[...points]];
  for (let level = levels[0] as Point[]; level.length > 1; levels.push(level)) {
    level = level.slice(1).map((point, i) => mix(level[i] as Point, point, t));
  }
  const pair = levels.at(-2) ?? [];
  const tangent = pair.length === 2 ? times(minus(pair[1] as Point, pair[0] as Point), points.length - 1) : zero();
  const shares = levels.slice(1).map((level) => level.map(() => t));
  return { levels, shares, point: (levels.at(-1) as Point[])[0] as Point, tangent };
}

const zero = (): Point => ({ x: 0, y: 0 });

/** Knots of a clamped uniform B-spline: the curve starts and ends in its outer control points. */
export function clampedKnots(count: number, degree: number): number[] {
  const inner = count - degree;
  return Array.from({ length: count + degree + 1 }, (_, i) => Math.min(Math.max(i - degree, 0), inner) / inner);
}

/** The index of the knot span that holds `t` of 0–1. */
export function spanOf(knots: readonly number[], degree: number, t: number): number {
  const last = knots.length - degree - 2;
  let span = degree;
  while (span < last && t >= (knots[span + 1] as number)) span++;
  return span;
}

/** De Boor: de Casteljau's rounds, each segment with a share of its own by the knots around it. */
export function deBoor(points: readonly Point[], degree: number, t: number): Construction {
  const knots = clampedKnots(points.length, degree);
  const span = spanOf(knots, degree, t);
  const first = span - degree;
  const levels: Point[][] = [points.slice(first, span + 1)];
  const shares: number[][] = [];
  for (let round = 1; round <= degree; round++) {
    const above = levels[round - 1] as Point[];
    const ways = above.slice(1).map((_, i) => {
      const from = knots[first + round + i] as number;
      const to = knots[span + 1 + i] as number;
      return (t - from) / (to - from);
    });
    shares.push(ways);
    levels.push(ways.map((way, i) => mix(above[i] as Point, above[i + 1] as Point, way)));
  }
  const [a, b] = levels[degree - 1] as [Point, Point];
  const width = (knots[span + 1] as number) - (knots[span] as number);
  return {
    levels,
    shares,
    point: (levels[degree] as Point[])[0] as Point,
    tangent: times(minus(b, a), degree / width),
  };
}

/** How two pieces meet: C for equal derivatives, G for an equal direction only. */
export type Continuity = 'C0' | 'G1' | 'C1' | 'C2';

/** The continuity of two cubic pieces with seven points at the fourth, within `slack` units of the plane. */
export function continuityAt(points: readonly Point[], slack = 0.005): Continuity {
  const [, b, c, d, e, f] = points as [Point, Point, Point, Point, Point, Point];
  const before = minus(d, c);
  const after = minus(e, d);
  const lengths = Math.hypot(before.x, before.y) * Math.hypot(after.x, after.y);
  const cross = before.x * after.y - before.y * after.x;
  const dot = before.x * after.x + before.y * after.y;
  const isParallel = lengths > 0 && dot > 0 && Math.abs(cross) / lengths < 0.01;
  const isEqual = Math.hypot(before.x - after.x, before.y - after.y) < slack;
  if (!isEqual) return isParallel ? 'G1' : 'C0';
  const bendBefore = minus(minus(d, c), minus(c, b));
  const bendAfter = minus(minus(f, e), minus(e, d));
  return Math.hypot(bendBefore.x - bendAfter.x, bendBefore.y - bendAfter.y) < 2 * slack ? 'C2' : 'C1';
}

/** The seven points with the second piece's handles set so that the pieces meet as wished. */
export function joinAs(points: readonly Point[], wish: 'G1' | 'C1' | 'C2'): Point[] {
  const joined = points.map((point) => ({ ...point }));
  const [, b, c, d, e] = joined as [Point, Point, Point, Point, Point];
  const before = minus(d, c);
  const length = Math.hypot(before.x, before.y) || 1;
  const reach = wish === 'G1' ? Math.hypot(e.x - d.x, e.y - d.y) / length : 1;
  joined[4] = { x: d.x + before.x * reach, y: d.y + before.y * reach };
  // Equal second derivatives: f = b + 4 (d − c).
  if (wish === 'C2') joined[5] = { x: b.x + 4 * before.x, y: b.y + 4 * before.y };
  return joined;
}

/** The parameter at which an easing curve reaches a time of 0–1; its x grows, so halving finds it. */
export function parameterAtTime(points: readonly Point[], time: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (deCasteljau(points, middle).point.x < time) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
