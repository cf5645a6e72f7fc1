/** Progress whose card the notes have no more: kept until the reader hands it on or throws it away. */
import { useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { goneProgress, heirs } from './queue.ts';
import type { Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';

interface GoneCardsProps {
  cards: StudyCard[];
  study: Study;
}

/** Nothing while nothing is gone. */
export function GoneCards({ cards, study }: GoneCardsProps) {
  const gone = goneProgress(study.progress.values(), cards);
  if (gone.length === 0) return null;
  return (
    <details className="review-gone">
      <summary>笔记里已经没有的卡片（{gone.length}）</summary>
      <p>问题改过，或笔记移动、删除了。学过的还在：可以接到一张还没有开始的卡片上，也可以丢掉。</p>
      <ul>
        {gone.map((one) => (
          <Gone key={one.id} gone={one} options={heirs(one, cards, study.progress)} study={study} />
        ))}
      </ul>
    </details>
  );
}

function Gone({ gone, options, study }: { gone: Progress; options: StudyCard[]; study: Study }) {
  const [chosen, setChosen] = useState(options[0]?.id ?? '');
  const [isAsking, setAsking] = useState(false);
  const heir = options.find(({ id }) => id === chosen);
  return (
    <li>
      <p>
        <strong>{gone.text}</strong>
        <span>
          《{gone.title}》，复习过 {gone.reps} 次
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
            onClick={() => heir && study.change((store) => store.adopt(gone.id, heir))}
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
          detail={`“${gone.text}”复习过 ${gone.reps} 次，丢掉以后找不回来。`}
          action="丢掉"
          onConfirm={() => study.change((store) => store.forget([gone.id]))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
