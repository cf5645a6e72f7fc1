/** Real spherical harmonics, projection on them, and the irradiance that follows (Ramamoorthi and Hanrahan 2001). */
import type { Vec3 } from '../space/vec.ts';
import type { Cube } from './cube.ts';

/** Most bands, l from 0 on. */
export const MOST_BANDS = 5;

/** The functions of so many bands at a direction of length 1, in the order l² + l + m; z is their axis. */
export function basis([x, y, z]: Vec3, bands: number): number[] {
  const values = new Array<number>(bands * bands).fill(0);
  // P[m][m] without its sin power, which stands in the cosines and sines of m times the azimuth.
  let [start, cosine, sine] = [1, 1, 0];
  for (let m = 0; m < bands; m++) {
    let [before, here] = [0, start];
    for (let l = m; l < bands; l++) {
      const size = here * norm(l, m);
      values[l * l + l + m] = m === 0 ? size : Math.SQRT2 * size * cosine;
      if (m > 0) values[l * l + l - m] = Math.SQRT2 * size * sine;
      [before, here] = [here, ((2 * l + 1) * z * here - (l + m) * before) / (l - m + 1)];
    }
    start *= 2 * m + 1;
    [cosine, sine] = [x * cosine - y * sine, x * sine + y * cosine];
  }
  return values;
}

/** What makes ∫Y² = 1. */
function norm(l: number, m: number): number {
  let ratio = 1;
  for (let k = l - m + 1; k <= l + m; k++) ratio /= k;
  return Math.sqrt(((2 * l + 1) / (4 * Math.PI)) * ratio);
}

/** Coefficients of an environment: a colour for each function of all bands. */
export function project({ directions, light, angles }: Cube): Vec3[] {
  const sums = new Float64Array(3 * MOST_BANDS * MOST_BANDS);
  for (let i = 0; i < angles.length; i++) {
    const [x = 0, y = 0, z = 0] = directions.subarray(3 * i, 3 * i + 3);
    for (const [j, value] of basis([x, y, z], MOST_BANDS).entries()) {
      const weight = value * (angles[i] ?? 0);
      for (let k = 0; k < 3; k++) sums[3 * j + k] = (sums[3 * j + k] ?? 0) + weight * (light[3 * i + k] ?? 0);
    }
  }
  return Array.from(
    { length: sums.length / 3 },
    (_, j): Vec3 => [sums[3 * j] ?? 0, sums[3 * j + 1] ?? 0, sums[3 * j + 2] ?? 0],
  );
}

/** What a cosine lobe leaves of each band: π, 2π/3, π/4, nothing, −π/24. */
export const COSINE_LOBE = [Math.PI, (2 * Math.PI) / 3, Math.PI / 4, 0, -Math.PI / 24] as const;

/** Bands put together again at a direction; `weights` multiply them, 1 each for the environment itself. */
export function rebuild(
  coefficients: readonly Vec3[],
  direction: Vec3,
  { bands, weights }: { bands: number; weights?: readonly number[] },
): Vec3 {
  let [r, g, b] = [0, 0, 0];
  for (const [j, value] of basis(direction, bands).entries()) {
    const weight = value * (weights?.[Math.floor(Math.sqrt(j))] ?? 1);
    const coefficient = coefficients[j] ?? [0, 0, 0];
    r += weight * coefficient[0];
    g += weight * coefficient[1];
    b += weight * coefficient[2];
  }
  return [r, g, b];
}

/** Energy of each band: the sum of its squares, which turning the environment does not change. */
export function bandEnergies(coefficients: readonly Vec3[]): number[] {
  const energies = new Array<number>(MOST_BANDS).fill(0);
  for (const [j, [r, g, b]] of coefficients.entries()) {
    const band = Math.floor(Math.sqrt(j));
    energies[band] = (energies[band] ?? 0) + r * r + g * g + b * b;
  }
  return energies;
}
