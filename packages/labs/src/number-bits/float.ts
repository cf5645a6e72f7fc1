/** IEEE 754 binary formats, by exact arithmetic: rounding is to nearest, ties to even. */
import { type Exact, finite } from './rational.ts';
import type { FloatFormat } from './types.ts';

/** The three fields of a float, as non-negative integers. */
export interface FloatFields {
  sign: 0 | 1;
  exponent: number;
  fraction: bigint;
}

/** What a pattern stands for. */
export type FloatClass = 'zero' | 'subnormal' | 'normal' | 'infinity' | 'nan';

const biasOf = ({ exponentBits }: FloatFormat) => 2 ** (exponentBits - 1) - 1;
const maxExponent = ({ exponentBits }: FloatFormat) => 2 ** exponentBits - 1;

/** Takes a pattern apart. */
export function fieldsOf(bits: bigint, format: FloatFormat): FloatFields {
  const { exponentBits, fractionBits } = format;
  return {
    sign: Number(bits >> BigInt(exponentBits + fractionBits)) as 0 | 1,
    exponent: Number((bits >> BigInt(fractionBits)) & BigInt(maxExponent(format))),
    fraction: BigInt.asUintN(fractionBits, bits),
  };
}

/** Puts the fields together. */
export function patternOf(
  { sign, exponent, fraction }: FloatFields,
  { exponentBits, fractionBits }: FloatFormat,
): bigint {
  return (BigInt(sign) << BigInt(exponentBits + fractionBits)) | (BigInt(exponent) << BigInt(fractionBits)) | fraction;
}

/** The kind of number a pattern is. */
export function classify({ exponent, fraction }: FloatFields, format: FloatFormat): FloatClass {
  if (exponent === maxExponent(format)) return fraction ? 'nan' : 'infinity';
  if (exponent) return 'normal';
  return fraction ? 'subnormal' : 'zero';
}

/** The power of two that the fraction is multiplied by: exponent − bias, or the smallest one for subnormal numbers. */
export function powerOf({ exponent }: FloatFields, format: FloatFormat): number {
  return Math.max(exponent, 1) - biasOf(format);
}

/** The exact value of a pattern. */
export function exactOf(bits: bigint, format: FloatFormat): Exact {
  const fields = fieldsOf(bits, format);
  const kind = classify(fields, format);
  const negative = fields.sign === 1;
  if (kind === 'nan') return { kind: 'nan' };
  if (kind === 'infinity') return { kind, negative };
  const significand = fields.exponent ? fields.fraction | (1n << BigInt(format.fractionBits)) : fields.fraction;
  const shift = powerOf(fields, format) - format.fractionBits;
  return shift >= 0
    ? finite(negative, significand << BigInt(shift), 1n)
    : finite(negative, significand, 1n << BigInt(-shift));
}

const bitLength = (value: bigint) => (value ? value.toString(2).length : 0);

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}

/** The pattern nearest to an exact value. */
export function patternFor(value: Exact, format: FloatFormat): bigint {
  const top = maxExponent(format);
  if (value.kind === 'nan') {
    return patternOf({ sign: 0, exponent: top, fraction: 1n << BigInt(format.fractionBits - 1) }, format);
  }
  const sign = value.negative ? 1 : 0;
  const infinity = patternOf({ sign, exponent: top, fraction: 0n }, format);
  if (value.kind === 'infinity') return infinity;
  const magnitude = magnitudeFor(value.numerator, value.denominator, format);
  return magnitude >= patternOf({ sign: 0, exponent: top, fraction: 0n }, format)
    ? infinity
    : (BigInt(sign) << BigInt(format.exponentBits + format.fractionBits)) | magnitude;
}

/**
 * The pattern of a non-negative quotient, without sign. Patterns in order are values in order, so a significand that
 * rounds up to the next power of two carries into the exponent by itself.
 */
function magnitudeFor(numerator: bigint, denominator: bigint, format: FloatFormat): bigint {
  if (!numerator) return 0n;
  const { fractionBits } = format;
  const smallest = 1 - biasOf(format) - fractionBits;
  // The unit in the last place: at most one too low, mended below.
  let unit = Math.max(smallest, bitLength(numerator) - bitLength(denominator) - 1 - fractionBits);
  if (quotientBits(numerator, denominator, unit) > fractionBits + 1) unit += 1;
  const [n, d] = scaled(numerator, denominator, unit);
  return roundedQuotient(n, d) + (BigInt(unit - smallest) << BigInt(fractionBits));
}

const scaled = (numerator: bigint, denominator: bigint, unit: number): [bigint, bigint] =>
  unit >= 0 ? [numerator, denominator << BigInt(unit)] : [numerator << BigInt(-unit), denominator];

function quotientBits(numerator: bigint, denominator: bigint, unit: number): number {
  const [n, d] = scaled(numerator, denominator, unit);
  return bitLength(n / d);
}
