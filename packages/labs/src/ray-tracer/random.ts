/** Random numbers that depend on pixel, sample and seed alone: the same picture on every machine, in any order. */

/** PCG's output function, 32 bits. */
export function pcg(value: number): number {
  const state = (Math.imul(value, 747796405) + 2891336453) >>> 0;
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0;
  return ((word >>> 22) ^ word) >>> 0;
}

/** Gives the next number in [0, 1). */
export type Random = () => number;

/** The numbers of one path. */
export function pathRandom(x: number, y: number, sample: number, seed: number): Random {
  let state = pcg(x + pcg(y + pcg(sample + pcg(seed))));
  return () => {
    state = (Math.imul(state, 747796405) + 2891336453) >>> 0;
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0;
    return (((word >>> 22) ^ word) >>> 0) / 4294967296;
  };
}
