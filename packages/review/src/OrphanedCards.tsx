/** Progress whose card is no longer in the notes: kept until the reader moves or deletes it. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { orphanedProgress, reassignTargets } from './queue.ts';
import type { Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';

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
      <summary>笔记里已经没有的卡片（{orphans.length}）</summary>
      <p>问题改过，或笔记移动、删除了。学过的还在：可以接到一张还没有开始的卡片上，也可以丢掉。</p>
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
        <span>
          《{orphan.title}》，复习过 {orphan.reps} 次
        </span>
      </p>
      {options.length > 0 && (
        <div className="review-row">
          <label>
            接到{' '}
            <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {options.map(({ id, text, title }) => (
                <option key={id} value={id}>
                  {text} —《{title}》
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            onClick={() => target && study.change((store) => store.moveProgress(orphan.id, target))}
          >
            接上
          </button>
        </div>
      )}
      <button type="button" className="button" onClick={() => setAsking(true)}>
        丢掉
      </button>
      {isAsking && (
        <Confirm
          question="丢掉这张卡片的进度？"
          detail={`“${orphan.text}”复习过 ${orphan.reps} 次，丢掉以后找不回来。`}
          action="丢掉"
          onConfirm={() => study.change((store) => store.forget([orphan.id]))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
