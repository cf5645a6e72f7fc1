/** The Monte Carlo lab as a machine: an integral, a density, a sampler, and how many samples. */

import { fixed, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { estimateText, questionOf, shortNumber } from './describe.ts';
import { type Estimate, estimate, MOST_POWER } from './estimate.ts';
import { SAMPLERS, type SamplerName } from './random.ts';
import { DENSITIES, type DensityName, SCENES, type SceneName } from './scenes.ts';
import type { CarloOptions, CarloState } from './state.ts';
import { words } from './words/lab.ts';

export type CarloAction =
  | { kind: 'scene'; scene: SceneName }
  | { kind: 'density'; density: DensityName }
  | { kind: 'sampler'; sampler: SamplerName }
  | { kind: 'tilt'; tilt: number }
  | { kind: 'go'; step: number }
  | { kind: 'other-samples' };

export const TILT = { min: -1, max: 1, step: 0.05 };
const SEEDS = 9999;

function reduce(state: CarloState, action: CarloAction): CarloState {
  switch (action.kind) {
    case 'scene':
    case 'density':
    case 'sampler':
      return changed(state, { [action.kind]: action[action.kind as never] });
    case 'tilt':
      return changed(state, { tilt: snap(action.tilt, TILT), density: 'line' });
    case 'go':
      return changed(state, { power: snap(action.step, { min: 0, max: MOST_POWER, step: 1 }) });
    case 'other-samples':
      return { ...state, seed: (state.seed % SEEDS) + 1 };
  }
}

/** The same object when nothing differs. */
function changed(state: CarloState, patch: Partial<CarloState>): CarloState {
  const keys = Object.keys(patch) as (keyof CarloState)[];
  return keys.every((key) => state[key] === patch[key]) ? state : { ...state, ...patch };
}

const seen = new WeakMap<object, Estimate>();

/** The samples of a state; made once. */
export function estimateOf(state: CarloState): Estimate {
  const known = seen.get(state) ?? estimate(state);
  seen.set(state, known);
  return known;
}

function guess(state: CarloState): Guess | undefined {
  if (state.power >= MOST_POWER) return undefined;
  const next = { ...state, power: state.power + 1 };
  const [now, then] = [estimateOf(state).error, estimate(next).error];
  // Rounding makes differences that nobody could foresee.
  const change = then - now;
  const right = Math.abs(change) < 1e-9 ? 2 : change < 0 ? 0 : 1;
  const count = 2 ** state.power;
  return {
    question: words.whatIfDoubled(count),
    choices: words.changes,
    right,
    because: words.whyChanged(shortNumber(now), shortNumber(then), state.sampler === 'random'),
  };
}

export const carloModel: LabModel<CarloOptions, CarloState, CarloAction> = {
  start: (options) => ({ ...options, tilt: 0, seed: 1 }),
  reduce,
  describe: (state) => estimateText(state, estimateOf(state)),
  question: questionOf,
  link: linkFormat(
    record<CarloState>({
      scene: oneOf(SCENES),
      density: oneOf(DENSITIES),
      sampler: oneOf(SAMPLERS),
      power: whole(0, MOST_POWER),
      tilt: fixed(TILT.min, TILT.max, TILT.step),
      seed: whole(1, SEEDS),
    }),
  ),
  steps: { at: ({ power }) => power, last: () => MOST_POWER, go: (step) => ({ kind: 'go', step }) },
  guess,
};
