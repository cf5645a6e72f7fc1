/** Questions about the next stage of reading a pattern. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { castText, shown } from './describe.ts';
import { exponentText, fractionText, hasPower, isExact, partsOf, significandText, weightsText } from './fields.ts';
import { cast, reinterpret } from './model.ts';
import { powerOfTwo } from './power.ts';
import { stagesOf } from './stages.ts';
import { type BitsState, numberOf } from './state.ts';
import { type Bits, TYPES, truncate } from './types.ts';
import { words } from './words/lab.ts';

/** What the next stage tells, asked for before it does. */
export function guessNext(state: BitsState): Guess | undefined {
  const number = numberOf(state);
  switch (stagesOf(state.type)[state.step + 1]) {
    case 'sign':
      return TYPES[state.type].float ? undefined : askWeight(number);
    case 'exponent':
      return askPower(number);
    case 'fraction':
      return askHidden(number);
    case 'value':
      return askValue(number);
    case 'cast':
      return askCast(state);
    default:
      return undefined;
  }
}

function askWeight({ type }: Bits): Guess {
  const top = TYPES[type].bits - 1;
  return {
    question: words.askWeight(type, top),
    choices: [powerOfTwo(top), `−${powerOfTwo(top)}`, words.onlySign],
    right: 1,
    because: words.negativeWeight(`−${powerOfTwo(top)}`),
  };
}

function askPower(number: Bits): Guess | undefined {
  const parts = partsOf(number);
  if (!parts) return undefined;
  const { exponent, bias, power } = parts;
  const others = [exponent - bias, exponent, exponent - bias + 1].map((each) => powerOfTwo(each));
  return {
    question: words.askPower(exponent, bias),
    ...choose(hasPower(parts) ? powerOfTwo(power) : words.noPower, [...others, words.noPower]),
    because: spoken(exponentText(number)),
  };
}

function askHidden(number: Bits): Guess | undefined {
  const parts = partsOf(number);
  if (!parts) return undefined;
  return {
    question: words.askHidden,
    choices: words.hiddenChoices,
    right: !hasPower(parts) ? 2 : parts.exponent === 0 ? 1 : 0,
    because: spoken(fractionText(number)),
  };
}

/** Without the word that only a broken sentence would hold elsewhere. */
const spoken = (text: string): string => text.replaceAll('NaN', words.notANumber);

const named = (number: Bits): string => spoken(shown(number));

function askValue(number: Bits): Guess {
  return {
    question: words.askValue,
    ...choose(named(number), misreadings(number).map(named).slice(0, 4)),
    because: valueText(number),
  };
}

/** What a pattern would be by common mistakes. */
function misreadings({ type, bits }: Bits): Bits[] {
  const { bits: width, float } = TYPES[type];
  const top = 1n << BigInt(width - 1);
  const of = (pattern: bigint): Bits => ({ type, bits: truncate(pattern, width) });
  if (float) {
    const unit = 1n << BigInt(float.fractionBits);
    return [of(bits ^ top), of(bits + unit), of(bits - unit), of(bits ^ (unit >> 1n))];
  }
  // The sign bit as a mere sign, ones' complement, the bits from the other end, one too many.
  const magnitude = bits & (top - 1n);
  const mirrored = BigInt(`0b${[...bits.toString(2).padStart(width, '0')].reverse().join('')}`);
  return [of(bits & top ? -magnitude : bits ^ top), of(bits & top ? bits + 1n : -bits), of(mirrored), of(bits + 1n)];
}

function valueText(number: Bits): string {
  const parts = partsOf(number);
  if (!parts) return words.weightsAdd(weightsText(number), named(number));
  if (!hasPower(parts)) return words.onesMean(parts.fraction !== 0n, named(number));
  const product = `${parts.sign ? '−' : ''}${significandText(parts)} × ${powerOfTwo(parts.power)}`;
  return words.productIs(product, isExact(number), named(number));
}

function askCast(state: BitsState): Guess {
  const number = numberOf(state);
  const { to } = state;
  const result = cast(number, to);
  const same = reinterpret(number, to);
  const others = [named(number), words.undefinedCast, ...(same ? [named(same)] : []), ...limits(state)].slice(0, 4);
  return {
    question: words.askCast(to, state.type, named(number)),
    ...choose('number' in result ? named(result.number) : words.undefinedCast, others),
    because: spoken(castText(state)),
  };
}

/** What would come of stopping at the end of the range. */
function limits({ to }: BitsState): string[] {
  const { bits: width, signed, float } = TYPES[to];
  if (float) return ['0'];
  const most = (1n << BigInt(signed ? width - 1 : width)) - 1n;
  return [String(most), String(signed ? -most - 1n : 0n)];
}
