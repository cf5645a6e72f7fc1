/** The fields of a pattern, each in words and as a part of the value. */
import { classify, type FloatFields, fieldsOf, powerOf } from './float.ts';
import { exactText, shortText } from './model.ts';
import { powerOfTwo } from './power.ts';
import { compareExact, parseExact } from './rational.ts';
import { stageOf } from './stages.ts';
import { type Bits, type FloatFormat, type NumberType, TYPES, truncate } from './types.ts';

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
  if (float) return `符号位是 ${Number(isSet)}：${isSet ? '带负号' : '不带负号'}。`;
  return `最高位是 ${Number(isSet)}，它的权是 −${powerOfTwo(bits - 1)}：${isSet ? '这个数是负的' : '这个数不是负的'}。`;
}

/** The exponent's field. */
export function exponentText(number: Bits): string {
  const parts = partsOf(number);
  if (!parts) return signText(number);
  if (!hasPower(parts)) return `指数域 ${parts.exponent} 全是 1：留给无穷与 NaN，没有幂。`;
  if (parts.exponent === 0) return `指数域全是 0：零或非规格化数，幂固定是 ${powerOfTwo(parts.power)}。`;
  return `指数域 ${parts.exponent} 减去偏移 ${parts.bias}：幂是 ${powerOfTwo(parts.power)}。`;
}

/** The fraction's field. */
export function fractionText(number: Bits): string {
  const parts = partsOf(number);
  if (!parts) return signText(number);
  const digits = `尾数域 0x${parts.fraction.toString(16)}`;
  if (!hasPower(parts))
    return `${digits}：指数域全是 1，尾数${parts.fraction ? '不是 0，所以是 NaN' : '是 0，所以是无穷'}。`;
  const hidden = parts.exponent === 0 ? 0 : 1;
  return `${digits}，前面隐含 ${hidden}：尾数是 ${significandText(parts)}。`;
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

/** What is known of the value after a stage, as a formula. */
export function formulaText(state: { type: NumberType; bits: string; step: number }): string {
  const number = { type: state.type, bits: BigInt(state.bits) };
  const stage = stageOf(state);
  const parts = partsOf(number);
  if (stage === 'pattern') return '值 = ?';
  if (!parts)
    return stage === 'sign' ? `值 = ${signWeight(number)} + ?` : `值 = ${weightsText(number)}${valueText(number)}`;
  const sign = parts.sign ? '−' : '+';
  if (stage === 'sign') return `值 = ${sign} ?`;
  if (!hasPower(parts))
    return stage === 'exponent' ? `值 = ${sign}（无穷或 NaN）` : `值 = ${shortText(number).replace('Infinity', '∞')}`;
  const power = powerOfTwo(parts.power);
  if (stage === 'exponent') return `值 = ${sign} ? × ${power}`;
  return `值 = ${sign}${significandText(parts)} × ${power}${stage === 'fraction' ? '' : valueText(number)}`;
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
