/** A state as the text of a link. */
import { type Codec, checked, list, oneOf, record, whole } from '../model/codec.ts';
import { linkFormat } from '../model/link-format.ts';
import { BITWISE } from './bitwise.ts';
import { lastStage } from './stages.ts';
import { type BitsState, kept, OPERAND, TYPED } from './state.ts';
import { TYPE_NAMES, TYPES } from './types.ts';

/** Numbers of riddles. */
export const SEEDS = { min: 0, max: 999 };
/** Most stages of any reading. */
const MOST_STAGES = 5;

/** Text of few signs: the field's text may be long. */
const written = ({ signs, most }: typeof TYPED): Codec<string> => {
  const all = list(oneOf([...signs]), 0, most);
  return { write: (text, put) => all.write([...text], put), read: (take) => all.read(take).join('') };
};

const half = whole(0, 2 ** 32 - 1);
/** 64 bits as decimal digits. */
const pattern: Codec<string> = {
  write(digits, put) {
    const bits = BigInt(digits);
    half.write(Number(bits >> 32n), put);
    half.write(Number(BigInt.asUintN(32, bits)), put);
  },
  read: (take) => String((BigInt(half.read(take)) << 32n) + BigInt(half.read(take))),
};

/** Bits that the type has no room for are refused; the first release had no stages and no riddles. */
export const bitsLink = linkFormat<BitsState>(
  checked(
    record<BitsState>({
      type: oneOf(TYPE_NAMES),
      bits: pattern,
      typed: written(TYPED),
      to: oneOf(TYPE_NAMES),
      op: oneOf(BITWISE),
      operand: written(OPERAND),
      step: whole(0, MOST_STAGES),
      seed: whole(SEEDS.min, SEEDS.max),
    }),
    ({ type, bits, step }) => BigInt(bits) >> BigInt(TYPES[type].bits) === 0n && step <= lastStage(type),
  ),
  [],
  (json) => {
    const old = json as Omit<BitsState, 'step' | 'seed'>;
    const [typed, operand] = [kept(old.typed, TYPED), kept(old.operand, OPERAND)];
    return { ...old, typed, operand, step: lastStage(old.type), seed: 0 };
  },
);
