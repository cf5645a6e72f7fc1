/** A recorded run as a machine: the place in it. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { checked, record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { stepText } from './describe.ts';
import { guessStep } from './guess.ts';
import { words } from './words/lab.ts';

export interface RunState {
  /** Number of stops before the present one; one more than there are is the end. */
  step: number;
}

export type RunAction = { kind: 'go'; step: number };

/** Most stops of a recording. */
const MOST_STEPS = 200;

/** The machine of one recording. */
export function recordedModel(run: RecordedRun): LabModel<object, RunState, RunAction> {
  const last = run.steps.length;
  return {
    start: () => ({ step: 0 }),
    reduce: (state, { step }) => goTo(state, step, last),
    describe: ({ step }) => stepText(run, step),
    question: () => words.whatNext,
    link: linkFormat(checked(record<RunState>({ step: whole(0, MOST_STEPS) }), ({ step }) => step <= last)),
    steps: stepsOf(
      () => last,
      (step) => ({ kind: 'go', step }),
    ),
    guess: ({ step }) => guessStep(run, step),
  };
}
