import { useState } from 'react';
import type { TakenCard } from 'study-notes/shared/card-taker';
import { announcer } from './announcer.ts';

interface CardOfferProps {
  take: () => Promise<TakenCard>;
}

const NOTHING: TakenCard = { words: '' };

/** Makes a card of a wrong guess, and takes it back: one button, so that the focus stays. */
export function CardOffer({ take }: CardOfferProps) {
  const [{ words, undo }, setTaken] = useState(NOTHING);
  const [isOver, setOver] = useState(false);
  const tell = (taken: TakenCard) => {
    setTaken(taken);
    announcer.say(taken.words);
  };
  const run = async () => {
    if (undo) {
      await undo();
      return tell({ words: '卡片已撤销。' });
    }
    const taken = await take();
    tell(taken);
    setOver(!taken.undo);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    tell({ words: '没有存下来，请再试一次。', ...(undo && { undo }) });
  };
  return (
    <span className="lab-card">
      <button
        type="button"
        className="lab-button"
        aria-disabled={isOver || undefined}
        onClick={isOver ? undefined : () => void run().catch(fail)}
      >
        {undo ? '撤销卡片' : '做成卡片'}
      </button>
      <span>{words}</span>
    </span>
  );
}
