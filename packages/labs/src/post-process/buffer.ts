/** A picture in linear light, three numbers a pixel, and what the camera knows of each. */
import { kept } from '../model/kept.ts';
import { dot, normalize, type Vec3 } from '../space/vec.ts';
import { allSeen, IMAGE, isLit, type Spot } from '../space/yard.ts';

export const PIXELS = IMAGE.width * IMAGE.height;

/** Linear light, row by row from above. */
export type Light = Float32Array;

const SUN = normalize([0.75, 0.7, 0.45]);
const SUN_STRENGTH = 0.7;
const SKY_STRENGTH = 0.35;
const SKY: Vec3 = [0.16, 0.22, 0.32];
/** The ball glows: many times brighter than paper in the sun. */
const GLOW: Vec3 = [8, 2.6, 0.6];

export interface Yard {
  spots: readonly (Spot | undefined)[];
  /** A number for each flat face that is seen, and `ROUND`. */
  faces: Int8Array;
  /** Light from sun and lamp, and light from all around, which occlusion dims. */
  direct: Light;
  ambient: Light;
}

let known: Yard | undefined;

/** The yard's light, computed once. */
export function theYard(): Yard {
  known ??= lightYard(allSeen());
  return known;
}

function lightYard(spots: Yard['spots']): Yard {
  const [direct, ambient] = [new Float32Array(3 * PIXELS), new Float32Array(3 * PIXELS)];
  for (const [i, spot] of spots.entries()) {
    const isBall = spot?.part === 'ball';
    const sun = spot && !isBall && isLit(spot, SUN) ? SUN_STRENGTH * Math.max(0, dot(spot.normal, SUN)) : 0;
    for (const k of [0, 1, 2] as const) {
      direct[3 * i + k] = isBall ? GLOW[k] : spot ? spot.color[k] ** 2.2 * sun : SKY[k];
      ambient[3 * i + k] = spot && !isBall ? spot.color[k] ** 2.2 * SKY_STRENGTH : 0;
    }
  }
  return { spots, faces: facesOf(spots), direct, ambient };
}

/** The number of what is round. */
export const ROUND = -1;

function facesOf(spots: Yard['spots']): Int8Array {
  const names: string[] = [];
  return Int8Array.from(spots, (spot) => {
    if (spot?.part === 'ball') return ROUND;
    const name = spot ? `${spot.part} ${spot.normal}` : 'sky';
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  });
}

/** A number in [0, 1) for a pixel of a frame. */
export function pixelNoise(index: number, frame: number): number {
  let h = (Math.imul(index + 1, 374761393) + Math.imul(frame + 1, 668265263)) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Frames whose product of chances is still a number: each is at least 2⁻³². */
const AT_ONCE = 16;
const grains = kept<Float32Array>(8);

/** What each pixel's light is multiplied by: the mean over so many frames of −ln of a chance, whose mean is 1. */
const grainOf = (frames: number): Float32Array =>
  grains(String(frames), () => {
    const grain = new Float32Array(PIXELS);
    for (let i = 0; i < PIXELS; i++) {
      for (let from = 0; from < frames; from += AT_ONCE) {
        let chance = 1;
        for (let frame = from; frame < Math.min(from + AT_ONCE, frames); frame++) chance *= 1 - pixelNoise(i, frame);
        grain[i] = (grain[i] ?? 0) - Math.log(chance) / frames;
      }
    }
    return grain;
  });

/** As if each pixel had one path a frame: exact on average, as noisy as it is bright; the mean of so many frames. */
export function noisy(light: Light, frames: number): Light {
  const grain = grainOf(frames);
  const out = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) out[i] = (light[i] ?? 0) * (grain[Math.floor(i / 3)] ?? 0);
  return out;
}
