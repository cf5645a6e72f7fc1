/** The kinds of curves: one construction for all of them, in a plane of 0–1 by −0.25–1.25, y upwards. */
import { snap } from '../model/codec.ts';
import {
  type Construction,
  type Continuity,
  clampedKnots,
  continuityAt,
  deBoor,
  deCasteljau,
  type Point,
  parameterAtTime,
  spanOf,
} from './curves.ts';

export const KINDS = ['bezier', 'joined', 'bspline', 'easing'] as const;
export type Kind = (typeof KINDS)[number];

/** A curve, and where on it one looks. */
export interface Curve {
  kind: Kind;
  points: Point[];
  /** Parameter of the curve, 0–1; for easing the time. */
  t: number;
}

export interface CurveView extends Construction {
  /** Points along the curve, and along it as far as here. */
  curve: Point[];
  drawn: Point[];
  /** Number of the control point with which the construction begins. */
  first: number;
  /** Where pieces of the curve meet. */
  joints: Point[];
  /** How the two pieces of `joined` meet. */
  continuity?: Continuity;
}

/** Degree of B-splines. */
const DEGREE = 3;
/** Points by which a curve is drawn. */
const SAMPLES = 96;

/** The plane that holds the points. */
export const PLANE = { x: [0, 1], y: [-0.25, 1.25] } as const;
/** Steps of the control points' coordinates. */
export const GRID = 0.001;
/** Least and most control points of each kind. */
export const COUNTS: Record<Kind, readonly [number, number]> = {
  bezier: [2, 7],
  joined: [7, 7],
  bspline: [4, 8],
  easing: [4, 4],
};

/** Everything to be seen at the state's `t`. */
export function viewOf({ kind, points, t }: Curve): CurveView {
  const at = (parameter: number) => constructionAt(kind, points, parameter);
  const parameter = kind === 'easing' ? parameterAtTime(points, t) : t;
  const here = at(parameter);
  const along = (end: number) => Array.from({ length: SAMPLES + 1 }, (_, i) => at((end * i) / SAMPLES).point);
  const curve = along(1);
  const drawn = along(parameter);
  const joints = jointsOf(kind, points).map((parameter) => at(parameter).point);
  const first = firstOf({ kind, points, t });
  return { ...here, curve, drawn, first, joints, ...(kind === 'joined' ? { continuity: continuityAt(points) } : {}) };
}

function firstOf({ kind, points, t }: Curve): number {
  if (kind === 'joined') return t < 0.5 ? 0 : 3;
  return kind === 'bspline' ? spanOf(clampedKnots(points.length, DEGREE), DEGREE, t) - DEGREE : 0;
}

function constructionAt(kind: Kind, points: readonly Point[], t: number): Construction {
  if (kind === 'bspline') return deBoor(points, DEGREE, t);
  if (kind !== 'joined') return deCasteljau(points, t);
  const isFirst = t < 0.5;
  const piece = deCasteljau(isFirst ? points.slice(0, 4) : points.slice(3), isFirst ? 2 * t : 2 * t - 1);
  // By the whole curve's parameter, which runs twice as fast through each half.
  return { ...piece, tangent: { x: piece.tangent.x * 2, y: piece.tangent.y * 2 } };
}

function jointsOf(kind: Kind, points: readonly Point[]): number[] {
  if (kind === 'joined') return [0.5];
  if (kind !== 'bspline') return [];
  return clampedKnots(points.length, DEGREE).filter((knot) => knot > 0 && knot < 1);
}

const PRESETS: Record<Kind, readonly (readonly [number, number])[]> = {
  bezier: [
    [0.08, 0.1],
    [0.2, 0.95],
    [0.75, 1.05],
    [0.92, 0.2],
    [0.55, -0.1],
    [0.35, 0.3],
    [0.5, 0.7],
  ],
  joined: [
    [0.05, 0.2],
    [0.1, 0.85],
    [0.35, 0.75],
    [0.5, 0.55],
    [0.6, 0.2],
    [0.9, 0.1],
    [0.95, 0.8],
  ],
  bspline: [
    [0.05, 0.15],
    [0.15, 0.95],
    [0.4, 1],
    [0.5, 0.1],
    [0.75, 0],
    [0.92, 0.9],
    [0.98, 0.4],
    [0.8, 0.5],
  ],
  easing: [
    [0, 0],
    [0.42, 0],
    [0.58, 1],
    [1, 1],
  ],
};

/** The first points of a kind; `count` is brought within what the kind allows. */
export function startPoints(kind: Kind, count: number): Point[] {
  const [least, most] = COUNTS[kind];
  const preset = PRESETS[kind].slice(0, Math.min(Math.max(count, least), most));
  return preset.map(([x, y]) => ({ x, y }));
}

/** Whether a control point may be moved: the ends of an easing curve stand for start and end. */
export function isFree(kind: Kind, index: number): boolean {
  return kind !== 'easing' || index === 1 || index === 2;
}

/** The points with one of them elsewhere, within the plane. */
export function movePoint(points: readonly Point[], index: number, to: Point): Point[] {
  return points.map((point, i) => (i === index ? inPlane(to) : point));
}

/** The nearest place of the plane's grid. */
export function inPlane({ x, y }: Point): Point {
  const keep = (value: number, [min, max]: readonly [number, number]) => snap(value, { min, max, step: GRID });
  return { x: keep(x, PLANE.x), y: keep(y, PLANE.y) };
}

/** An easing curve as CSS writes it. */
export function cssEasing(points: readonly Point[]): string {
  const [, a, b] = points as [Point, Point, Point];
  return `cubic-bezier(${[a.x, a.y, b.x, b.y].map((value) => Number(value.toFixed(2))).join(', ')})`;
}
