/** Ambient occlusion from what the camera sees: how much of each point's hemisphere its neighbours cover. */
import { cross, normalize, type Vec3 } from '../space/vec.ts';
import { fromEye, pixelOf, type Spot, turned } from '../space/yard.ts';
import { pixelNoise } from './buffer.ts';

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
  const depths = Float64Array.from(spots, (spot) => (spot ? fromEye(spot.point)[2] : Number.POSITIVE_INFINITY));
  return Float32Array.from(spots, (spot, i) => (spot ? openShare(depths, { spot, i, radius, hasRangeCheck }) : 1));
}

interface Place {
  spot: Spot;
  i: number;
  radius: number;
  hasRangeCheck: boolean;
}

/** What is before a sample, for the camera, covers it; all of that in the camera's own directions. */
function openShare(depths: Float64Array, { spot, i, radius, hasRangeCheck }: Place): number {
  const turn = 2 * Math.PI * pixelNoise(i, 0);
  const [cos, sin] = [radius * Math.cos(turn), radius * Math.sin(turn)];
  const [right, up] = frameAbout(spot.normal);
  const [at, r, u, n] = [fromEye(spot.point), turned(right), turned(up), turned(spot.normal)];
  let covered = 0;
  for (const [kx, ky, kz] of KERNEL) {
    const [x, y, z] = [kx * cos - ky * sin, kx * sin + ky * cos, kz * radius];
    const depth = at[2] + r[2] * x + u[2] * y + n[2] * z;
    const pixel = pixelOf(at[0] + r[0] * x + u[0] * y + n[0] * z, at[1] + r[1] * x + u[1] * y + n[1] * z, depth);
    const gap = depth - (depths[pixel] ?? Number.POSITIVE_INFINITY);
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
