/** The lab in words. */
import { kept } from '../model/kept.ts';
import type { Light } from './buffer.ts';
import { lightAfter, lightBefore, type Report, reportOf } from './render.ts';
import type { PostState } from './state.ts';
import { words } from './words/lab.ts';

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

interface Work {
  lights: readonly [Light, Light];
  report: Report;
}

const works = kept<Work>(6);

/** Both lights and the numbers of a state, computed once; the bar is no part of them. */
export const workOf = (state: PostState): Work =>
  works(JSON.stringify({ ...state, split: 0 }), () => {
    const lights = [lightBefore(state), lightAfter(state)] as const;
    return { lights, report: reportOf(state, lights) };
  });

/** What the stack does, from above to below. */
export function stackText(state: PostState): string[] {
  const { occlusion, isNoisy, step, filter, radius, bloom, exposure, curve, encoding } = state;
  return [
    occlusion > 0 ? words.occlusionOf(two(occlusion)) : '',
    isNoisy ? words.framesOf(2 ** step) : '',
    filter === 'none' ? '' : filterText(filter, radius),
    bloom > 0 ? words.bloomOf(two(bloom)) : '',
    words.exposureOf(`${exposure > 0 ? '+' : ''}${two(exposure)}`),
    words.curves[curve],
    words.encodings[encoding],
  ].filter((part) => part !== '');
}

const filterText = (filter: PostState['filter'], radius: number): string =>
  filter === 'sharpen' || filter === 'edge' ? words.filters[filter] : words.filterOf(words.filters[filter], radius);

export function describe(state: PostState): string {
  const { cutBefore, cutAfter, noise } = workOf(state).report;
  const cut = words.burntOut(percent(cutBefore), percent(cutAfter));
  const result = state.isNoisy ? words.andNoise(cut, percent(noise)) : cut;
  return words.picture(stackText(state).join(words.comma), result, Math.round(100 * state.split));
}

export function question(state: PostState): string {
  if (state.isNoisy) return words.questions.noise;
  if (state.occlusion > 0) return words.questions.occlusion;
  if (state.bloom > 0) return words.questions.bloom;
  if (state.encoding !== 'srgb') return words.questions.encoding;
  return state.filter === 'none' ? words.questions.tone : words.questions.kernel;
}
