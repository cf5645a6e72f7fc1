/** The notes' generator of random numbers, multiplicative and congruential: every product stays below 2^53, so it is exact. */

const MODULUS = 2147483647;
const FACTOR = 48271;

/** States that the generator can be in. */
export const STATES = { min: 1, max: MODULUS - 1 };

/** Drawing from it changes its state. */
export interface Random {
  state: number;
}

/** The generator of a seed; its first three numbers are thrown away, since those of small seeds are alike. */
export function seeded(seed: number): Random {
  const random = { state: (seed % (MODULUS - 1)) + 1 };
  for (let i = 0; i < 3; i++) advance(random);
  return random;
}

function advance(random: Random): number {
  random.state = (random.state * FACTOR) % MODULUS;
  return random.state;
}

/** A whole number from 1 to `n`. */
export function draw(random: Random, n: number): number {
  return Math.floor(((advance(random) - 1) / (MODULUS - 1)) * n) + 1;
}
