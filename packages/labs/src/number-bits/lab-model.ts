/** The lab of bits as a machine: a pattern is changed bit by bit, read field by field, and converted. */
import type { LabModel } from '../model/lab-model.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { type Bitwise, complement, negate } from './bitwise.ts';
import { operate, question, readingText } from './describe.ts';
import { guessNext } from './guess.ts';
import { bitsLink } from './link.ts';
import { cast, neighbour, reinterpret, toggle } from './model.ts';
import { riddle } from './riddle.ts';
import { lastStage } from './stages.ts';
import {
  type BitsOptions,
  type BitsState,
  kept,
  numberOf,
  OPERAND,
  showNumber,
  startState,
  typeText,
} from './state.ts';
import { type Bits, type NumberType, TYPES } from './types.ts';
import { words } from './words/lab.ts';

/** What makes another number of the present one. */
export type Change = 'below' | 'above' | 'negate' | 'complement' | 'operate' | 'cast' | 'bit_cast';

export type BitsAction =
  | { kind: 'type'; type: NumberType }
  | { kind: 'text'; text: string }
  | { kind: 'flip'; index: number }
  /** Paints a bit. */
  | { kind: 'set'; index: number; isOn: boolean }
  | { kind: 'to'; to: NumberType }
  | { kind: 'op'; op: Bitwise }
  | { kind: 'operand'; text: string }
  | { kind: 'change'; change: Change }
  /** A pattern that is still to be read. */
  | { kind: 'riddle' }
  | { kind: 'go'; step: number };

/** What a change makes of a state's number; undefined where C++ leaves it undefined or the type has no such thing. */
export function changed(state: BitsState, change: Change): Bits | undefined {
  const number = numberOf(state);
  switch (change) {
    case 'below':
    case 'above':
      return neighbour(number, change === 'above');
    case 'negate':
      return negate(number);
    case 'complement':
      return complement(number);
    case 'operate': {
      const outcome = operate(state);
      return 'result' in outcome ? outcome.result : undefined;
    }
    case 'cast': {
      const result = cast(number, state.to);
      return 'number' in result ? result.number : undefined;
    }
    case 'bit_cast':
      return reinterpret(number, state.to);
  }
}

function reduce(state: BitsState, action: BitsAction): BitsState {
  switch (action.kind) {
    case 'type':
      return retype(state, action.type);
    case 'text':
      return typeText(state, action.text);
    case 'flip':
      return flip(state, action.index);
    case 'set':
      return isOn(state, action.index) === action.isOn ? state : flip(state, action.index);
    case 'to':
      return action.to === state.to ? state : { ...state, to: action.to };
    case 'op':
      return action.op === state.op ? state : { ...state, op: action.op };
    case 'operand': {
      const operand = kept(action.text, OPERAND);
      return operand === state.operand ? state : { ...state, operand };
    }
    case 'change': {
      const number = changed(state, action.change);
      return number ? showNumber(state, number) : state;
    }
    case 'riddle':
      return riddle(state);
    case 'go':
      return goTo(state, action.step, lastStage(state.type));
  }
}

/** The number in another type: its value where that is defined, else zero. */
function retype(state: BitsState, type: NumberType): BitsState {
  if (type === state.type) return state;
  const result = cast(numberOf(state), type);
  return showNumber(state, 'number' in result ? result.number : { type, bits: 0n });
}

const isBit = ({ type }: BitsState, index: number) => Number.isInteger(index) && index >= 0 && index < TYPES[type].bits;

function isOn(state: BitsState, index: number): boolean | undefined {
  return isBit(state, index) ? ((BigInt(state.bits) >> BigInt(index)) & 1n) === 1n : undefined;
}

const flip = (state: BitsState, index: number): BitsState =>
  isBit(state, index) ? showNumber(state, toggle(numberOf(state), index)) : state;

export const bitsModel: LabModel<BitsOptions, BitsState, BitsAction> = {
  start: startState,
  reduce,
  describe: readingText,
  question,
  link: bitsLink,
  steps: stepsOf(
    ({ type }) => lastStage(type),
    (step) => ({ kind: 'go', step }),
    () => 0.6,
  ),
  guess: guessNext,
  get keys() {
    return [
      ['← → ↑ ↓', words.moveBits],
      [words.spaceOrEnter, words.flipBit],
      ['0 / 1', words.writeBit],
    ] as const;
  },
};
