/** Shifts and masks on integers, with the result kept in the operand's own type (`x = static_cast<T>(x << n)`). */
import { type Bits, TYPES, truncate } from './types.ts';

/** Operations with a right operand. */
export const BITWISE = ['&', '|', '^', '<<', '>>'] as const;
export type Bitwise = (typeof BITWISE)[number];

/** `x op operand`; undefined for floats and for a shift outside 0 … width − 1, which C++ leaves undefined. */
export function bitwise({ type, bits }: Bits, op: Bitwise, operand: bigint): Bits | undefined {
  const { float, bits: width, signed } = TYPES[type];
  const isShift = op === '<<' || op === '>>';
  if (float || (isShift && (operand < 0n || operand >= BigInt(width)))) return undefined;
  const value = signed ? BigInt.asIntN(width, bits) : bits;
  const results: Record<Bitwise, () => bigint> = {
    '&': () => bits & operand,
    '|': () => bits | operand,
    '^': () => bits ^ operand,
    '<<': () => bits << operand,
    '>>': () => value >> operand,
  };
  return { type, bits: truncate(results[op](), width) };
}

/** `~x`. */
export function complement({ type, bits }: Bits): Bits | undefined {
  return TYPES[type].float ? undefined : { type, bits: truncate(~bits, TYPES[type].bits) };
}

/** `-x` for integers by two's complement (`~x + 1`), for floats by the sign bit. */
export function negate({ type, bits }: Bits): Bits {
  const { float, bits: width } = TYPES[type];
  return { type, bits: float ? bits ^ (1n << BigInt(width - 1)) : truncate(-bits, width) };
}
