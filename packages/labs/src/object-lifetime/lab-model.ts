/** The lab of objects' lives as a machine: a program, and the place in its run. */
import { checked, oneOf, record, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { choose, goTo, remember, stepsOf } from '../model/story.ts';
import { aliveText, stepText } from './describe.ts';
import { PROGRAM_NAMES, type ProgramName, runProgram } from './programs.ts';
import { reasonOf, rivalsOf } from './rivals.ts';
import type { Step } from './steps.ts';
import { words } from './words/lab.ts';

export interface LifetimeOptions {
  program: ProgramName;
}

export interface LifetimeState {
  program: ProgramName;
  /** Index of the step shown. */
  step: number;
}

export type LifetimeAction = { kind: 'program'; program: ProgramName } | { kind: 'go'; step: number };

const MOST_STEPS = 63;

/** All steps of the state's program. */
export const stepsOfRun: (state: LifetimeState) => Step[] = remember(({ program }: LifetimeState) =>
  runProgram(program),
);

const lastOf = (state: LifetimeState) => stepsOfRun(state).length - 1;

/** Which event comes next. */
function guess(state: LifetimeState): Guess | undefined {
  const steps = stepsOfRun(state);
  const next = steps[state.step + 1];
  if (!next) return undefined;
  return {
    question: words.whatNext,
    ...choose(next.text, rivalsOf(steps, state.step)),
    because: `${stepText(steps, state.step + 1)}${reasonOf(next)}`,
  };
}

export const lifetimeModel: LabModel<LifetimeOptions, LifetimeState, LifetimeAction> = {
  start: ({ program }) => ({ program, step: 0 }),
  reduce(state, action) {
    if (action.kind === 'go') return goTo(state, action.step, lastOf(state));
    return action.program === state.program ? state : { program: action.program, step: 0 };
  },
  describe: (state) => stepText(stepsOfRun(state), state.step) + aliveText(stepsOfRun(state), state.step),
  question: ({ program }) => words.questions[program],
  link: linkFormat(
    checked(
      record<LifetimeState>({ program: oneOf(PROGRAM_NAMES), step: whole(0, MOST_STEPS) }),
      (state) => state.step <= lastOf(state),
    ),
  ),
  steps: stepsOf(lastOf, (step) => ({ kind: 'go', step })),
  guess,
  get keys() {
    return [['← →', words.dragLine]] as const;
  },
};
