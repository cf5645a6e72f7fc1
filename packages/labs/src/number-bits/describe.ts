/** Numbers, conversions and operations in words. */
import { bitwise } from './bitwise.ts';
import { exponentText, fractionText, signText } from './fields.ts';
import { classify, fieldsOf } from './float.ts';
import { cast, exactText, exactValue, parseInto, reinterpret, shortText, ulpOf } from './model.ts';
import { powerOfTwo } from './power.ts';
import { exactDecimal, parseExact } from './rational.ts';
import { isRead, stageOf } from './stages.ts';
import { type BitsState, numberOf } from './state.ts';
import { type Bits, TYPES } from './types.ts';
import { words } from './words/lab.ts';

/** Longest number told in full: any float near 1, and of a double more than its neighbours share; it fits a phone's line of 320 px. */
const LONGEST = 29;
const brief = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What the drawing shows. */
export const figureLabel = ({ type }: Bits) => words.bitsOf(type, TYPES[type].bits);

/** What one bit is for. */
export function bitName({ type }: Bits, index: number): string {
  const { float, bits, signed } = TYPES[type];
  if (index === bits - 1 && signed) return float ? words.signBit : words.weight(`−${powerOfTwo(index)}`);
  if (!float) return words.weight(powerOfTwo(index));
  return index >= float.fractionBits ? words.exponentBit : words.fractionBit;
}

/** The number as a reader meets it: C++ writes infinity shorter than scripts do. */
export const shown = (number: Bits): string => shortText(number).replace('Infinity', '∞');

const hexText = ({ type, bits }: Bits): string =>
  `0x${bits
    .toString(16)
    .toUpperCase()
    .padStart(TYPES[type].bits / 4, '0')}`;

/** As far as the pattern has been read. */
export function readingText(state: BitsState): string {
  const number = numberOf(state);
  switch (stageOf(state)) {
    case 'pattern':
      return words.notRead(state.type, hexText(number));
    case 'sign':
      return signText(number);
    case 'exponent':
      return exponentText(number);
    case 'fraction':
      return fractionText(number);
    case 'value':
      return resultText(state);
    case 'cast':
      return words.withCast(resultText(state), castText(state));
  }
}

/** What the reader is asked. */
export function question(state: BitsState): string {
  const { float, signed } = TYPES[state.type];
  if (!isRead(state)) return words.readIt(state.type);
  if (float) return words.whichBit;
  return signed ? words.whichSign(state.type) : words.howLarge(state.type);
}

/** The number: its value, its kind, what lies beside it; the fields were told one by one before. */
export function resultText(state: BitsState): string {
  const number = numberOf(state);
  const hex = hexText(number);
  const { float } = TYPES[number.type];
  if (!float) return words.integerIs(number.type, shown(number), hex);
  const kind = words.classes[classify(fieldsOf(number.bits, float), float)];
  const ulp = ulpOf(number);
  if (!ulp) return words.classIs(number.type, shown(number), hex, kind);
  const step = Number(exactDecimal(ulp)).toExponential(3);
  return words.floatIs(number.type, shown(number), hex, kind, exactPart(number), step);
}

/** The exact value, where its beginning tells something: not of zeros only, and not of an integer whose size is cut off. */
function exactPart(number: Bits): string {
  const exact = exactText(number);
  const text = brief(exact);
  return text === exact || /^-?[1-9]\d*\.|\..*[1-9]/.test(text) ? words.exactly(text) : '';
}

/** What became of the typed number; an error when it is none. */
export function typedText({ typed, type, bits }: BitsState): { error?: string; note?: string } {
  const exact = parseExact(typed);
  const read = parseInto(typed, type);
  if (!exact || !read) return { error: words.noNumber };
  if (read.loss === 'undefined') return { error: words.notInType(type) };
  if (String(read.number.bits) !== bits || read.loss === 'none') return {};
  return { note: words.notKept(brief(typed), words.losses[read.loss]) };
}

/** `static_cast` and `bit_cast` to the other type. */
export function castText(state: BitsState): string {
  const number = numberOf(state);
  if (state.to === state.type) return words.castSame(state.to, shown(number));
  const result = cast(number, state.to);
  const isNan = exactValue(number).kind === 'nan';
  const value =
    'number' in result
      ? words.castGives(shown(result.number), words.losses[isNan ? 'none' : result.loss])
      : words.losses[result.loss];
  const same = reinterpret(number, state.to);
  const bits = same ? words.bitCast(state.to, shown(same)) : '';
  return words.castTo(state.to, value, bits);
}

/** The result of the chosen operation, or why there is none. */
export function operate(state: BitsState): { result: Bits } | { problem: string } {
  const operand = parseInto(state.operand, 'int64_t');
  if (TYPES[state.type].float) return { problem: words.noFloatBits };
  if (operand?.loss !== 'none') return { problem: words.wholeOperand };
  const value = BigInt.asIntN(64, operand.number.bits);
  const result = bitwise(numberOf(state), state.op, value);
  return result ? { result } : { problem: words.shiftRange(TYPES[state.type].bits - 1) };
}
