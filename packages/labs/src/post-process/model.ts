/** Post-processing as a machine: a stack over one picture with light of every strength. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { describe, percent, question, two, workOf } from './describe.ts';
import type { Filter } from './filters.ts';
import {
  codec,
  type Field,
  LAST_STEP,
  type PostOptions,
  type PostState,
  RANGES,
  startState,
  type Task,
} from './state.ts';
import type { Curve, Encoding } from './tone.ts';
import { words } from './words/lab.ts';

export type PostAction =
  | { kind: 'task'; task: Task }
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'curve'; curve: Curve }
  | { kind: 'encoding'; encoding: Encoding }
  | { kind: 'noise'; isOn: boolean }
  | { kind: 'range-check'; isOn: boolean }
  | { kind: 'go'; step: number };

function patch(state: PostState, action: PostAction): Partial<PostState> {
  switch (action.kind) {
    case 'task':
      return { ...startState({ task: action.task }), split: state.split };
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'filter':
      return { filter: action.filter };
    case 'curve':
      return { curve: action.curve };
    case 'encoding':
      return { encoding: action.encoding };
    case 'noise':
      return { isNoisy: action.isOn, ...(!action.isOn && { step: 0 }) };
    case 'range-check':
      return { hasRangeCheck: action.isOn };
    case 'go':
      return state.isNoisy
        ? { step: snap(action.step, { min: 0, max: LAST_STEP, step: 1 }) }
        : { exposure: snap(Math.round(action.step) + RANGES.exposure.min, RANGES.exposure) };
  }
}

function reduce(state: PostState, action: PostAction): PostState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** Steps put frames together where there is noise; elsewhere they are whole stops of exposure. */
const lastOf = ({ isNoisy }: PostState): number => (isNoisy ? LAST_STEP : RANGES.exposure.max - RANGES.exposure.min);
const stepOf = ({ isNoisy, step, exposure }: PostState): number =>
  isNoisy ? step : Math.floor(exposure - RANGES.exposure.min);

function guess(state: PostState): Guess | undefined {
  if (stepOf(state) === lastOf(state)) return undefined;
  return state.isNoisy ? guessNoise(state) : guessCut(state);
}

/** What twice the frames do to the noise. */
function guessNoise(state: PostState): Guess | undefined {
  const now = workOf(state).report.noise;
  const then = workOf({ ...state, step: state.step + 1 }).report.noise;
  if (now < 0.005) return undefined;
  const ratio = then / now;
  const averaged = words.averaged(percent(then), ratio.toFixed(2));
  return {
    question: words.whatOfNoise(2 ** state.step, percent(now)),
    choices: words.noiseChanges,
    right: ratio > 0.84 ? 0 : ratio > 0.59 ? 1 : 2,
    because: state.filter === 'none' ? words.averagedOnly(averaged) : words.averagedAndFiltered(averaged),
  };
}

/** What a stop more does to the pixels that are burnt out. */
function guessCut(state: PostState): Guess {
  const next = reduce(state, { kind: 'go', step: stepOf(state) + 1 });
  const [now, then] = [workOf(state).report.cutAfter, workOf(next).report.cutAfter];
  return {
    question: words.whatOfBurntOut(two(state.exposure), two(next.exposure), percent(now)),
    choices: words.shares,
    right: then - now < 0.005 ? 0 : then < 0.1 ? 1 : then <= 0.5 ? 2 : 3,
    because: words.stopDoubles(percent(now), percent(then)),
  };
}

export const postModel: LabModel<PostOptions, PostState, PostAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: stepOf, last: lastOf, go: (step) => ({ kind: 'go', step }) },
  guess,
};
