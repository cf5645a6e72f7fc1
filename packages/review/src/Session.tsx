/** Today's cards, one after the other. */
import { useLayoutEffect, useRef, useState } from 'react';
import { shortDate, startOfDay, weekday } from './days.ts';
import type { ReviewProps } from './props.ts';
import { Question } from './Question.tsx';
import { startedToday, todaysCards } from './queue.ts';
import type { Grade, Progress, StudyCard } from './types.ts';
import type { Study } from './use-study.ts';

interface SessionProps {
  cards: StudyCard[];
  study: Study;
  freshPerDay: number;
  isRead: (path: string) => boolean;
  href: ReviewProps['href'];
}

/** Shows today's cards, then when the next ones are due. */
export function Session({ cards, study, freshPerDay, isRead, href }: SessionProps) {
  const { progress, log, now, change } = study;
  const [held, setHeld] = useState<string>();
  const [isActive, setActive] = useState(false);
  const newLeft = freshPerDay - startedToday(log, now);
  const queue = todaysCards({ cards, progress, now, newLeft, isRead });
  // Identifies one presentation of a card: a grade ends it, here or in another tab.
  const presentationKey = ({ id }: StudyCard) => `${id} ${progress.get(id)?.reps ?? 0}`;
  // The queue changes while a card is being answered; that card stays.
  const card = queue.find((one) => presentationKey(one) === held) ?? queue[0];
  const presentation = card && presentationKey(card);
  if (presentation !== held) setHeld(presentation);

  // Until the next card is shown, a second press is ignored.
  const isGraded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next card may be graded
  useLayoutEffect(() => {
    isGraded.current = false;
  }, [presentation]);
  const grade = async (given: Grade) => {
    if (!card || isGraded.current) return;
    isGraded.current = true;
    setActive(true);
    const isSaved = await change(async (store) => {
      await store.grade(card, given, Date.now());
      return true;
    });
    if (!isSaved) isGraded.current = false;
  };

  return (
    <section className="review-session" aria-label="今天的卡片">
      <p className="review-left" role="status">
        {card ? `还有 ${queue.length} 张` : doneText({ cards, progress, now, newLeft })}
      </p>
      {card && (
        <Question
          key={presentation}
          card={card}
          before={progress.get(card.id)}
          now={now}
          href={href(card.path)}
          onGrade={grade}
          takesFocus={isActive}
        />
      )}
    </section>
  );
}

interface Done {
  cards: StudyCard[];
  progress: Map<string, Progress>;
  now: number;
  newLeft: number;
}

function doneText({ cards, progress, now, newLeft }: Done): string {
  const tomorrow = startOfDay(now, 1);
  const next = Math.min(
    ...cards.map(({ id }) => progress.get(id)?.due ?? Number.POSITIVE_INFINITY).filter((due) => due >= tomorrow),
  );
  const unseen = cards.filter(({ id }) => !progress.has(id)).length;
  return [
    '今天的卡片都复习过了。',
    unseen > 0 && newLeft <= 0 ? `今天的新卡片已经够数，还有 ${unseen} 张没有开始。` : '',
    Number.isFinite(next) ? `最近一次在${shortDate(next)}（${weekday(next)}）。` : '',
  ].join('');
}
