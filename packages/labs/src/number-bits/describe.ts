/** Numbers, conversions and operations in words. */
import { bitwise } from './bitwise.ts';
import { exponentText, fractionText, signText } from './fields.ts';
import { classify, fieldsOf } from './float.ts';
import { cast, exactText, exactValue, type Loss, parseInto, reinterpret, shortText, ulpOf } from './model.ts';
import { powerOfTwo } from './power.ts';
import { exactDecimal, parseExact } from './rational.ts';
import { isRead, stageOf } from './stages.ts';
import { type BitsState, numberOf } from './state.ts';
import { type Bits, TYPES } from './types.ts';

/** Longest number told in full: any float near 1, and of a double more than its neighbours share. */
const LONGEST = 32;
const brief = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const LOSSES: Record<Loss, string> = {
  none: '没有损失',
  rounded: '舍入到最近的值',
  truncated: '小数部分被丢掉',
  wrapped: '超出范围，按 2 的位数次幂取模',
  overflow: '太大，成为无穷',
  undefined: '未定义行为：值不在目标类型的范围内',
};

const CLASSES = { zero: '零', subnormal: '非规格化数', normal: '规格化数', infinity: '无穷', nan: 'NaN' };

/** What the drawing shows. */
export const figureLabel = ({ type }: Bits) => `${type} 的 ${TYPES[type].bits} 个比特，每行 8 个，高位在前`;

/** What one bit is for. */
export function bitName({ type }: Bits, index: number): string {
  const { float, bits, signed } = TYPES[type];
  if (index === bits - 1 && signed) return float ? '符号位' : `权 −${powerOfTwo(index)}`;
  if (!float) return `权 ${powerOfTwo(index)}`;
  return index >= float.fractionBits ? '指数' : '尾数';
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
      return `${state.type} 的位模式 ${hexText(number)}，值还没有读出来。`;
    case 'sign':
      return signText(number);
    case 'exponent':
      return exponentText(number);
    case 'fraction':
      return fractionText(number);
    case 'value':
      return resultText(state);
    case 'cast':
      return resultText(state) + castText(state);
  }
}

/** What the reader is asked. */
export function question(state: BitsState): string {
  const { float, signed } = TYPES[state.type];
  if (!isRead(state)) return `这个位模式读作 ${state.type} 是几？一步一步读出来。`;
  if (float) return '按哪个比特，值变号？哪个让它翻倍？';
  return signed
    ? `按图里的比特：哪一位一按，${state.type} 就变号？再凑出 -1 和最小的数。`
    : `按图里的比特：${state.type} 最大凑得到几？按“后一个数”能不能再大？`;
}

/** The number: its value, its kind, what lies beside it; the fields were told one by one before. */
export function resultText(state: BitsState): string {
  const number = numberOf(state);
  const hex = hexText(number);
  const { float } = TYPES[number.type];
  if (!float) return `${number.type} ${shown(number)}，位模式 ${hex}。`;
  const kind = CLASSES[classify(fieldsOf(number.bits, float), float)];
  const ulp = ulpOf(number);
  if (!ulp) return `${number.type} ${shown(number)}，位模式 ${hex}，${kind}。`;
  const step = `与下一个数相隔 ${Number(exactDecimal(ulp)).toExponential(3)}`;
  return `${number.type} ${shown(number)}，位模式 ${hex}，${kind}；${exactPart(number)}${step}。`;
}

/** The exact value, where its beginning tells something: not of zeros only, and not of an integer whose size is cut off. */
function exactPart(number: Bits): string {
  const exact = exactText(number);
  const text = brief(exact);
  return text === exact || /^-?[1-9]\d*\.|\..*[1-9]/.test(text) ? `精确值 ${text}，` : '';
}

/** What became of the typed number; an error when it is none. */
export function typedText({ typed, type, bits }: BitsState): { error?: string; note?: string } {
  const exact = parseExact(typed);
  const read = parseInto(typed, type);
  if (!exact || !read) return { error: '不是数：可以写 -12、2.5e3、0x1F、0b1010、inf、nan' };
  if (read.loss === 'undefined') return { error: `${type} 里没有这个值` };
  if (String(read.number.bits) !== bits || read.loss === 'none') return {};
  return { note: `写下的 ${brief(typed)} 存不准：${LOSSES[read.loss]}。` };
}

/** `static_cast` and `bit_cast` to the other type. */
export function castText(state: BitsState): string {
  const number = numberOf(state);
  if (state.to === state.type) return `static_cast<${state.to}>：${shown(number)}，同一个类型，没有损失。`;
  const result = cast(number, state.to);
  const isNan = exactValue(number).kind === 'nan';
  const value =
    'number' in result ? `${shown(result.number)}，${LOSSES[isNan ? 'none' : result.loss]}` : LOSSES[result.loss];
  const same = reinterpret(number, state.to);
  const bits = same ? `；bit_cast<${state.to}>：${shown(same)}` : '';
  return `static_cast<${state.to}>：${value}${bits}。`;
}

/** The result of the chosen operation, or why there is none. */
export function operate(state: BitsState): { result: Bits } | { problem: string } {
  const operand = parseInto(state.operand, 'int64_t');
  if (TYPES[state.type].float) return { problem: '浮点数没有位运算' };
  if (operand?.loss !== 'none') return { problem: '右操作数要是整数，可以写 0x0F、0b11' };
  const value = BigInt.asIntN(64, operand.number.bits);
  const result = bitwise(numberOf(state), state.op, value);
  return result ? { result } : { problem: `移位数要在 0 到 ${TYPES[state.type].bits - 1} 之间，否则是未定义行为` };
}
