/** A bullet against three enemies as a machine: where they stand, how fast it flies, and the step it is in. */
import { checked, fixed, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { type FlightScene, flightScenes, KINDS, RULES, type Rule, type Shot, SPEEDS, VIEW } from './flight.ts';
import type { Point } from './shapes.ts';
import { words } from './words/lab.ts';

/** What is dragged stands on whole fours, so that every number that is shown is whole. */
export const GRAIN = 4;
const ACROSS = { min: 0, max: VIEW.width, step: GRAIN };
const UP = { min: 0, max: VIEW.height, step: GRAIN };

export interface PlaneOptions {
  speed: number;
  rule: Rule;
}

export interface PlaneState extends Shot {
  start: Point;
  enemies: Point[];
  step: number;
}

export type PlaneAction =
  | { kind: 'go'; step: number }
  | { kind: 'start'; x: number; y: number }
  | { kind: 'enemy'; index: number; x: number; y: number }
  | { kind: 'speed'; speed: number }
  | { kind: 'rule'; rule: Rule };

export const scenesOf: (state: PlaneState) => FlightScene[] = remember((state: PlaneState) => flightScenes(state));
const lastOf = (state: PlaneState) => scenesOf(state).length - 1;

export function sceneOf(state: PlaneState): FlightScene {
  const scene = scenesOf(state)[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

/** The state with a part changed, from the first step; the very same where nothing differs. */
function change(state: PlaneState, part: Partial<PlaneState>): PlaneState {
  const next = { ...state, ...part };
  return JSON.stringify(next) === JSON.stringify(state) ? state : { ...next, step: 0 };
}

const placed = ({ x, y }: Point): Point => ({ x: snap(x, ACROSS), y: snap(y, UP) });

function reduce(state: PlaneState, action: PlaneAction): PlaneState {
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'start':
      return change(state, { start: placed(action) });
    case 'enemy':
      return state.enemies[action.index]
        ? change(state, { enemies: state.enemies.with(action.index, placed(action)) })
        : state;
    case 'speed':
      return SPEEDS.some((speed) => speed === action.speed) ? change(state, { speed: action.speed }) : state;
    case 'rule':
      return change(state, { rule: action.rule });
  }
}

const point = record<Point>({ x: fixed(ACROSS.min, ACROSS.max, GRAIN), y: fixed(UP.min, UP.max, GRAIN) });

const codec = checked(
  record<PlaneState>({
    start: point,
    enemies: list(point, KINDS.length, KINDS.length),
    speed: oneOf<number>(SPEEDS),
    rule: oneOf(RULES),
    step: whole(0, 60),
  }),
  (state) => state.step <= lastOf(state),
);

export const planeModel: LabModel<PlaneOptions, PlaneState, PlaneAction> = {
  start: ({ speed, rule }) => ({
    start: { x: 360, y: 40 },
    enemies: [
      { x: 380, y: 400 },
      { x: 180, y: 300 },
      { x: 580, y: 480 },
    ],
    ...{ speed, rule, step: 0 },
  }),
  reduce,
  describe: (state) => sceneOf(state).says,
  question: ({ rule }) => words.questions[rule],
  link: linkFormat(codec),
  steps: stepsOf(
    lastOf,
    (step) => ({ kind: 'go', step }),
    (state) => Math.max(2, lastOf(state) / 6),
  ),
  guess: (state) => guessNext(scenesOf(state), state.step),
};
