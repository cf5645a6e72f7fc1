/** Progress whose card is no longer in the notes: kept until the reader moves or deletes it. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { orphanedProgress, reassignTargets } from './queue.ts';
import type { Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

interface OrphanedCardsProps {
  cards: StudyCard[];
  study: Study;
}

/** Renders nothing when there are no orphans. */
export function OrphanedCards({ cards, study }: OrphanedCardsProps) {
  const orphans = orphanedProgress(study.progress.values(), cards);
  if (orphans.length === 0) return null;
  return (
    <details className="review-gone">
      <summary>{words.orphans(orphans.length)}</summary>
      <p>{words.aboutOrphans}</p>
      <ul>
        {orphans.map((one) => (
          <OrphanedCard key={one.id} orphan={one} options={reassignTargets(one, cards, study.progress)} study={study} />
        ))}
      </ul>
    </details>
  );
}

function OrphanedCard({ orphan, options, study }: { orphan: Progress; options: StudyCard[]; study: Study }) {
  const [chosen, setChosen] = useState(options[0]?.id ?? '');
  const [isAsking, setAsking] = useState(false);
  const target = options.find(({ id }) => id === chosen);
  return (
    <li>
      <p>
        <strong>{orphan.text}</strong>
        <span>{words.orphan(orphan.title, orphan.reps)}</span>
      </p>
      {options.length > 0 && (
        <div className="review-row">
          <label>
            {words.attachTo}{' '}
            <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {options.map(({ id, text, title }) => (
                <option key={id} value={id}>
                  {words.cardOf(text, title)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            onClick={() => target && study.change((store) => store.moveProgress(orphan.id, target))}
          >
            {words.attach}
          </button>
        </div>
      )}
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.drop}
      </button>
      {isAsking && (
        <Confirm
          question={words.dropAsk}
          detail={words.dropDetail(orphan.text, orphan.reps)}
          action={words.drop}
          onConfirm={() => study.change((store) => store.forget([orphan.id]))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
