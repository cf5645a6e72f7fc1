/** Post-processing as a machine: a stack over one picture with light of every strength. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { describe, percent, question, workOf } from './describe.ts';
import type { Filter } from './filters.ts';
import {
  codec,
  type Field,
  lastStep,
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
      return { step: snap(action.step, { min: 0, max: lastStep(state), step: 1 }) };
  }
}

function reduce(state: PostState, action: PostAction): PostState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** What twice the frames do to the noise. */
function guess(state: PostState): Guess | undefined {
  if (!state.isNoisy || state.step === lastStep(state) || state.filter !== 'none') return undefined;
  const now = workOf(state).report.noise;
  const then = workOf({ ...state, step: state.step + 1 }).report.noise;
  const ratio = then / now;
  return {
    question: `累积 ${2 ** state.step} 帧，离真值还差 ${percent(now)}。帧数加倍，差距变成原来的多少？`,
    choices: ['几乎不变', '大约 0.7 倍', '大约一半'],
    right: ratio > 0.84 ? 0 : ratio > 0.59 ? 1 : 2,
    because: `算出来是 ${percent(then)}，${ratio.toFixed(2)} 倍：独立的噪声平均以后按 1/√N 变小，加倍就是 0.71 倍。`,
  };
}

export const postModel: LabModel<PostOptions, PostState, PostAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }) },
  guess,
};
