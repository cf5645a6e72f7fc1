import { useEffect, useState } from 'react';
import type { AnyLab } from '../define.ts';
import { words } from '../words/frame.ts';
import { announcer } from './announcer.ts';
import { answer, askOf, type Guessing, NO_GUESSING, type Round, roundAt } from './guessing.ts';

export interface GuessControls {
  /** Whether this lab has anything to guess. */
  isOffered: boolean;
  guessing: Guessing;
  /** The question, or its answer, that belongs to what is shown. */
  round: Round | undefined;
  toggle: () => void;
  choose: (index: number) => void;
  /** Asks before a step where there is something to ask; false when the step may run. */
  ask: () => boolean;
}

/** Guess, then run, for a lab at a state; `run` takes the step. */
export function useGuessing(model: AnyLab['model'], state: object, run: () => void): GuessControls {
  const [guessing, setGuessing] = useState(NO_GUESSING);
  const round = guessing.round && roundAt(guessing, model.link.write(state));
  const isOpen = round !== undefined && round.chosen === undefined;

  const choose = (index: number) => {
    const next = answer(guessing, index);
    if (!isOpen || next === guessing) return;
    setGuessing(next);
    run();
  };
  const ask = () => {
    // Pressed again without an answer: the reader would rather see.
    const asked = guessing.isOn && !isOpen ? askOf(model, state) : undefined;
    setGuessing(({ round: _, ...rest }) => ({ ...rest, ...(asked && { round: asked }) }));
    return asked !== undefined;
  };
  const toggle = () => setGuessing(({ isOn }) => ({ ...NO_GUESSING, isOn: !isOn }));

  const spoken = round && wordsOf(round);
  useEffect(() => {
    if (spoken) announcer.say(spoken);
  }, [spoken]);
  return { isOffered: Boolean(model.guess && model.steps), guessing, round, toggle, choose, ask };
}

/** A round as it is spoken. */
function wordsOf({ guess: { question, choices, because, right }, chosen }: Round): string {
  if (chosen === undefined)
    return words.guessQuestion(
      question,
      choices.map((choice, i) => words.guessChoice(i + 1, choice)).join(words.semicolon),
    );
  return words.guessVerdict(chosen === right ? words.isRight : words.isWrong(choices[right]), because);
}
