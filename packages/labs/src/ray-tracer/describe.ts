/** The lab in words. */

import type { Hit } from './intersect.ts';
import { jobOf, samplesOf, type TracerState } from './state.ts';
import { type Estimate, estimatePixel, firstHit } from './trace.ts';
import { words } from './words/lab.ts';

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const three = (value: number): string => value.toFixed(3);
const tuple = (values: readonly number[]): string => `(${values.map(two).join(', ')})`;

/** The chosen pixel by as many samples as the state has. */
export const estimateOf = (state: TracerState): Estimate =>
  estimatePixel(jobOf(state), state.x, state.y, samplesOf(state));

export function describe(state: TracerState): string {
  const job = jobOf(state);
  const seen = hitText(firstHit(job.scene, state.x, state.y), state);
  const at = words.firstSees(state.x, state.y, seen);
  if (state.view !== 'color') return words.sentence(at);
  const { mean, error } = estimateOf(state);
  const noise = error === undefined ? words.noError : words.standardError(three(error));
  return words.estimate(at, samplesOf(state), tuple(mean), noise);
}

function hitText(hit: Hit | undefined, { scene }: TracerState): string {
  if (!hit) return scene === 'cornell' ? words.darkness : words.sky;
  return words.hit(words.surfaces[hit.material.kind], two(hit.t), tuple(hit.normal));
}

export const question = ({ scene, view }: TracerState): string => words.questions[view === 'normal' ? 'normal' : scene];
