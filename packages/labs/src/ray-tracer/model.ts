/** A path tracer as a machine: scene, sampling, and how many samples a pixel has by now. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { describe, estimateOf, question, three } from './describe.ts';
import type { View } from './image.ts';
import type { Strategy } from './scatter.ts';
import type { HeroMaterial, SceneName } from './scene.ts';
import {
  codec,
  type Field,
  LAST_STEP,
  RANGES,
  samplesOf,
  startState,
  type TracerOptions,
  type TracerState,
} from './state.ts';
import { words } from './words/lab.ts';

export type TracerAction =
  | { kind: 'scene'; scene: SceneName }
  | { kind: 'hero'; hero: HeroMaterial }
  | { kind: 'place'; x: number; z: number }
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'pixel'; x: number; y: number }
  | { kind: 'view'; view: View }
  | { kind: 'strategy'; strategy: Strategy }
  | { kind: 'reseed' }
  | { kind: 'go'; step: number };

function patch(state: TracerState, action: TracerAction): Partial<TracerState> {
  switch (action.kind) {
    case 'scene':
      return action.scene === state.scene ? {} : startState({ ...state, scene: action.scene });
    case 'hero':
      return { hero: action.hero };
    case 'place':
      return { heroX: snap(action.x, RANGES.heroX), heroZ: snap(action.z, RANGES.heroZ) };
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'pixel':
      return { x: snap(action.x, RANGES.x), y: snap(action.y, RANGES.y) };
    case 'view':
      return { view: action.view };
    case 'strategy':
      return { strategy: action.strategy };
    case 'reseed':
      return { seed: (state.seed % 999) + 1 };
    case 'go':
      return { step: snap(action.step, { min: 0, max: LAST_STEP, step: 1 }) };
  }
}

function reduce(state: TracerState, action: TracerAction): TracerState {
  const next = { ...state, ...patch(state, action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** What four times the samples do to the pixel's error. */
function guess(state: TracerState): Guess | undefined {
  if (state.view !== 'color' || state.step === 0 || state.step === LAST_STEP) return undefined;
  const now = estimateOf(state).error ?? 0;
  if (now < 1e-3) return undefined;
  const then = estimateOf({ ...state, step: state.step + 1 }).error ?? 0;
  const ratio = then / now;
  return {
    question: words.whatOfError(three(now), samplesOf(state), 4 * samplesOf(state)),
    choices: words.errorChanges,
    // Between the middles of 1, 1/2 and 1/4 as ratios.
    right: ratio > Math.SQRT1_2 ? 0 : ratio > Math.SQRT1_2 / 2 ? 1 : 2,
    because: words.halvedOnAverage(three(then), ratio.toFixed(2)),
  };
}

export const tracerModel: LabModel<TracerOptions, TracerState, TracerAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: {
    at: ({ step }) => step,
    last: () => LAST_STEP,
    go: (step) => ({ kind: 'go', step }),
    rate: () => 0.5,
  },
  guess,
};
