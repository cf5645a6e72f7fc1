/** What a reader can set: a pattern of bits, what it is converted to and combined with, and how far it has been read. */
import { BITWISE, type Bitwise } from './bitwise.ts';
import { parseInto, shortText } from './model.ts';
import { lastStage } from './stages.ts';
import type { Bits, NumberType } from './types.ts';

export interface BitsOptions {
  type: NumberType;
  /** The number a note starts with, as typed. */
  value: string;
  /** Type to convert to. */
  to: NumberType;
}

export interface BitsState {
  type: NumberType;
  /** The pattern, as decimal digits: JSON has no integers of 64 bits. */
  bits: string;
  /** What stands in the field: the number typed, or the one that the bits make. */
  typed: string;
  to: NumberType;
  op: Bitwise;
  operand: string;
  /** Index of the stage to which the pattern has been read. */
  step: number;
  /** Number of the last riddle, from 0. */
  seed: number;
}

/** What may be typed: signs that numbers are written with, and how many. Others are not taken. */
export const TYPED = { signs: "0123456789abcdefABCDEFxXiIntyN+-−.'_ ∞", most: 100 };
export const OPERAND = { signs: "0123456789abcdefABCDEFxX+-−'_ ", most: 64 };

/** The text without what may not be typed. */
export const kept = (text: string, { signs, most }: typeof TYPED): string =>
  [...text]
    .filter((sign) => signs.includes(sign))
    .join('')
    .slice(0, most);

/** The state that a reader meets first, read to its end; a value that is no number starts at zero. */
export function startState({ type, value, to }: BitsOptions): BitsState {
  const typed = kept(value, TYPED);
  const read = parseInto(typed, type);
  const bits = read && 'number' in read ? read.number.bits : 0n;
  const [op] = BITWISE;
  return { type, bits: String(bits), typed, to, op, operand: '0x0F', step: lastStage(type), seed: 0 };
}

/** The number of a state. */
export const numberOf = ({ type, bits }: Pick<BitsState, 'type' | 'bits'>): Bits => ({ type, bits: BigInt(bits) });

/** Shows another number; the very same state when it is that already. */
export function showNumber(state: BitsState, number: Bits): BitsState {
  const [bits, typed] = [String(number.bits), shortText(number)];
  if (number.type === state.type && bits === state.bits && typed === state.typed) return state;
  // Of another type all is read, or nothing is.
  const isRead = state.step === lastStage(state.type);
  const step = number.type === state.type ? state.step : isRead ? lastStage(number.type) : 0;
  return { ...state, type: number.type, bits, typed, step };
}

/** Takes what was typed; the bits follow when it is a number that the type can take, and are read to the end. */
export function typeText(state: BitsState, text: string): BitsState {
  const typed = kept(text, TYPED);
  if (typed === state.typed) return state;
  const read = parseInto(typed, state.type);
  const bits = read && 'number' in read ? String(read.number.bits) : state.bits;
  return { ...state, typed, bits, step: lastStage(state.type) };
}
