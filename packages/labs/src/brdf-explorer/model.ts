/** A microfacet BRDF as a machine: its terms, its lobe, and the energy it gives back. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { energyAt, energyTable } from './energy.ts';
import type { Distribution, Masking } from './microfacet.ts';
import { alphaOf, inPlane, surfaceOf, termsOf } from './shading.ts';
import { type BrdfOptions, type BrdfState, codec, type Field, RANGES, startState } from './state.ts';
import { words } from './words/lab.ts';

export type BrdfAction =
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'material'; metalness: number; roughness: number }
  | { kind: 'distribution'; distribution: Distribution }
  | { kind: 'masking'; masking: Masking }
  | { kind: 'bounces'; isOn: boolean };

function patch(action: BrdfAction): Partial<BrdfState> {
  switch (action.kind) {
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'material':
      return {
        metalness: snap(action.metalness, RANGES.metalness),
        roughness: snap(action.roughness, RANGES.roughness),
      };
    case 'distribution':
      return { distribution: action.distribution };
    case 'masking':
      return { masking: action.masking };
    case 'bounces':
      return { hasBounces: action.isOn };
  }
}

function reduce(state: BrdfState, action: BrdfAction): BrdfState {
  const next = { ...state, ...patch(action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const DISTRIBUTION_TITLES: Record<Distribution, string> = {
  ggx: 'GGX',
  beckmann: 'Beckmann',
  blinn: 'Blinn-Phong',
};

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2);
export const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;

/** Energy that a white surface of these microfacets gives back, seen from the state's view. */
export function whiteEnergy(state: BrdfState): { once: number; total: number } {
  const once = energyAt(energyTable(surfaceOf(state)), Math.cos((state.view * Math.PI) / 180));
  return { once, total: state.hasBounces ? 1 : once };
}

/** The terms of the red channel for the state's two directions. */
export const planeTerms = (state: BrdfState) =>
  termsOf(state, [inPlane(state.light), inPlane(state.view), [0, 0, 1]], 0);

function describe(state: BrdfState): string {
  const { d, f, g, specular } = planeTerms(state);
  const once = Math.round(100 * whiteEnergy(state).once);
  const loss = once > 100 ? words.tooMuch(once) : state.hasBounces ? words.compensated(once) : words.lost(once);
  const surface = words.surface(DISTRIBUTION_TITLES[state.distribution], two(state.roughness), two(alphaOf(state)));
  const ways = words.ways(degrees(state.light), degrees(state.view));
  return words.result(surface, ways, words.terms(two(d), two(f), two(g), two(specular)), loss);
}

const question = ({ hasBounces }: BrdfState): string => (hasBounces ? words.questionOfBounces : words.questionOfLobe);

/** Six steps from smooth to rough. */
const LAST_STEP = 6;
const STRIDE = (RANGES.roughness.max - RANGES.roughness.min) / LAST_STEP;
const atStep = (step: number): BrdfAction => ({
  kind: 'set',
  field: 'roughness',
  value: RANGES.roughness.min + step * STRIDE,
});
const stepOf = ({ roughness }: BrdfState): number => Math.round((roughness - RANGES.roughness.min) / STRIDE);

/** What a rougher surface does to the light that the eye gets: less in the mirror's direction, more beside it. */
function guess(state: BrdfState): Guess | undefined {
  if (stepOf(state) === LAST_STEP) return undefined;
  const next = reduce(state, atStep(stepOf(state) + 1));
  const [now, then] = [planeTerms(state), planeTerms(next)];
  const [a, b] = [now.specular, then.specular];
  const change = (name: string, from: number, to: number) => words.change(name, two(from), two(to));
  const offMirror = Math.abs(state.view + state.light);
  return {
    question: words.whatOfSpecular(two(state.roughness), two(next.roughness), two(a)),
    choices: words.changes,
    right: Math.abs(b - a) < 0.05 * Math.max(a, b, 0.05) ? 2 : b > a ? 0 : 1,
    because: words.becomes(two(a), two(b), change('D', now.d, then.d), change('G', now.g, then.g), offMirror),
  };
}

export const brdfModel: LabModel<BrdfOptions, BrdfState, BrdfAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: stepOf, last: () => LAST_STEP, go: atStep },
  guess,
};
