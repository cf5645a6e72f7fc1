/** Image-based lighting as a machine: an environment, a probe, and sums that get more exact step by step. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { describe, question } from './describe.ts';
import type { SkyName } from './environment.ts';
import { guessNextError, guessNextFace } from './guess.ts';
import {
  codec,
  type EnvOptions,
  type EnvState,
  FIRST_STEP,
  type Field,
  lastStep,
  type Part,
  RANGES,
  startState,
  walkTo,
} from './state.ts';

export type EnvAction =
  | { kind: 'part'; part: Part }
  | { kind: 'sky'; sky: SkyName }
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'lamp'; lon: number; lat: number }
  | { kind: 'normal'; tilt: number; around: number }
  | { kind: 'go'; step: number };

function patch(state: EnvState, action: EnvAction): Partial<EnvState> {
  switch (action.kind) {
    case 'part':
      return action.part === state.part ? {} : { part: action.part, step: FIRST_STEP };
    case 'sky':
      return { sky: action.sky };
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'lamp':
      return { lon: snap(action.lon, RANGES.lon), lat: snap(action.lat, RANGES.lat) };
    case 'normal':
      return { tilt: snap(action.tilt, RANGES.tilt), around: snap(action.around, RANGES.around) };
    case 'go':
      return goTo(state, snap(action.step, { min: 0, max: lastStep(state), step: 1 }));
  }
}

/** Steps over the ball take the asked point with them. */
function goTo(state: EnvState, step: number): Partial<EnvState> {
  return step === state.step ? {} : { step, ...(state.part === 'cube' && walkTo(step)) };
}

function reduce(state: EnvState, action: EnvAction): EnvState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

function guess(state: EnvState): Guess | undefined {
  if (state.step === lastStep(state)) return undefined;
  const next = reduce(state, { kind: 'go', step: state.step + 1 });
  return state.part === 'cube' ? guessNextFace(next) : guessNextError(state, next);
}

export const envModel: LabModel<EnvOptions, EnvState, EnvAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }) },
  guess,
};
