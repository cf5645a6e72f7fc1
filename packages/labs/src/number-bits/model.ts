/** Numbers as bits: reading, writing, converting, shifting and masking, as C++20 defines them. */
import { exactOf, patternFor } from './float.ts';
import { compareExact, type Exact, exactDecimal, finite, ofInteger, parseExact } from './rational.ts';
import { type Bits, type NumberType, TYPES, truncate } from './types.ts';

/** The exact value of a number. */
export function exactValue({ type, bits }: Bits): Exact {
  const { float, signed, bits: width } = TYPES[type];
  if (float) return exactOf(bits, float);
  return ofInteger(signed ? BigInt.asIntN(width, bits) : bits);
}

/** The shortest text that reads back as the same number, as a program would print it; `exactText` has all digits. */
export function shortText(number: Bits): string {
  const { float } = TYPES[number.type];
  if (!float) return exactText(number);
  const view = new DataView(new ArrayBuffer(8));
  if (number.type === 'float') view.setUint32(0, Number(number.bits));
  else view.setBigUint64(0, number.bits);
  const value = number.type === 'float' ? view.getFloat32(0) : view.getFloat64(0);
  if (Object.is(value, -0)) return '-0';
  return number.type === 'float' ? shortestFloat(value) : String(value);
}

function shortestFloat(value: number): string {
  // Nine significant digits tell any two floats apart.
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(Number(value.toPrecision(9)));
}

/** All decimal digits. */
export const exactText = (number: Bits): string => exactDecimal(exactValue(number));

/** What was lost or changed on the way into a type. */
export type Loss = 'none' | 'rounded' | 'truncated' | 'wrapped' | 'overflow' | 'undefined';

/** A number and what its making lost; `undefined` behaviour has no number. */
export type Converted = { loss: Exclude<Loss, 'undefined'>; number: Bits } | { loss: 'undefined' };

/** Reads text into a type; undefined when it is no number. A hexadecimal or binary integer is a pattern of bits. */
export function parseInto(text: string, type: NumberType): Converted | undefined {
  const value = parseExact(text);
  if (!value) return undefined;
  const { float, bits: width } = TYPES[type];
  if (!float && /^\s*0[xb]/i.test(text) && value.kind === 'finite' && value.numerator >> BigInt(width) === 0n) {
    return { loss: 'none', number: { type, bits: value.numerator } };
  }
  return convert(value, type, 'wrap');
}

/** `static_cast<type>(number)`. Outside an integer's range a floating value has undefined behaviour. */
export function cast(number: Bits, type: NumberType): Converted {
  return convert(exactValue(number), type, TYPES[number.type].float ? 'undefined' : 'wrap');
}

function convert(value: Exact, type: NumberType, outside: 'wrap' | 'undefined'): Converted {
  const { float } = TYPES[type];
  if (float) return toFloat(value, type);
  if (value.kind !== 'finite') return { loss: 'undefined' };
  return toInteger(value, type, outside);
}

function toFloat(value: Exact, type: NumberType): Converted {
  const format = TYPES[type].float as NonNullable<(typeof TYPES)[NumberType]['float']>;
  const number = { type, bits: patternFor(value, format) };
  const stored = exactValue(number);
  if (value.kind !== 'finite') return { loss: 'none', number };
  if (stored.kind !== 'finite') return { loss: 'overflow', number };
  return { loss: compareExact(value, stored) ? 'rounded' : 'none', number };
}

function toInteger(value: Exact & { kind: 'finite' }, type: NumberType, outside: 'wrap' | 'undefined'): Converted {
  const { bits: width, signed } = TYPES[type];
  const whole = (value.negative ? -1n : 1n) * (value.numerator / value.denominator);
  const number = { type, bits: truncate(whole, width) };
  const kept = signed ? BigInt.asIntN(width, whole) : number.bits;
  if (kept !== whole) return outside === 'undefined' ? { loss: 'undefined' } : { loss: 'wrapped', number };
  return { loss: value.numerator % value.denominator ? 'truncated' : 'none', number };
}

/** The same bits read as another type of the same width: `std::bit_cast`. */
export function reinterpret(number: Bits, type: NumberType): Bits | undefined {
  return TYPES[type].bits === TYPES[number.type].bits ? { type, bits: number.bits } : undefined;
}

/** Flips one bit; 0 is the lowest. */
export const toggle = ({ type, bits }: Bits, index: number): Bits => ({ type, bits: bits ^ (1n << BigInt(index)) });

/** The next value up or down in the order of values (`std::nextafter`), one step of the pattern; stops at the ends. */
export function neighbour(number: Bits, up: boolean): Bits | undefined {
  const { float, bits: width, signed } = TYPES[number.type];
  const { type } = number;
  if (!float) {
    const value = (signed ? BigInt.asIntN(width, number.bits) : number.bits) + (up ? 1n : -1n);
    const bits = truncate(value, width);
    return (signed ? BigInt.asIntN(width, bits) : bits) === value ? { type, bits } : undefined;
  }
  const value = exactValue(number);
  if (value.kind !== 'finite') return undefined;
  const signBit = 1n << BigInt(width - 1);
  if (value.numerator === 0n) return { type, bits: up ? 1n : signBit | 1n };
  return { type, bits: number.bits + (value.negative === up ? -1n : 1n) };
}

/** The value of the unit in the last place of a finite float. */
export function ulpOf(number: Bits): Exact | undefined {
  const value = exactValue(number);
  const next = neighbour({ ...number, bits: truncate(number.bits, TYPES[number.type].bits - 1) }, true);
  const above = next && exactValue(next);
  if (!TYPES[number.type].float || value.kind !== 'finite' || above?.kind !== 'finite') return undefined;
  const denominator = value.denominator * above.denominator;
  return finite(false, above.numerator * value.denominator - value.numerator * above.denominator, denominator);
}
