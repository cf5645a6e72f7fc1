/** The lab of acceleration structures as a machine: discs, a structure, a query, and how far it has come. */

import { checked, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { guessNext, questionOf, searchText } from './describe.ts';
import { search } from './search.ts';
import { PLANE, scatter, viewOf } from './shapes.ts';
import { type BvhOptions, type BvhState, QUERIES, type QueryName, type Scene } from './state.ts';
import { STRUCTURES, type StructureName } from './trees.ts';

export type BvhAction =
  | { kind: 'structure'; structure: StructureName }
  | { kind: 'query'; query: QueryName }
  | { kind: 'count'; count: number }
  | { kind: 'aim'; end: 'from' | 'to'; x: number; y: number }
  | { kind: 'other-discs' }
  | { kind: 'go'; step: number };

export const COUNTS = { min: 4, max: 64, step: 1 };
const SEEDS = 9999;
/** More looks than any search of the most discs makes. */
const MOST_LOOKS = 400;

const scenes = new WeakMap<object, Scene>();

/** The whole search of a state; made once. */
export function sceneOf(state: BvhState): Scene {
  const known = scenes.get(state) ?? makeScene(state);
  scenes.set(state, known);
  return known;
}

function makeScene({ structure, query, count, seed, fromX, fromY, toX, toY }: Omit<BvhState, 'done'>): Scene {
  const discs = scatter(count, seed);
  // Two ends in one place aim to the right.
  const [x, y] = toX === fromX && toY === fromY ? [1, 0] : [toX - fromX, toY - fromY];
  const length = Math.hypot(x, y);
  const ray = { x: fromX, y: fromY, dx: x / length, dy: y / length };
  const found = search(
    structure,
    discs,
    query === 'ray' ? { kind: 'ray', ray } : { kind: 'view', view: viewOf(ray, length) },
  );
  return { ...found, discs, ray, length };
}

/** Another question is searched to its end at once, where the one before was. */
function changed(state: BvhState, patch: Partial<BvhState>): BvhState {
  const keys = Object.keys(patch) as (keyof BvhState)[];
  if (keys.every((key) => state[key] === patch[key])) return state;
  const isWhole = state.done === sceneOf(state).looks.length;
  const next = { ...state, ...patch };
  const last = makeScene(next).looks.length;
  return { ...next, done: isWhole ? last : Math.min(state.done, last) };
}

function reduce(state: BvhState, action: BvhAction): BvhState {
  switch (action.kind) {
    case 'structure':
      return changed(state, { structure: action.structure });
    case 'query':
      return changed(state, { query: action.query });
    case 'count':
      return changed(state, { count: snap(action.count, COUNTS) });
    case 'aim': {
      const x = snap(action.x, { min: 0, max: PLANE.width, step: 1 });
      const y = snap(action.y, { min: 0, max: PLANE.height, step: 1 });
      return changed(state, action.end === 'from' ? { fromX: x, fromY: y } : { toX: x, toY: y });
    }
    case 'other-discs':
      return changed(state, { seed: (state.seed % SEEDS) + 1 });
    case 'go': {
      const done = snap(action.step, { min: 0, max: sceneOf(state).looks.length, step: 1 });
      return done === state.done ? state : { ...state, done };
    }
  }
}

function guess(state: BvhState): Guess | undefined {
  const scene = sceneOf(state);
  const next = scene.looks[state.done];
  return next && guessNext(scene, next, state.done);
}

const codec = record<BvhState>({
  structure: oneOf(STRUCTURES),
  query: oneOf(QUERIES),
  count: whole(COUNTS.min, COUNTS.max),
  seed: whole(1, SEEDS),
  fromX: whole(0, PLANE.width),
  fromY: whole(0, PLANE.height),
  toX: whole(0, PLANE.width),
  toY: whole(0, PLANE.height),
  done: whole(0, MOST_LOOKS),
});

export const bvhModel: LabModel<BvhOptions, BvhState, BvhAction> = {
  start: (options) => {
    const state = { ...options, seed: 1, fromX: 12, fromY: 180, toX: 250, toY: 60, done: 0 };
    return { ...state, done: sceneOf(state).looks.length };
  },
  reduce,
  describe: (state) => searchText(state, sceneOf(state)),
  question: questionOf,
  link: linkFormat(checked(codec, (state) => state.done <= sceneOf(state).looks.length)),
  steps: {
    at: ({ done }) => done,
    last: (state) => sceneOf(state).looks.length,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 3,
  },
  guess,
};
