/** The keys of a lab and what they do. */
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';

type Row = readonly [key: string, does: string];

const stepKeys = (): readonly Row[] => [
  ['.', words.toNextStep],
  [',', words.toPreviousStep],
];
const guessKeys = (): readonly Row[] => [['1–5', words.chooseGuess]];
const commonKeys = (): readonly Row[] => [
  ['Tab', words.nextThing],
  [words.arrowKeys, words.moveIt],
  ['Ctrl + Z', words.undo],
  ['Ctrl + Y', words.redo],
  ['?', words.openTable],
];

/** The lab's own keys, then those of every lab; of a key that both know, what the lab says. */
export function keyRows({ keys = [], steps, guess }: Pick<AnyLab['model'], 'keys' | 'steps' | 'guess'>): Row[] {
  const own = new Set(keys.map(([key]) => key));
  const common = [...(steps ? stepKeys() : []), ...(steps && guess ? guessKeys() : []), ...commonKeys()];
  return [...keys, ...common.filter(([key]) => !own.has(key))];
}
