/** What a reader can set, and what a link may bring. */
import * as v from 'valibot';
import { BITWISE } from './bitwise.ts';
import { parseInto, shortText } from './model.ts';
import { type Bits, type NumberType, TYPE_NAMES, TYPES } from './types.ts';

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
  op: (typeof BITWISE)[number];
  operand: string;
}

const typeName = v.picklist(TYPE_NAMES);
const short = v.pipe(v.string(), v.maxLength(120));

/** A state as it may come from a link. */
export const bitsState = v.pipe(
  v.object({
    type: typeName,
    bits: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    typed: short,
    to: typeName,
    op: v.picklist(BITWISE),
    operand: short,
  }),
  v.check(({ type, bits }) => BigInt(bits) >> BigInt(TYPES[type].bits) === 0n),
);

/** The state that a reader meets first; a value that is no number starts at zero. */
export function startState({ type, value, to }: BitsOptions): BitsState {
  const read = parseInto(value, type);
  const bits = read && 'number' in read ? read.number.bits : 0n;
  return { type, bits: String(bits), typed: value, to, op: '&', operand: '0x0F' };
}

/** The number of a state. */
export const numberOf = ({ type, bits }: BitsState): Bits => ({ type, bits: BigInt(bits) });

/** Shows another number. */
export const showNumber = (number: Bits): Partial<BitsState> => ({
  type: number.type,
  bits: String(number.bits),
  typed: shortText(number),
});

/** Takes what was typed; the bits follow when it is a number that the type can take. */
export function typeText(state: BitsState, typed: string): Partial<BitsState> {
  const read = parseInto(typed, state.type);
  return read && 'number' in read ? { typed, bits: String(read.number.bits) } : { typed };
}
