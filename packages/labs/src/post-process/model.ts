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
  return {
    question: `累积 ${2 ** state.step} 帧，离真值还差 ${percent(now)}。帧数加倍，差距变成原来的多少？`,
    choices: ['几乎不变', '大约 0.7 倍', '大约一半'],
    right: ratio > 0.84 ? 0 : ratio > 0.59 ? 1 : 2,
    because: `算出来是 ${percent(then)}，${ratio.toFixed(2)} 倍：独立的噪声平均以后按 1/√N 变小，加倍就是 0.71 倍${state.filter === 'none' ? '' : '；滤波抹掉的边不会因为帧多而回来'}。`,
  };
}

/** What a stop more does to the pixels that are burnt out. */
function guessCut(state: PostState): Guess {
  const next = reduce(state, { kind: 'go', step: stepOf(state) + 1 });
  const [now, then] = [workOf(state).report.cutAfter, workOf(next).report.cutAfter];
  return {
    question: `曝光从 ${two(state.exposure)} 档到 ${two(next.exposure)} 档，处理后过曝的像素现在是 ${percent(now)}，会变成多少？`,
    choices: ['几乎不变', '多一些，不到 10%', '10% 到 50%', '一半以上'],
    right: then - now < 0.005 ? 0 : then < 0.1 ? 1 : then <= 0.5 ? 2 : 3,
    because: `${percent(now)} 变成 ${percent(then)}。一档是光的两倍；过曝在哪里开始，看色调曲线在 1 以上还留不留余地。`,
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
