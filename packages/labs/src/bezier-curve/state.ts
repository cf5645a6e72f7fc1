/** What a reader can set, where it starts, and how it is written into links. */
import { checked, fixed, list, oneOf, record, snap, whole } from '../model/codec.ts';
import { linkFormat } from '../model/link-format.ts';
import { COUNTS, type Curve, GRID, inPlane, isFree, KINDS, type Kind, PLANE, startPoints } from './kinds.ts';

export interface CurveOptions {
  kind: Kind;
  /** How many control points the curve starts with, where its kind leaves a choice. */
  points: number;
  t: number;
}

export interface CurveState extends Curve {
  /** Rounds of interpolation that are drawn; all of them for easing, whose steps are time. */
  round: number;
}

/** Steps of `t`. */
export const TIME = { min: 0, max: 1, step: 0.01 };
/** Steps of time that playing goes through, and how many of them in a second. */
export const TICKS = 100;
export const TICK_RATE = 25;

/** Rounds after which one point is left. */
export const lastRound = ({ kind, points }: Pick<Curve, 'kind' | 'points'>): number =>
  kind === 'bezier' ? points.length - 1 : 3;

/** A curve with all its rounds drawn. */
export const complete = (curve: Curve): CurveState => ({ ...curve, round: lastRound(curve) });

/** The state that a reader meets first. */
export const startState = ({ kind, points, t }: CurveOptions): CurveState =>
  complete({ kind, points: startPoints(kind, points), t: snap(t, TIME) });

const coordinate = ([min, max]: readonly [number, number]) => fixed(min, max, GRID);

const codec = checked(
  record<CurveState>({
    kind: oneOf(KINDS),
    points: list(record({ x: coordinate(PLANE.x), y: coordinate(PLANE.y) }), 2, 8),
    t: fixed(TIME.min, TIME.max, TIME.step),
    round: whole(0, 6),
  }),
  (state) => isWhole(state) && state.round <= lastRound(state),
);

/** Whether a kind has so many points, and what may not be moved is where it was. */
function isWhole({ kind, points }: CurveState): boolean {
  const [least, most] = COUNTS[kind];
  const fixedPoints = startPoints(kind, points.length);
  const stays = points.every(({ x, y }, i) => isFree(kind, i) || (x === fixedPoints[i]?.x && y === fixedPoints[i]?.y));
  return points.length >= least && points.length <= most && stays;
}

/** The first release's state had no rounds, and values between the steps of today. */
function fromJson(json: unknown): CurveState {
  const { kind, points, t } = json as Curve;
  if (!(t >= TIME.min && t <= TIME.max) || !points.every(isInPlane)) throw new RangeError('beyond the plane');
  return complete({ kind, points: points.map(inPlane), t: snap(t, TIME) });
}

const isInPlane = ({ x, y }: Curve['points'][number]): boolean =>
  x >= PLANE.x[0] && x <= PLANE.x[1] && y >= PLANE.y[0] && y <= PLANE.y[1];

export const link = linkFormat(codec, [], fromJson);
