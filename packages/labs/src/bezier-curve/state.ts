/** What a reader can set, and where it starts. */
import * as v from 'valibot';
import { COUNTS, type CurveState, PLANE, startPoints } from './model.ts';

export interface CurveOptions {
  kind: CurveState['kind'];
  /** How many control points the curve starts with, where its kind leaves a choice. */
  points: number;
  t: number;
}

const coordinate = ([min, max]: readonly [number, number]) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const point = v.object({ x: coordinate(PLANE.x), y: coordinate(PLANE.y) });

/** A state as it may come from a link. */
export const curveState = v.pipe(
  v.object({
    kind: v.picklist(['bezier', 'joined', 'bspline', 'easing']),
    points: v.pipe(v.array(point), v.maxLength(8)),
    t: coordinate([0, 1]),
  }),
  v.check(({ kind, points }) => points.length >= COUNTS[kind][0] && points.length <= COUNTS[kind][1]),
);

/** The state that a reader meets first. */
export function startState({ kind, points, t }: CurveOptions): CurveState {
  return { kind, points: startPoints(kind, points), t };
}
