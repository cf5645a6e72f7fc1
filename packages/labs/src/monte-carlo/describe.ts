/** The estimate in words. */
import { deviation, type Estimate } from './estimate.ts';
import { SCENE_FACTS } from './scenes.ts';
import type { CarloState } from './state.ts';
import { words } from './words/lab.ts';

/** A number with about three digits that tell something. */
export function shortNumber(value: number): string {
  if (value === 0) return '0';
  const size = Math.floor(Math.log10(Math.abs(value)));
  return size < -6 ? words.tiny : value.toFixed(Math.min(Math.max(3 - size, 2), 8));
}

/** The estimate, its error, and what chance leads to expect. */
export function estimateText(state: CarloState, { mean, error, samples }: Estimate): string {
  const { scene, sampler } = state;
  return [
    words.estimated(words.scenes[scene], words.samplers[sampler], samples.length, mean.toFixed(4)),
    words.trueValue(SCENE_FACTS[scene].exact.toFixed(4), shortNumber(error)),
    expectedText(state, samples.length),
  ].join('');
}

function expectedText(state: CarloState, count: number): string {
  if (state.density === 'half') return words.halfIsMissed;
  if (state.density === 'match') return words.oneIsEnough;
  const expected = shortNumber(deviation(state) / Math.sqrt(count));
  return state.sampler === 'random' ? words.standardError(expected) : words.ifRandom(expected);
}

/** What the reader is asked. */
export function questionOf({ scene, density, sampler }: CarloState): string {
  if (density === 'half') return words.questions.half;
  if (scene === 'hemisphere') return words.questions.hemisphere;
  if (scene === 'pi') return sampler === 'random' ? words.questions.pi : words.questions.evenly;
  return scene === 'dice' ? words.questions.dice : words.questions.line;
}

/** Name of the picture. */
export function pictureLabel({ scene }: CarloState, { mean, samples }: Estimate): string {
  return words.picture(words.scenes[scene], samples.length, mean.toFixed(4));
}
