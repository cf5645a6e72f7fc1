/** Ambient occlusion from what the camera sees: how much of each point's hemisphere its neighbours cover. */
import { add, cross, normalize, scale, type Vec3 } from '../space/vec.ts';
import { depthOf, type Spot } from '../space/yard.ts';
import { pixelNoise, pixelOf } from './buffer.ts';

const SAMPLES = 16;

/** Points of the unit hemisphere about z, denser near its middle. */
export const KERNEL: readonly Vec3[] = Array.from({ length: SAMPLES }, (_, i) => {
  const [u, v] = [(i + 0.5) / SAMPLES, (i * 0.618034) % 1];
  const share = 0.1 + 0.9 * ((i + 1) / SAMPLES) ** 2;
  const [sin, phi] = [Math.sqrt(1 - u * u), 2 * Math.PI * v];
  return [share * sin * Math.cos(phi), share * sin * Math.sin(phi), share * u];
});

/** Share of light from all around that reaches each pixel, 0–1. */
export function occlusionOf(
  spots: readonly (Spot | undefined)[],
  radius: number,
  hasRangeCheck: boolean,
): Float32Array {
  return Float32Array.from(spots, (spot, i) => (spot ? openShare(spots, { spot, i, radius, hasRangeCheck }) : 1));
}

interface Place {
  spot: Spot;
  i: number;
  radius: number;
  hasRangeCheck: boolean;
}

function openShare(spots: readonly (Spot | undefined)[], { spot, i, radius, hasRangeCheck }: Place): number {
  const turn = 2 * Math.PI * pixelNoise(i, 0);
  const [right, up] = frameAbout(spot.normal);
  let covered = 0;
  for (const [kx, ky, kz] of KERNEL) {
    const [x, y] = [kx * Math.cos(turn) - ky * Math.sin(turn), kx * Math.sin(turn) + ky * Math.cos(turn)];
    const way = add(add(scale(right, x), scale(up, y)), scale(spot.normal, kz));
    const sample = pixelOf(add(spot.point, scale(way, radius)));
    const before = sample && spots[sample.index];
    if (!sample || !before) continue;
    const gap = sample.depth - depthOf(before.point);
    if (gap <= 0.02 * radius) continue;
    // What is far before hides the point from the camera, not from the light.
    covered += hasRangeCheck ? Math.min(1, radius / Math.max(gap, 1e-6)) ** 2 : 1;
  }
  return 1 - covered / SAMPLES;
}

/** Two directions at right angles to a normal and to each other. */
export function frameAbout(normal: Vec3): [Vec3, Vec3] {
  const right = normalize(cross(Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], normal));
  return [right, cross(normal, right)];
}
