/** The stack: occlusion, noise and frames, filter, glow, exposure, curve, encoding; and the same without it. */
import { kept } from '../model/kept.ts';
import { IMAGE } from '../space/yard.ts';
import { type Light, noisy, PIXELS, theYard } from './buffer.ts';
import { applyFilter, glowOf } from './filters.ts';
import { occlusionOf } from './occlusion.ts';
import type { PostState } from './state.ts';
import { encode, toneOf } from './tone.ts';

/** The light that the stack begins with: without occlusion, noise where it is asked for. */
export const lightBefore = (state: PostState): Light => givenLight({ ...state, occlusion: 0 });

/** The light after all filters, before exposure. */
export function lightAfter(state: PostState): Light {
  const { filter, radius, bloom, threshold } = state;
  const filtered = filteredLight(state);
  if (bloom === 0) return filtered;
  const glow = glows(`${keyOf(state)} ${filter} ${radius} ${threshold}`, () => glowOf(filtered, threshold));
  const out = new Float32Array(filtered.length);
  for (let i = 0; i < out.length; i++) out[i] = (filtered[i] ?? 0) + bloom * (glow[i] ?? 0);
  return out;
}

/** As many as a guess and the state before it ask for: each with noise and without. */
const KEPT = 6;
const openings = kept<Float32Array>(KEPT);
const givens = kept<Light>(KEPT);
const filtereds = kept<Light>(KEPT);
const glows = kept<Light>(KEPT);

const keyOf = ({ occlusion, hasRangeCheck, isNoisy, step }: PostState): string =>
  `${occlusion} ${hasRangeCheck} ${isNoisy ? step : ''}`;

/** Light from everywhere, less where it is covered, and the noise. */
const givenLight = (state: PostState): Light =>
  givens(keyOf(state), () => {
    const { direct, ambient, spots } = theYard();
    const { occlusion, hasRangeCheck, isNoisy, step } = state;
    const open =
      occlusion > 0 && openings(`${occlusion} ${hasRangeCheck}`, () => occlusionOf(spots, occlusion, hasRangeCheck));
    const lit = new Float32Array(direct.length);
    for (let i = 0; i < lit.length; i++)
      lit[i] = (direct[i] ?? 0) + (ambient[i] ?? 0) * (open ? (open[Math.floor(i / 3)] ?? 1) : 1);
    return isNoisy ? noisy(lit, 2 ** step) : lit;
  });

const filteredLight = (state: PostState): Light =>
  filtereds(`${keyOf(state)} ${state.filter} ${state.radius}`, () => applyFilter(givenLight(state), state, theYard()));

/** Light of one channel as a byte. */
export const byteOf = (value: number, { exposure, curve, encoding }: PostState): number =>
  255 * encode(encoding, toneOf(curve, value * 2 ** exposure));

/** What a screen shows without the stack: cut off at 1, encoded as it must be. */
const plainByte = (value: number): number => 255 * encode('srgb', Math.min(value, 1));

/** Left of the bar before, right of it after. */
export function splitBytes(state: PostState, [before, after]: readonly [Light, Light]): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(4 * PIXELS);
  const bar = state.split * IMAGE.width;
  for (let i = 0; i < PIXELS; i++) {
    const isAfter = i % IMAGE.width >= bar;
    for (let k = 0; k < 3; k++) {
      const value = (isAfter ? after : before)[3 * i + k] ?? 0;
      bytes[4 * i + k] = isAfter ? byteOf(value, state) : plainByte(value);
    }
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}

export interface Report {
  /** Share of pixels whose brightest channel is cut off, before and after. */
  cutBefore: number;
  cutAfter: number;
  /** How far filtered light is from light without noise, on average, as a share of it. */
  noise: number;
}

/** What the numbers beside the picture are. */
export function reportOf(state: PostState, [before, after]: readonly [Light, Light]): Report {
  return {
    cutBefore: cutShare(before, plainByte),
    cutAfter: cutShare(after, (value) => byteOf(value, state)),
    noise: state.isNoisy ? difference(after, lightAfter({ ...state, isNoisy: false, filter: 'none' })) : 0,
  };
}

/** Share of pixels whose brightest channel comes out full; more light never makes a smaller byte. */
function cutShare(light: Light, byte: (value: number) => number): number {
  let count = 0;
  for (let i = 0; i < light.length; i += 3) {
    const brightest = Math.max(light[i] ?? 0, light[i + 1] ?? 0, light[i + 2] ?? 0);
    if (byte(brightest) > 254.5) count++;
  }
  return count / PIXELS;
}

/** Mean absolute difference over the mean. */
function difference(light: Light, truth: Light): number {
  let [gap, sum] = [0, 0];
  for (let i = 0; i < light.length; i++) {
    const right = Math.min(truth[i] ?? 0, 2);
    gap += Math.abs(Math.min(light[i] ?? 0, 2) - right);
    sum += right;
  }
  return gap / sum;
}
