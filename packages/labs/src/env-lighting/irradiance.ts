/** Light that falls on a surface from all sides: summed over every texel, and estimated from a few samples. */
import { radicalInverse } from '../space/hammersley.ts';
import type { Vec3 } from '../space/vec.ts';
import { type Cube, texelAt } from './cube.ts';

/** Two directions square to one of length 1 and to each other, without a seam at the poles (Duff et al. 2017). */
export function frameOf([x, y, z]: Vec3): [Vec3, Vec3] {
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  return [
    [1 + sign * x * x * a, sign * b, -sign * x],
    [b, sign + y * y * a, -y],
  ];
}

/** Irradiance over π at a normal, every texel counted: what a white diffuse surface shows. */
export function diffuseTruth({ directions, light, angles }: Cube, [x, y, z]: Vec3): Vec3 {
  let [r, g, b] = [0, 0, 0];
  for (let i = 0, at = 0; i < angles.length; i++, at += 3) {
    const cos = x * (directions[at] ?? 0) + y * (directions[at + 1] ?? 0) + z * (directions[at + 2] ?? 0);
    if (cos <= 0) continue;
    const weight = cos * (angles[i] ?? 0);
    r += weight * (light[at] ?? 0);
    g += weight * (light[at + 1] ?? 0);
    b += weight * (light[at + 2] ?? 0);
  }
  return [r / Math.PI, g / Math.PI, b / Math.PI];
}

/** A sampled direction about a normal that is (0, 0, 1), and how much it counts. */
export type Tap = readonly [x: number, y: number, z: number, weight: number];

/** Directions as dense as their cosine: the cosine of the integral is in them. */
export function cosineTaps(count: number): Tap[] {
  return Array.from({ length: count }, (_, i): Tap => {
    const u = (i + 0.5) / count;
    const phi = 2 * Math.PI * radicalInverse(i);
    const r = Math.sqrt(u);
    return [r * Math.cos(phi), r * Math.sin(phi), Math.sqrt(1 - u), 1];
  });
}

/** Mean of the light at taps turned to a normal, by their weights. */
export function meanOfTaps({ size, light }: Cube, taps: readonly Tap[], normal: Vec3): Vec3 {
  const [u, v] = frameOf(normal);
  let [r, g, b, sum] = [0, 0, 0, 0];
  for (const [x, y, z, weight] of taps) {
    const at =
      3 *
      texelAt(
        size,
        u[0] * x + v[0] * y + normal[0] * z,
        u[1] * x + v[1] * y + normal[1] * z,
        u[2] * x + v[2] * y + normal[2] * z,
      );
    r += weight * (light[at] ?? 0);
    g += weight * (light[at + 1] ?? 0);
    b += weight * (light[at + 2] ?? 0);
    sum += weight;
  }
  return sum === 0 ? [0, 0, 0] : [r / sum, g / sum, b / sum];
}
