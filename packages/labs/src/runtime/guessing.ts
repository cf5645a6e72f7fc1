/** Guess, then run: what the reader was asked before a step, and how often the answer was right. */
import type { Guess, LabModel } from '../model/lab-model.ts';

/** One question and what became of it. */
export interface Round {
  guess: Guess;
  /** The state it was asked of, and the one that the step leads to, as the texts of their links. */
  of: string;
  after: string;
  /** The answer given. */
  chosen?: number;
}

export interface Guessing {
  isOn: boolean;
  asked: number;
  right: number;
  round?: Round;
}

export const NO_GUESSING: Guessing = { isOn: false, asked: 0, right: 0 };

type Model = LabModel<object, object, unknown>;

/** The round that asks of a state; undefined where nothing can be guessed. */
export function askOf({ guess, steps, link, reduce }: Model, state: object): Round | undefined {
  const asked = steps && guess?.(state);
  const of = link.write(state);
  if (!asked || !of) return undefined;
  return { guess: asked, of, after: link.write(reduce(state, steps.go(steps.at(state) + 1))) ?? '' };
}

/** The round that is to be seen at a state: open before the step, answered before and after it. */
export function roundAt({ round }: Guessing, text: string | undefined): Round | undefined {
  const isSeen = round && (text === round.of || (round.chosen !== undefined && text === round.after));
  return isSeen ? round : undefined;
}

/** The guessing after an answer; a round is answered once. */
export function answer(guessing: Guessing, chosen: number): Guessing {
  const { round, asked, right } = guessing;
  if (!round || round.chosen !== undefined || round.guess.choices[chosen] === undefined) return guessing;
  const isRight = chosen === round.guess.right;
  return { ...guessing, asked: asked + 1, right: right + Number(isRight), round: { ...round, chosen } };
}
