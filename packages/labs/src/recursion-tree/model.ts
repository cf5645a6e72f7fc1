/** Recursions as a machine: a problem, and the place in going through its tree of calls. */
import { checked, flag, list, oneOf, record, snap, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, guessNext, remember, stepsOf } from '../model/story.ts';
import { isInput, PROBLEMS } from './problems.ts';
import { countCalls, runCalls } from './run.ts';
import { type CallScene, type Input, PROBLEM_NAMES, type ProblemName, type Run } from './types.ts';
import { words } from './words/lab.ts';

export interface CallOptions {
  problem: ProblemName;
  /** Items or terms; the lab's own when there are none or the problem cannot take them. */
  numbers: readonly number[];
}

export interface CallState extends Input {
  problem: ProblemName;
  numbers: number[];
  step: number;
}

export type CallAction =
  | { kind: 'go'; step: number }
  | { kind: 'problem'; problem: ProblemName }
  | { kind: 'number'; index: number; value: number }
  | { kind: 'more' }
  | { kind: 'fewer' }
  | { kind: 'size'; size: number }
  | { kind: 'prune'; isOn: boolean }
  /** To the step that enters a call. */
  | { kind: 'call'; id: number };

const MOST_STEPS = 2000;

export const runOf: (state: CallState) => Run = remember((state: CallState) =>
  runCalls(PROBLEMS[state.problem].make(state)),
);
const lastOf = (state: CallState) => runOf(state).scenes.length - 1;

/** The scene at the state's step. */
export function sceneOf(state: CallState): CallScene {
  const scene = runOf(state).scenes[state.step];
  if (!scene) throw new RangeError(`no step ${state.step}`);
  return scene;
}

function begin(problem: ProblemName): CallState {
  const { first } = PROBLEMS[problem];
  return { problem, ...first, numbers: [...first.numbers], step: 0 };
}

function set(state: CallState, part: Partial<Input>): CallState {
  const next = { ...state, ...part, numbers: [...(part.numbers ?? state.numbers)], step: 0 };
  const isSame = JSON.stringify({ ...state, step: 0 }) === JSON.stringify(next);
  return isSame || !isInput(state.problem, next) ? state : next;
}

function setSize(state: CallState, wanted: number): CallState {
  const range = PROBLEMS[state.problem].size?.range;
  if (!range || Number.isNaN(wanted)) return state;
  const size = snap(wanted, { min: range[0], max: range[1], step: 1 });
  // A large board is only searched with pruning.
  return set(state, { size, isPruned: state.isPruned || (state.problem === 'queens' && size > 4) });
}

function reduce(state: CallState, action: CallAction): CallState {
  const { numbers } = state;
  switch (action.kind) {
    case 'go':
      return goTo(state, action.step, lastOf(state));
    case 'problem':
      return action.problem === state.problem ? state : begin(action.problem);
    case 'number':
      return action.index in numbers ? set(state, { numbers: numbers.with(action.index, action.value) }) : state;
    case 'more':
      return set(state, { numbers: [...numbers, Math.min(9, Math.max(0, ...numbers) + 1)] });
    case 'fewer':
      return set(state, { numbers: numbers.slice(0, -1) });
    case 'size':
      return setSize(state, action.size);
    case 'prune':
      return set(state, { isPruned: action.isOn });
    case 'call': {
      const step = runOf(state).scenes.findIndex(({ current, isLeaving }) => current === action.id && !isLeaving);
      return step < 0 ? state : goTo(state, step, lastOf(state));
    }
  }
}

const codec = checked(
  record<CallState>({
    problem: oneOf(PROBLEM_NAMES),
    numbers: list(whole(1, 15), 0, 5),
    size: whole(0, 15),
    isPruned: flag,
    step: whole(0, MOST_STEPS),
  }),
  (state) => isInput(state.problem, state) && state.step <= lastOf(state),
);

/** What has been counted up to the state's step, in words. */
export function countText(state: CallState): string {
  const { calls, solutions, pruned, dead, memo } = countCalls(runOf(state).calls, sceneOf(state).entered);
  const parts = [
    [solutions, words.solutions],
    [dead, words.deadEnds],
    [pruned, words.cuts],
    [memo, words.memoHits],
  ] as const;
  const isPack = state.problem === 'pack';
  const rest = parts.filter(([count]) => count > 0 && !isPack).map(([count, what]) => what(count));
  return [isPack ? words.instantiated(calls) : words.called(calls), ...rest].join(words.comma);
}

export const callModel: LabModel<CallOptions, CallState, CallAction> = {
  start: ({ problem, numbers }) => (numbers.length > 0 ? set(begin(problem), { numbers }) : begin(problem)),
  reduce,
  describe: (state) => {
    const title = state.step === 0 ? words.begin(words.titles[state.problem]) : '';
    return words.moment(title, sceneOf(state).says, countText(state));
  },
  question: ({ problem }) => words.questions[problem],
  link: linkFormat(codec),
  steps: stepsOf(
    lastOf,
    (step) => ({ kind: 'go', step }),
    (state) => Math.max(1.5, lastOf(state) / 40),
  ),
  guess: (state) => guessNext(runOf(state).scenes, state.step),
  get keys() {
    return [
      ['↑', words.toCaller],
      ['↓', words.toFirstCall],
      ['← →', words.toNeighbour],
    ] as const;
  },
};
