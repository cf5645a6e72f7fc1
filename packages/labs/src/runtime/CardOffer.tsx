import { useState } from 'react';
import type { TakenCard } from 'study-notes/shared/card-taker';
import { words } from '../words/frame.ts';
import { announcer } from './announcer.ts';

interface CardOfferProps {
  take: () => Promise<TakenCard>;
}

const NOTHING: TakenCard = { words: '' };

/** Makes a card of a wrong guess, and takes it back: one button, so that the focus stays. */
export function CardOffer({ take }: CardOfferProps) {
  const [{ words: said, undo }, setTaken] = useState(NOTHING);
  const [isOver, setOver] = useState(false);
  const tell = (taken: TakenCard) => {
    setTaken(taken);
    announcer.say(taken.words);
  };
  const run = async () => {
    if (undo) {
      await undo();
      return tell({ words: words.cardTakenBack });
    }
    const taken = await take();
    tell(taken);
    setOver(!taken.undo);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    tell({ words: words.notStored, ...(undo && { undo }) });
  };
  return (
    <span className="lab-card">
      <button
        type="button"
        className="lab-button"
        aria-disabled={isOver || undefined}
        onClick={isOver ? undefined : () => void run().catch(fail)}
      >
        {undo ? words.takeBackCard : words.makeCard}
      </button>
      <span>{said}</span>
    </span>
  );
}
