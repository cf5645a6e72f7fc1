/** Textures with their mipmaps, one channel, values 0–1. */

export const PATTERNS = ['checker', 'bricks', 'noise'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Texels along an edge of the largest level. */
export const SIZE = 64;

export interface Level {
  size: number;
  texels: Float64Array;
}

/** Value of a texel, by its number. */
export function texelOf(pattern: Pattern, x: number, y: number, octaves: number): number {
  if (pattern === 'checker') return ((x >> 3) + (y >> 3)) % 2 ? 0.1 : 0.95;
  if (pattern === 'bricks') {
    const across = (x + ((y >> 3) % 2) * 8) % 16;
    return y % 8 === 0 || across === 0 ? 0.95 : 0.35 + 0.15 * ((((x + ((y >> 3) % 2) * 8) >> 4) + (y >> 3)) % 3);
  }
  return turbulence(x / SIZE, y / SIZE, octaves);
}

/** A pattern's levels, each a quarter of the one before: the mean of four texels is one of the next. */
export function mipLevels(pattern: Pattern, octaves: number): Level[] {
  const texels = Float64Array.from({ length: SIZE * SIZE }, (_, i) =>
    texelOf(pattern, i % SIZE, Math.floor(i / SIZE), octaves),
  );
  const levels: Level[] = [{ size: SIZE, texels }];
  for (let size = SIZE / 2; size >= 1; size /= 2) levels.push(half(levels.at(-1) as Level, size));
  return levels;
}

function half({ size: before, texels }: Level, size: number): Level {
  const at = (x: number, y: number) => texels[y * before + x] ?? 0;
  return {
    size,
    texels: Float64Array.from({ length: size * size }, (_, i) => {
      const [x, y] = [2 * (i % size), 2 * Math.floor(i / size)];
      return (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4;
    }),
  };
}

/** Value noise of several octaves, each twice as fine and half as strong; seamless over the unit square. */
export function turbulence(u: number, v: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * latticeNoise(u, v, 4 << octave, octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** Smooth between random values on a lattice of `cells` by `cells`. */
function latticeNoise(u: number, v: number, cells: number, seed: number): number {
  const [x, y] = [u * cells, v * cells];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [smooth(x - i), smooth(y - j)];
  const at = (a: number, b: number) => hash((i + a) % cells, (j + b) % cells, seed);
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}

/** Ken Perlin's fade: its first and second derivative are 0 at both ends. */
export const smooth = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
