/** Means around each pixel of a picture: by rows and columns where that is possible, else by squares. */
import { IMAGE } from '../space/yard.ts';
import type { Light } from './buffer.ts';

/** Gauss's bell, half of it within the radius' half. */
const bell = (distance2: number, radius: number): number => Math.exp((-2 * distance2) / (radius * radius));

/** The weighted mean along rows or columns; beyond the edge there is nothing. */
function along(light: Light, weights: readonly number[], isAcross: boolean): Light {
  const out = new Float32Array(light.length);
  const radius = (weights.length - 1) / 2;
  const [stride, last] = isAcross ? [1, IMAGE.width - 1] : [IMAGE.width, IMAGE.height - 1];
  for (let at = 0; at < light.length / 3; at++) {
    const place = isAcross ? at % IMAGE.width : Math.floor(at / IMAGE.width);
    let r = 0;
    let g = 0;
    let b = 0;
    let total = 0;
    for (let k = Math.max(-radius, -place); k <= Math.min(radius, last - place); k++) {
      const weight = weights[k + radius] ?? 0;
      const to = 3 * (at + k * stride);
      r += weight * (light[to] ?? 0);
      g += weight * (light[to + 1] ?? 0);
      b += weight * (light[to + 2] ?? 0);
      total += weight;
    }
    out[3 * at] = r / total;
    out[3 * at + 1] = g / total;
    out[3 * at + 2] = b / total;
  }
  return out;
}

/** By rows, then by columns: for these kernels the same as by squares, with 2n instead of n² weights. */
function byRowsAndColumns(light: Light, radius: number, weightOf: (way: number) => number): Light {
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) => weightOf(i - radius));
  return along(along(light, weights, true), weights, false);
}

export const boxBlur = (light: Light, radius: number): Light => byRowsAndColumns(light, radius, () => 1);

export const gaussBlur = (light: Light, radius: number): Light =>
  byRowsAndColumns(light, radius, (way) => bell(way * way, radius));

/** How much two pixels have to do with each other; the same both ways. */
type Likeness = (a: number, b: number) => number;

/** The mean weighted by Gauss's bell times the likeness, over squares; each pair of pixels is looked at once. */
export function gather(light: Light, radius: number, likeness: Likeness): Light {
  const { width, height } = IMAGE;
  // Red, green, blue and the weights' sum, of which each pixel's own is 1.
  const sums = new Float64Array((light.length / 3) * 4).map((_, i) =>
    i % 4 === 3 ? 1 : (light[(i >> 2) * 3 + (i % 4)] ?? 0),
  );
  for (let dy = 0; dy <= radius; dy++) {
    for (let dx = dy === 0 ? 1 : -radius; dx <= radius; dx++) {
      const near = bell(dx * dx + dy * dy, radius);
      for (let y = 0; y < height - dy; y++) {
        const end = y * width + Math.min(width, width - dx);
        for (let a = y * width + Math.max(0, -dx); a < end; a++) {
          const b = a + dy * width + dx;
          const weight = near * likeness(a, b);
          addTo(sums, a, light, b, weight);
          addTo(sums, b, light, a, weight);
        }
      }
    }
  }
  return light.map((_, i) => (sums[4 * Math.floor(i / 3) + (i % 3)] ?? 0) / (sums[4 * Math.floor(i / 3) + 3] ?? 1));
}

function addTo(sums: Float64Array, a: number, light: Light, b: number, weight: number): void {
  sums[4 * a] = (sums[4 * a] ?? 0) + weight * (light[3 * b] ?? 0);
  sums[4 * a + 1] = (sums[4 * a + 1] ?? 0) + weight * (light[3 * b + 1] ?? 0);
  sums[4 * a + 2] = (sums[4 * a + 2] ?? 0) + weight * (light[3 * b + 2] ?? 0);
  sums[4 * a + 3] = (sums[4 * a + 3] ?? 0) + weight;
}
