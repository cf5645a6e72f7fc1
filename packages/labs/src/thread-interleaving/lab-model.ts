/** The threads as a lab: who goes next is said by the reader, or by the scheduler where he only goes on. */
import { checked, list, oneOf, record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { describe } from './describe.ts';
import { explore } from './explore.ts';
import { guess } from './guess.ts';
import { PROGRAM_NAMES, PROGRAMS, type ProgramName } from './programs.ts';
import { arePossible, planOf, randomOrder, SEEDS, startState, type ThreadOptions, type ThreadState } from './state.ts';
import { words } from './words/lab.ts';

export type ThreadAction =
  | { kind: 'go'; step: number }
  /** A thread takes its next step; choices that were taken back are forgotten. */
  | { kind: 'thread'; thread: number }
  | { kind: 'program'; program: ProgramName }
  /** The rest of the run by chance. */
  | { kind: 'random' }
  /** A run that ends so, by number. */
  | { kind: 'end'; index: number };

/** Longest run of any program, with room. */
const MOST_STEPS = 20;

const codec = checked(
  record<ThreadState>({
    program: oneOf(PROGRAM_NAMES),
    choices: list(whole(0, 2), 0, MOST_STEPS),
    step: whole(0, MOST_STEPS),
    seed: whole(0, SEEDS - 1),
  }),
  (state) => state.step <= state.choices.length && arePossible(state),
);

const lastOf = (state: ThreadState): number => planOf(state).order.length;

/** Going beyond what was chosen makes the scheduler's turns choices. */
function go(state: ThreadState, wanted: number): ThreadState {
  const next = goTo(state, wanted, lastOf(state));
  if (next.step <= state.choices.length) return next;
  return { ...next, choices: planOf(state).order.slice(0, next.step) };
}

function choose(state: ThreadState, thread: number): ThreadState {
  const choices = [...state.choices.slice(0, state.step), thread];
  return arePossible({ ...state, choices }) ? { ...state, choices, step: choices.length } : state;
}

function runRandomly(state: ThreadState): ThreadState {
  if (state.step === lastOf(state)) return state;
  const choices = randomOrder(state);
  return { ...state, choices, step: choices.length, seed: (state.seed + 1) % SEEDS };
}

function reduce(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.kind) {
    case 'go':
      return go(state, action.step);
    case 'thread':
      return choose(state, action.thread);
    case 'program':
      return action.program === state.program ? state : { ...startState(action), seed: state.seed };
    case 'random':
      return runRandomly(state);
    case 'end': {
      const example = explore(PROGRAMS[state.program]).ends[action.index]?.example;
      return example ? { ...state, choices: [...example], step: example.length } : state;
    }
  }
}

/** What the first release wrote: the steps taken were called `shown`. */
const fromJson = (json: unknown): ThreadState => {
  const { program, choices, shown } = json as { program: ProgramName; choices: number[]; shown: number };
  return { program, choices, step: shown, seed: 0 };
};

export const threadModel: LabModel<ThreadOptions, ThreadState, ThreadAction> = {
  start: startState,
  reduce,
  describe,
  question: ({ program }) => words.questions[program],
  link: linkFormat(codec, [], fromJson),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess,
  get keys() {
    return [[words.enter, words.letGo]] as const;
  },
};
