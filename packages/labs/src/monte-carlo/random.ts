/** Numbers that only depend on where they are asked for: the same seed shows the same points, in a link too. */

/** A number in [0, 1) for a seed, a sample and a dimension: PCG's output function over a counter (M. O'Neill, 2014). */
export function uniform(seed: number, index: number, dimension: number): number {
  let state = (Math.imul(index * 2 + dimension, 747796405) + Math.imul(seed, 2891336453) + 1) >>> 0;
  for (let round = 0; round < 2; round++) {
    state = (Math.imul(state, 747796405) + 2891336453) >>> 0;
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0;
    state = ((word >>> 22) ^ word) >>> 0;
  }
  return state / 2 ** 32;
}

/** The radical inverse of a number: its digits mirrored at the point. */
export function radicalInverse(base: number, index: number): number {
  let [result, digit, rest] = [0, 1 / base, index];
  for (; rest > 0; digit /= base) {
    result += (rest % base) * digit;
    rest = Math.floor(rest / base);
  }
  return result;
}

export const SAMPLERS = ['random', 'stratified', 'halton'] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Which of `2 ** power` points, and of which kind. */
export interface Place {
  seed: number;
  power: number;
  /** 1 for integrals over a line, 2 over a square. */
  dimensions: 1 | 2;
}

/** All points of a sampler, in [0, 1)². */
export function points(sampler: SamplerName, { seed, power, dimensions }: Place): [number, number][] {
  const count = 2 ** power;
  const columns = dimensions === 1 ? count : 2 ** Math.ceil(power / 2);
  const rows = count / columns;
  return Array.from({ length: count }, (_, i) => {
    // From 1: the point 0 is a corner of the square in every base.
    if (sampler === 'halton') return [radicalInverse(2, i + 1), radicalInverse(3, i + 1)];
    const [u, v] = [uniform(seed, i, 0), uniform(seed, i, 1)];
    if (sampler === 'random') return [u, v];
    return [((i % columns) + u) / columns, (Math.floor(i / columns) % rows) / rows + v / rows];
  });
}
