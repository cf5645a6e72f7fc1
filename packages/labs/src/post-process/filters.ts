/** Filters over a picture: kernels, edges kept by colour or by what the camera knows, glow around what is bright. */
import { dot, sub } from '../space/vec.ts';
import { IMAGE, type Spot } from '../space/yard.ts';
import type { Light } from './buffer.ts';

export const FILTERS = ['none', 'box', 'gauss', 'bilateral', 'guided', 'sharpen', 'edge'] as const;
export type Filter = (typeof FILTERS)[number];

type Weight = (from: number, to: number, dx: number, dy: number) => number;

/** The weighted mean around each pixel; beyond the edge there is nothing. */
function gather(light: Light, radius: number, weightOf: Weight): Light {
  const out = new Float32Array(light.length);
  for (let at = 0; at < light.length / 3; at++) {
    const [x, y] = [at % IMAGE.width, Math.floor(at / IMAGE.width)];
    let [r, g, b, total] = [0, 0, 0, 0];
    for (let j = Math.max(y - radius, 0); j <= Math.min(y + radius, IMAGE.height - 1); j++) {
      for (let i = Math.max(x - radius, 0); i <= Math.min(x + radius, IMAGE.width - 1); i++) {
        const to = j * IMAGE.width + i;
        const weight = weightOf(at, to, i - x, j - y);
        r += weight * (light[3 * to] ?? 0);
        g += weight * (light[3 * to + 1] ?? 0);
        b += weight * (light[3 * to + 2] ?? 0);
        total += weight;
      }
    }
    out.set([r / total, g / total, b / total], 3 * at);
  }
  return out;
}

/** Gauss's bell, half of it within the radius' half. */
export const bell = (distance2: number, radius: number): number => Math.exp((-2 * distance2) / (radius * radius));

export const boxBlur = (light: Light, radius: number): Light => gather(light, radius, () => 1);

/** Gauss by rows, then by columns: the same as by squares, with 2n instead of n² weights. */
export function gaussBlur(light: Light, radius: number): Light {
  const rows = gather(light, radius, (_, __, dx, dy) => (dy === 0 ? bell(dx * dx, radius) : 0));
  return gather(rows, radius, (_, __, dx, dy) => (dx === 0 ? bell(dy * dy, radius) : 0));
}

const grey = (light: Light, i: number): number =>
  0.2126 * (light[3 * i] ?? 0) + 0.7152 * (light[3 * i + 1] ?? 0) + 0.0722 * (light[3 * i + 2] ?? 0);

/** Less weight the more the brightness differs, in stops of the logarithm. */
export const bilateral = (light: Light, radius: number, tolerance = 0.5): Light =>
  gather(light, radius, (from, to, dx, dy) => {
    const step = Math.log2((grey(light, from) + 0.01) / (grey(light, to) + 0.01));
    return bell(dx * dx + dy * dy, radius) * Math.exp((-step * step) / (2 * tolerance * tolerance));
  });

/** Less weight across edges of what is seen: other normals, other planes, other things. */
export const guided = (light: Light, radius: number, spots: readonly (Spot | undefined)[]): Light =>
  gather(light, radius, (from, to, dx, dy) => {
    const [a, b] = [spots[from], spots[to]];
    if (!a || !b) return a === b ? 1 : 1e-6;
    if (a.part !== b.part) return 1e-6;
    const turn = Math.max(0, dot(a.normal, b.normal)) ** 16;
    const plane = Math.abs(dot(a.normal, sub(b.point, a.point)));
    return bell(dx * dx + dy * dy, radius) * turn * Math.exp(-plane / 0.05) + 1e-6;
  });

/** A 3×3 kernel with weights for the middle and its eight neighbours. */
export function kernel3(light: Light, [middle, around]: readonly [number, number]): Light {
  const blurred = gather(light, 1, () => 1);
  // Nine times the mean is the sum of all; at the border as if what is missing were the mean of the rest.
  return light.map((value, i) => Math.max(0, middle * value + around * (9 * (blurred[i] ?? 0) - value)));
}

export function applyFilter(
  light: Light,
  { filter, radius }: { filter: Filter; radius: number },
  spots: readonly (Spot | undefined)[],
): Light {
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
      return guided(light, radius, spots);
    case 'sharpen':
      return kernel3(light, [9, -1]);
    case 'edge':
      return kernel3(light, [8, -1]);
  }
}

/** What is brighter than a threshold, spread out and added. */
export function bloom(light: Light, threshold: number, strength: number): Light {
  const bright = light.map((value, i) => {
    const level = grey(light, Math.floor(i / 3));
    return level > threshold ? (value * (level - threshold)) / level : 0;
  });
  const glow = gaussBlur(gaussBlur(bright, 6), 6);
  return light.map((value, i) => value + strength * (glow[i] ?? 0));
}
