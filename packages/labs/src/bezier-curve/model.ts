/** The curve lab as a machine: control points, a parameter, and how many rounds of interpolation are drawn. */
import { snap } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { joinAs } from './curves.ts';
import { question, resultText } from './describe.ts';
import { guess } from './guess.ts';
import { COUNTS, inPlane, isFree, type Kind, movePoint, startPoints } from './kinds.ts';
import {
  type CurveOptions,
  type CurveState,
  complete,
  lastRound,
  link,
  startState,
  TICK_RATE,
  TICKS,
  TIME,
} from './state.ts';

export const WISHES = ['G1', 'C1', 'C2'] as const;

export type CurveAction =
  | { kind: 'curve'; curve: Kind }
  | { kind: 'count'; count: number }
  | { kind: 'move'; index: number; x: number; y: number }
  | { kind: 'join'; wish: (typeof WISHES)[number] }
  | { kind: 't'; t: number }
  /** Another round, or for easing another time. */
  | { kind: 'go'; step: number };

/** Points that a kind begins with when it is chosen. */
const FIRST_COUNT = 4;

function changed(state: CurveState, action: CurveAction): CurveState {
  const { kind, points, t } = state;
  switch (action.kind) {
    case 'curve':
      return action.curve === kind
        ? state
        : complete({ kind: action.curve, points: startPoints(action.curve, FIRST_COUNT), t });
    case 'count':
      return complete({ kind, points: counted(state, action.count), t });
    case 'move':
      return isFree(kind, action.index) ? { ...state, points: movePoint(points, action.index, action) } : state;
    case 'join':
      // A handle may be wished beyond the plane; it goes as far as it may.
      return kind === 'joined' ? { ...state, points: joinAs(points, action.wish).map(inPlane) } : state;
    case 't':
      return { ...state, t: snap(action.t, TIME) };
    case 'go':
      return went(state, action.step);
  }
}

function counted({ kind, points }: CurveState, wanted: number): CurveState['points'] {
  const [least, most] = COUNTS[kind];
  const count = snap(wanted, { min: least, max: most, step: 1 });
  return [...points, ...startPoints(kind, most).slice(points.length)].slice(0, count);
}

function went(state: CurveState, step: number): CurveState {
  if (state.kind === 'easing') return { ...state, t: snap(step / TICKS, TIME) };
  return { ...state, round: snap(step, { min: 0, max: lastRound(state), step: 1 }) };
}

function reduce(state: CurveState, action: CurveAction): CurveState {
  const next = changed(state, action);
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const curveModel: LabModel<CurveOptions, CurveState, CurveAction> = {
  start: startState,
  reduce,
  describe: resultText,
  question,
  link,
  steps: {
    at: ({ kind, t, round }) => (kind === 'easing' ? Math.round(t * TICKS) : round),
    last: (state) => (state.kind === 'easing' ? TICKS : lastRound(state)),
    go: (step) => ({ kind: 'go', step }),
    rate: ({ kind }) => (kind === 'easing' ? TICK_RATE : 1),
  },
  guess,
};
