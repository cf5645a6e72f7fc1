/** The cards that the reader made or brought along, each to be deleted. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import type { OwnCard } from './types.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

/** Renders nothing when there are none. */
export function OwnCards({ study }: { study: Study }) {
  const [asked, setAsked] = useState<OwnCard>();
  if (study.own.length === 0) return null;
  return (
    <details className="review-gone">
      <summary>{words.ownCards(study.own.length)}</summary>
      <p>{words.aboutOwn}</p>
      <ul>
        {study.own.map((card) => (
          <li key={card.id}>
            <p>
              <strong>{card.question}</strong>
              <span>{card.answer}</span>
            </p>
            <button type="button" className="button" onClick={() => setAsked(card)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          question={words.deleteAsk}
          detail={words.deleteDetail(asked.question)}
          action={words.remove}
          onConfirm={() => study.change((store) => store.removeOwn(asked.id))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </details>
  );
}
