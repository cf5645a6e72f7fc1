/** Filters over a picture: kernels, edges kept by colour or by what the camera knows, glow around what is bright. */
import { dot, sub } from '../space/vec.ts';
import type { Spot } from '../space/yard.ts';
import { type Light, ROUND, type Yard } from './buffer.ts';
import { boxBlur, gather, gaussBlur } from './spread.ts';

export const FILTERS = ['none', 'box', 'gauss', 'bilateral', 'guided', 'sharpen', 'edge'] as const;
export type Filter = (typeof FILTERS)[number];

const grey = (light: Light, i: number): number =>
  0.2126 * (light[3 * i] ?? 0) + 0.7152 * (light[3 * i + 1] ?? 0) + 0.0722 * (light[3 * i + 2] ?? 0);

/** Parts of a stop in which brightness is compared, and how many are told apart: 16 stops. */
const PARTS = 512;
const MOST = 16 * PARTS;

/** Less weight the more the brightness differs, in stops of the logarithm. */
export function bilateral(light: Light, radius: number, tolerance = 0.5): Light {
  const stops = Int32Array.from({ length: light.length / 3 }, (_, i) => PARTS * Math.log2(grey(light, i) + 0.01));
  const likeness = Float64Array.from({ length: MOST }, (_, i) => Math.exp(-((i / PARTS / tolerance) ** 2) / 2));
  return gather(light, radius, (a, b) => likeness[Math.abs((stops[a] ?? 0) - (stops[b] ?? 0))] ?? 0);
}

/** Weight of what lies beyond an edge. */
const BEYOND = 1e-6;

/** Less weight across edges of what is seen: other normals, other planes, other things. */
export const guided = (light: Light, radius: number, { spots, faces }: Yard): Light =>
  gather(light, radius, (a, b) => {
    if (faces[a] !== faces[b]) return BEYOND;
    return faces[a] === ROUND ? roundLikeness(spots[a], spots[b]) : 1;
  });

function roundLikeness(a: Spot | undefined, b: Spot | undefined): number {
  if (!a || !b) return BEYOND;
  const turn = Math.max(0, dot(a.normal, b.normal)) ** 16;
  const plane = Math.abs(dot(a.normal, sub(b.point, a.point)));
  return turn * Math.exp(-plane / 0.05) + BEYOND;
}

/** A 3×3 kernel with weights for the middle and its eight neighbours. */
export function kernel3(light: Light, [middle, around]: readonly [number, number]): Light {
  const blurred = boxBlur(light, 1);
  // Nine times the mean is the sum of all; at the border as if what is missing were the mean of the rest.
  return light.map((value, i) => Math.max(0, middle * value + around * (9 * (blurred[i] ?? 0) - value)));
}

export function applyFilter(light: Light, { filter, radius }: { filter: Filter; radius: number }, yard: Yard): Light {
  switch (filter) {
    case 'none':
      return light;
    case 'box':
      return boxBlur(light, radius);
    case 'gauss':
      return gaussBlur(light, radius);
    case 'bilateral':
      return bilateral(light, radius);
    case 'guided':
      return guided(light, radius, yard);
    case 'sharpen':
      return kernel3(light, [9, -1]);
    case 'edge':
      return kernel3(light, [8, -1]);
  }
}

/** What is brighter than a threshold, spread out. */
export function glowOf(light: Light, threshold: number): Light {
  const bright = new Float32Array(light.length);
  for (let i = 0; i < light.length / 3; i++) {
    const level = grey(light, i);
    const share = level > threshold ? (level - threshold) / level : 0;
    for (let k = 0; k < 3; k++) bright[3 * i + k] = share * (light[3 * i + k] ?? 0);
  }
  return gaussBlur(gaussBlur(bright, 6), 6);
}
