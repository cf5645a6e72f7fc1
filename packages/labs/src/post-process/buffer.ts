/** A picture in linear light, three numbers a pixel, and what the camera knows of each. */
import { dot, normalize, type Vec3 } from '../space/vec.ts';
import { IMAGE, isLit, projectYard, type Spot, seen } from '../space/yard.ts';

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
  /** Light from sun and lamp, and light from all around, which occlusion dims. */
  direct: Light;
  ambient: Light;
}

let known: Yard | undefined;

/** The yard's light, computed once. */
export function theYard(): Yard {
  if (known) return known;
  const spots = Array.from({ length: PIXELS }, (_, i) => seen(i % IMAGE.width, Math.floor(i / IMAGE.width)));
  const [direct, ambient] = [new Float32Array(3 * PIXELS), new Float32Array(3 * PIXELS)];
  for (const [i, spot] of spots.entries()) {
    const isBall = spot?.part === 'ball';
    const sun = spot && !isBall && isLit(spot, SUN) ? SUN_STRENGTH * Math.max(0, dot(spot.normal, SUN)) : 0;
    for (const k of [0, 1, 2] as const) {
      direct[3 * i + k] = isBall ? GLOW[k] : spot ? spot.color[k] ** 2.2 * sun : SKY[k];
      ambient[3 * i + k] = spot && !isBall ? spot.color[k] ** 2.2 * SKY_STRENGTH : 0;
    }
  }
  known = { spots, direct, ambient };
  return known;
}

/** The pixel that sees a point, and how far away it is. */
export function pixelOf(point: Vec3): { index: number; depth: number } | undefined {
  const { x, y, depth } = projectYard(point);
  const [i, j] = [Math.floor(x), Math.floor(y)];
  if (depth <= 0 || i < 0 || j < 0 || i >= IMAGE.width || j >= IMAGE.height) return undefined;
  return { index: j * IMAGE.width + i, depth };
}

/** A number in [0, 1) for a pixel of a frame. */
export function pixelNoise(index: number, frame: number): number {
  let h = (Math.imul(index + 1, 374761393) + Math.imul(frame + 1, 668265263)) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** As if each pixel had one path a frame: exact on average, as noisy as it is bright; the mean of so many frames. */
export function noisy(light: Light, frames: number): Light {
  const out = new Float32Array(light.length);
  for (let i = 0; i < light.length / 3; i++) {
    let factor = 0;
    for (let frame = 0; frame < frames; frame++) factor -= Math.log(1 - pixelNoise(i, frame));
    for (let k = 0; k < 3; k++) out[3 * i + k] = ((light[3 * i + k] ?? 0) * factor) / frames;
  }
  return out;
}
