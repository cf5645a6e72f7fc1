import { useId } from 'react';
import type { TakenCard } from 'study-notes/shared/card-taker';
import { words } from '../words/frame.ts';
import { CardOffer } from './CardOffer.tsx';
import { isWrong } from './guess-card.ts';
import type { Round } from './guessing.ts';
import type { GuessControls } from './use-guessing.ts';

interface GuessPanelProps extends GuessControls {
  /** Makes a card of a round; absent where nobody takes cards. */
  makeCard: ((round: Round) => Promise<TakenCard>) | undefined;
}

/** The question before a step, then what was right and why; the answers keep their places, so no focus is lost. */
export function GuessPanel({ guessing, round, choose, makeCard }: GuessPanelProps) {
  const id = useId();
  if (!round) return null;
  const { guess, chosen } = round;
  const isAnswered = chosen !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every engine
    <div className="lab-guess" role="group" aria-labelledby={id}>
      <p id={id}>{guess.question}</p>
      <ol>
        {guess.choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number
          <li key={index}>
            <button
              type="button"
              className="lab-button"
              aria-disabled={isAnswered || undefined}
              data-verdict={isAnswered ? verdictOf(index, chosen, guess.right) : undefined}
              onClick={() => choose(index)}
            >
              <b>{index + 1}</b> {choice}
            </button>
          </li>
        ))}
      </ol>
      {isAnswered && (
        <p className="lab-verdict">
          <b>{chosen === guess.right ? words.guessRight : words.guessWrong}</b>
          {guess.because}
          <span className="lab-score">
            {guessing.right} / {guessing.asked}
          </span>
        </p>
      )}
      {makeCard && isWrong(round) && <CardOffer key={round.of} take={() => makeCard(round)} />}
    </div>
  );
}

function verdictOf(index: number, chosen: number, right: number): 'right' | 'wrong' | undefined {
  if (index === right) return 'right';
  return index === chosen ? 'wrong' : undefined;
}
