/** How much of the light a map lets through: one comparison, many, as many as the blocker's distance asks, or moments. */
import { type DepthMap, depthAt, FAR, type MapPlace, texelSize } from './depth-map.ts';

export const METHODS = ['hard', 'pcf', 'pcss', 'vsm'] as const;
export type Method = (typeof METHODS)[number];

export interface Filtering {
  method: Method;
  /** Texels across the filter, odd. */
  kernel: number;
  /** What the lamp's edge is to its distance: how fast a penumbra widens. */
  lamp: number;
}

/** Share of light at a place whose depth has the bias taken off. */
export function lightAt(map: DepthMap, place: MapPlace, filtering: Filtering): number {
  switch (filtering.method) {
    case 'hard':
      return place.depth <= depthAt(map, place.x, place.y) ? 1 : 0;
    case 'pcf':
      return averaged(map, place, { count: filtering.kernel, apart: 1 });
    case 'pcss':
      return softShadow(map, place, filtering);
    case 'vsm':
      return byMoments(map, place, filtering.kernel);
  }
}

interface Grid {
  /** Places across, and texels from one to the next. */
  count: number;
  apart: number;
}

/** Percentage closer filtering: the mean of comparisons, not a comparison with the mean. */
function averaged(map: DepthMap, { x, y, depth }: MapPlace, { count, apart }: Grid): number {
  const half = (count - 1) / 2;
  let lit = 0;
  for (let j = -half; j <= half; j++)
    for (let i = -half; i <= half; i++) if (depth <= depthAt(map, x + i * apart, y + j * apart)) lit++;
  return lit / (count * count);
}

/** Taps across a search or a soft filter. */
const TAPS = 7;

/** Width of the penumbra of a blocker that is so far before its receiver. */
export const penumbra = (receiver: number, blocker: number, lamp: number): number => (receiver - blocker) * lamp;

/** Percentage closer soft shadows: first the blockers' mean depth, then a filter as wide as their penumbra. */
function softShadow(map: DepthMap, place: MapPlace, { lamp }: Filtering): number {
  const texel = texelSize(map);
  const half = (TAPS - 1) / 2;
  // As far as the lamp's edge could matter at this depth.
  const apart = Math.max((lamp * 2.5) / texel / TAPS, 0.5);
  let [sum, count] = [0, 0];
  for (let j = -half; j <= half; j++) {
    for (let i = -half; i <= half; i++) {
      const depth = depthAt(map, place.x + i * apart, place.y + j * apart);
      if (depth >= place.depth) continue;
      sum += depth;
      count++;
    }
  }
  if (count === 0) return 1;
  const width = penumbra(place.depth, sum / count, lamp) / texel;
  return averaged(map, place, { count: TAPS, apart: Math.max(width / TAPS, 0.15) });
}

/** Variance shadow maps: Chebyshev's bound from the mean and the mean square of the depths around. */
function byMoments(map: DepthMap, { x, y, depth: receiver }: MapPlace, kernel: number): number {
  const half = (Math.max(kernel, 3) - 1) / 2;
  let [sum, squares] = [0, 0];
  for (let j = -half; j <= half; j++) {
    for (let i = -half; i <= half; i++) {
      const depth = Math.min(depthAt(map, x + i, y + j), FAR / 5);
      sum += depth;
      squares += depth * depth;
    }
  }
  const count = Math.max(kernel, 3) ** 2;
  return chebyshev(sum / count, squares / count, receiver);
}

/** Most that can lie at or beyond a depth, for a mean and a mean square. */
export function chebyshev(mean: number, meanSquare: number, depth: number): number {
  if (depth <= mean) return 1;
  const variance = Math.max(meanSquare - mean * mean, 1e-5);
  return variance / (variance + (depth - mean) ** 2);
}
