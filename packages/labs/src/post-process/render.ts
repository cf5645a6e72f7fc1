/** The stack: occlusion, noise and frames, filter, glow, exposure, curve, encoding; and the same without it. */
import { IMAGE } from '../space/yard.ts';
import { type Light, noisy, PIXELS, theYard } from './buffer.ts';
import { applyFilter, bloom } from './filters.ts';
import { occlusionOf } from './occlusion.ts';
import type { PostState } from './state.ts';
import { encode, toneOf } from './tone.ts';

/** The light that the stack begins with: without occlusion, noise where it is asked for. */
export function lightBefore({ isNoisy, step }: PostState): Light {
  const { direct, ambient } = theYard();
  const sum = direct.map((value, i) => value + (ambient[i] ?? 0));
  return isNoisy ? noisy(sum, 2 ** step) : sum;
}

/** The light after all filters, before exposure. */
export function lightAfter(state: PostState): Light {
  const { direct, ambient, spots } = theYard();
  const open = state.occlusion > 0 ? occlusionOf(spots, state.occlusion, state.hasRangeCheck) : undefined;
  const lit = direct.map((value, i) => value + (ambient[i] ?? 0) * (open?.[Math.floor(i / 3)] ?? 1));
  const given = state.isNoisy ? noisy(lit, 2 ** state.step) : lit;
  const filtered = applyFilter(given, state, spots);
  return state.bloom > 0 ? bloom(filtered, state.threshold, state.bloom) : filtered;
}

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
  const cut = (light: Light, byte: (value: number) => number) => {
    let count = 0;
    for (let i = 0; i < PIXELS; i++) if ([0, 1, 2].some((k) => byte(light[3 * i + k] ?? 0) > 254.5)) count++;
    return count / PIXELS;
  };
  return {
    cutBefore: cut(before, plainByte),
    cutAfter: cut(after, (value) => byteOf(value, state)),
    noise: state.isNoisy ? difference(after, lightAfter({ ...state, isNoisy: false, filter: 'none' })) : 0,
  };
}

/** Mean absolute difference over the mean. */
function difference(light: Light, truth: Light): number {
  let [gap, sum] = [0, 0];
  for (const [i, value] of light.entries()) {
    gap += Math.abs(Math.min(value, 2) - Math.min(truth[i] ?? 0, 2));
    sum += Math.min(truth[i] ?? 0, 2);
  }
  return gap / sum;
}
