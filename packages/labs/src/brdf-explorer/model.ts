/** A microfacet BRDF as a machine: its terms, its lobe, and the energy it gives back. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { energyAt, energyTable } from './energy.ts';
import type { Distribution, Masking } from './microfacet.ts';
import { alphaOf, inPlane, surfaceOf, termsOf } from './shading.ts';
import { type BrdfOptions, type BrdfState, codec, type Field, RANGES, startState } from './state.ts';

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
export const MASKING_TITLES: Record<Masking, string> = {
  correlated: 'Smith（高度相关）',
  separable: 'Smith（可分离）',
  schlick: 'Schlick-GGX',
  none: '没有 G',
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
  const loss =
    once > 100
      ? `一次反射就给出 ${once}%，比收到的还多，能量不守恒`
      : state.hasBounces
        ? `一次反射剩 ${once}%，补偿后回到 100%`
        : `一次反射剩 ${once}%，少掉的是微表面之间继续弹的光`;
  return `${DISTRIBUTION_TITLES[state.distribution]}，粗糙度 ${two(state.roughness)}（α = ${two(alphaOf(state))}），光从 ${degrees(state.light)}、眼在 ${degrees(state.view)}：D = ${two(d)}，F = ${two(f)}，G = ${two(g)}，镜面项 ${two(specular)}。白炉里${loss}。`;
}

const question = ({ hasBounces }: BrdfState): string =>
  hasBounces
    ? '关掉多次反弹的补偿，再把粗糙度拖到 1：球暗了多少，白炉少了百分之几？'
    : '把光拖到掠射角，再改粗糙度：叶瓣的尖为什么不在镜面方向上了？';

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
  return {
    question: `粗糙度从 ${two(state.roughness)} 到 ${two(next.roughness)}，眼睛看到的镜面项现在是 ${two(a)}，会怎样？`,
    choices: ['变大', '变小', '几乎不变'],
    right: Math.abs(b - a) < 0.05 * Math.max(a, b, 0.05) ? 2 : b > a ? 0 : 1,
    because: `${two(a)} 变成 ${two(b)}：D 从 ${two(now.d)} 到 ${two(then.d)}，G 从 ${two(now.g)} 到 ${two(then.g)}。叶瓣变矮也变宽，眼离镜面方向 ${Math.abs(state.view + state.light)}°。`,
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
