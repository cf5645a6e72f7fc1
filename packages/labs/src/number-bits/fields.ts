/** The fields of a pattern, each in words and as a part of the value. */
import { classify, type FloatFields, fieldsOf, powerOf } from './float.ts';
import { exactText, shortText } from './model.ts';
import { powerOfTwo } from './power.ts';
import { compareExact, parseExact } from './rational.ts';
import { stageOf } from './stages.ts';
import { type Bits, type FloatFormat, type NumberType, TYPES, truncate } from './types.ts';
import { words } from './words/lab.ts';

/** A float taken apart. */
export interface Parts extends FloatFields {
  format: FloatFormat;
  kind: ReturnType<typeof classify>;
  /** The power of two; of infinity and of no number it means nothing. */
  power: number;
  bias: number;
}

/** Takes a float apart; undefined for an integer. */
export function partsOf({ type, bits }: Bits): Parts | undefined {
  const format = TYPES[type].float;
  if (!format) return undefined;
  const fields = fieldsOf(bits, format);
  const bias = 2 ** (format.exponentBits - 1) - 1;
  return { ...fields, format, kind: classify(fields, format), power: powerOf(fields, format), bias };
}

export const hasPower = ({ kind }: Parts): boolean => kind !== 'infinity' && kind !== 'nan';

/** The highest bit. */
export function signText(number: Bits): string {
  const { bits, float } = TYPES[number.type];
  const isSet = number.bits >> BigInt(bits - 1) === 1n;
  if (float) return words.floatSign(Number(isSet), isSet);
  return words.topBit(Number(isSet), `−${powerOfTwo(bits - 1)}`, isSet);
}

/** The exponent's field. */
export function exponentText(number: Bits): string {
  const parts = partsOf(number);
  if (!parts) return signText(number);
  if (!hasPower(parts)) return words.noPowerField(parts.exponent);
  if (parts.exponent === 0) return words.zeroField(powerOfTwo(parts.power));
  return words.powerField(parts.exponent, parts.bias, powerOfTwo(parts.power));
}

/** The fraction's field. */
export function fractionText(number: Bits): string {
  const parts = partsOf(number);
  if (!parts) return signText(number);
  const digits = parts.fraction.toString(16);
  if (!hasPower(parts)) return words.fractionOfOnes(digits, parts.fraction !== 0n);
  return words.fractionField(digits, parts.exponent === 0 ? 0 : 1, significandText(parts));
}

/** Decimal digits of a significand that are shown. */
const DIGITS = 9;

/** The significand with its hidden bit; one of more digits is cut, not rounded: none is 2. */
export function significandText({ fraction, format, exponent }: Parts): string {
  const value = Number(exponent !== 0) + Number(fraction) / 2 ** format.fractionBits;
  // A half has one digit, a quarter two, and so on.
  const digits =
    format.fractionBits - fraction.toString(2).padStart(format.fractionBits, '0').replace(/^.*1/, '').length;
  if (fraction === 0n || digits <= DIGITS) return String(value);
  if (value < 0.5) return `${Number(value.toPrecision(DIGITS))}…`;
  return `${(Math.floor(value * 10 ** DIGITS) / 10 ** DIGITS).toFixed(DIGITS)}…`;
}

/** Terms written out; more would not fit a line. */
const MOST_TERMS = 6;

/** An integer as the sum of its bits' weights; of many bits the highest and the rest, as one. */
export function weightsText({ type, bits }: Bits): string {
  const { bits: width, signed } = TYPES[type];
  const indices = Array.from({ length: width }, (_, at) => width - 1 - at).filter((at) => (bits >> BigInt(at)) & 1n);
  const weight = (at: number) => (signed && at === width - 1 ? -(1n << BigInt(at)) : 1n << BigInt(at));
  if (indices.length <= MOST_TERMS) return indices.map((at) => String(weight(at))).join(' + ') || '0';
  if (!signed || bits >> BigInt(width - 1) === 0n) return `0x${bits.toString(16).toUpperCase()}`;
  return `−${powerOfTwo(width - 1)} + ${truncate(bits, width - 1)}`;
}

interface FormulaState {
  type: NumberType;
  bits: string;
  step: number;
}

/** What is known of the value after a stage, as a formula. */
export function formulaText(state: FormulaState): string {
  return words.valueIs(formulaOf(state));
}

function formulaOf(state: FormulaState): string {
  const number = { type: state.type, bits: BigInt(state.bits) };
  const stage = stageOf(state);
  const parts = partsOf(number);
  if (stage === 'pattern') return '?';
  if (!parts) return stage === 'sign' ? `${signWeight(number)} + ?` : `${weightsText(number)}${valueText(number)}`;
  const sign = parts.sign ? '−' : '+';
  if (stage === 'sign') return `${sign} ?`;
  if (!hasPower(parts))
    return stage === 'exponent' ? words.infinityOrNan(sign) : shortText(number).replace('Infinity', '∞');
  const power = powerOfTwo(parts.power);
  if (stage === 'exponent') return `${sign} ? × ${power}`;
  return `${sign}${significandText(parts)} × ${power}${stage === 'fraction' ? '' : valueText(number)}`;
}

const signWeight = ({ type, bits }: Bits) =>
  bits >> BigInt(TYPES[type].bits - 1) === 1n ? `−${powerOfTwo(TYPES[type].bits - 1)}` : '0';

function valueText(number: Bits): string {
  const text = shortText(number);
  if (!TYPES[number.type].float) return text === weightsText(number) ? '' : ` = ${text}`;
  return ` ${isExact(number) ? '=' : '≈'} ${text}`;
}

/** Whether the short text of a finite number is its whole value. */
export const isExact = (number: Bits): boolean => compareText(shortText(number), exactText(number));

/** Whether two texts are the same number, however they write it. */
function compareText(a: string, b: string): boolean {
  const [left, right] = [parseExact(a), parseExact(b)];
  return left?.kind === 'finite' && right?.kind === 'finite' && compareExact(left, right) === 0;
}
