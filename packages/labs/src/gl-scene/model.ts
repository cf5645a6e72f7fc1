/** A frame as a machine: the context's state, one draw call after the other. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { callText, describe, frameOf, question } from './describe.ts';
import {
  type Cull,
  codec,
  type Fault,
  type Field,
  type Frequency,
  type GlOptions,
  type GlState,
  IMAGE,
  LAST_STEP,
  RANGES,
  type Shows,
  startState,
  type Toggle,
} from './state.ts';
import { words } from './words/lab.ts';

export type GlAction =
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'lamp'; azimuth: number; elevation: number }
  | { kind: 'toggle'; toggle: Toggle; isOn: boolean }
  | { kind: 'frequency'; frequency: Frequency }
  | { kind: 'cull'; cull: Cull }
  | { kind: 'shows'; shows: Shows }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'pixel'; x: number; y: number }
  | { kind: 'go'; step: number };

function patch(action: GlAction): Partial<GlState> {
  switch (action.kind) {
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'lamp':
      return {
        azimuth: snap(action.azimuth, RANGES.azimuth),
        elevation: snap(action.elevation, RANGES.elevation),
      };
    case 'toggle':
      return { [action.toggle]: action.isOn };
    case 'frequency':
      return { frequency: action.frequency };
    case 'cull':
      return { cull: action.cull };
    case 'shows':
      return { shows: action.shows };
    case 'fault':
      return { fault: action.fault };
    case 'pixel':
      return {
        x: snap(action.x, { min: 0, max: IMAGE.width - 1, step: 1 }),
        y: snap(action.y, { min: 0, max: IMAGE.height - 1, step: 1 }),
      };
    case 'go':
      return { step: snap(action.step, { min: 0, max: LAST_STEP, step: 1 }) };
  }
}

function reduce(state: GlState, action: GlAction): GlState {
  const next = { ...state, ...patch(action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** How much of the next draw call comes to be seen. */
function guess(state: GlState): Guess | undefined {
  const call = frameOf({ ...state, step: state.step + 1 }).calls[state.step];
  if (!call) return undefined;
  return {
    question: words.howManyWritten(words.objects[call.object]),
    choices: words.shares,
    right: call.written === 0 ? 2 : call.written === call.fragments ? 0 : 1,
    because: callText(call),
  };
}

export const glModel: LabModel<GlOptions, GlState, GlAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ step }) => step, last: () => LAST_STEP, go: (step) => ({ kind: 'go', step }) },
  guess,
};
