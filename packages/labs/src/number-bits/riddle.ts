/** Patterns to be read by head: few bits are set, and now and then it is one of those that mean something else. */
import { patternOf } from './float.ts';
import { SEEDS } from './link.ts';
import { shortText } from './model.ts';
import type { BitsState } from './state.ts';
import { type FloatFormat, type NumberType, TYPES, truncate } from './types.ts';

/** Every so many riddles of a float one is zero, subnormal, infinite or no number. */
const SPECIAL = 5;

/** The state with another pattern that nothing is known of yet. */
export function riddle(state: BitsState): BitsState {
  const seed = state.seed >= SEEDS.max ? 1 : state.seed + 1;
  const bits = patternFor(state.type, seed);
  return { ...state, seed, bits: String(bits), typed: shortText({ type: state.type, bits }), step: 0 };
}

function patternFor(type: NumberType, seed: number): bigint {
  const { float, bits, signed } = TYPES[type];
  const random = scatter(seed);
  if (float) return floatFor(float, seed, random);
  const small = BigInt(random % 256);
  return truncate(signed ? BigInt.asIntN(8, small) : small, bits);
}

function floatFor(format: FloatFormat, seed: number, random: number): bigint {
  const { exponentBits, fractionBits } = format;
  const top = 2 ** exponentBits - 1;
  const sign = ((random >> 3) & 1) as 0 | 1;
  const fraction = BigInt(random % 8) << BigInt(fractionBits - 3);
  if (seed % SPECIAL === 0) return patternOf({ sign, exponent: (seed / SPECIAL) % 2 ? top : 0, fraction }, format);
  const exponent = (top - 1) / 2 - 4 + ((random >> 4) % 9);
  return patternOf({ sign, exponent, fraction }, format);
}

/** A number below 2¹⁶ that looks unrelated to its neighbours (Knuth's multiplicative hash). */
const scatter = (seed: number): number => Math.imul(seed, 0x9e3779b1) >>> 16;
