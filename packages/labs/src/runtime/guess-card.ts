/** A question that was answered wrong, as a card: text alone, with what the picture showed and the way back to it. */
import type { AnyLab } from '../define.ts';
import type { Round } from './guessing.ts';
import { hashOf } from './share-link.ts';
import type { LabCard, Slot } from './slot.ts';

/** Most characters of a side. */
const MOST = 2000;

/** Whether a round was answered, and not right. */
export const isWrong = ({ chosen, guess }: Round): boolean => chosen !== undefined && chosen !== guess.right;

/** The card of a round. */
export function cardOf(
  { guess, of }: Round,
  { describe, link }: Pick<AnyLab['model'], 'describe' | 'link'>,
  { key, caption }: Pick<Slot, 'key' | 'caption'>,
): LabCard {
  const state = link.read(of);
  const answers = guess.choices.map((_, index) => answerAt(guess.choices, index));
  return {
    question: side([caption, state ? describe(state) : '', guess.question, ...answers]),
    answer: side([answerAt(guess.choices, guess.right), guess.because]),
    place: hashOf(key, of),
  };
}

const answerAt = (choices: readonly string[], index: number) => `${index + 1}. ${choices[index]}`;

const side = (lines: string[]): string => {
  const text = lines.filter(Boolean).join('\n');
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
};
