/** Today's cards, one after the other. */
import { useLayoutEffect, useRef, useState } from 'react';
import { shortDate, startOfDay, weekday } from './days.ts';
import type { ReviewProps } from './props.ts';
import { Question } from './Question.tsx';
import { startedToday, todaysCards } from './queue.ts';
import type { Grade, Progress, StudyCard } from './types.ts';
import { useKeys } from './use-keys.ts';
import type { Study } from './use-study.ts';
import { useUndo } from './use-undo.ts';
import { words } from './words/review.ts';

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
  const { next, problem, add, undo } = useUndo(change);
  const newLeft = freshPerDay - startedToday(log, now);
  const queue = todaysCards({ cards, progress, now, newLeft, isRead });
  // Identifies one presentation of a card: a grade ends it, here or in another tab.
  const presentationKey = ({ id }: StudyCard) => keyOf(id, progress.get(id)?.reps ?? 0);
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
    const graded = await change((store) => store.grade(card, given, Date.now()));
    if (graded) add(graded);
    else isGraded.current = false;
  };
  const takeBack = async () => {
    const undone = await undo();
    if (!undone) return;
    setActive(true);
    setHeld(keyOf(undone.id, undone.reps));
  };
  useKeys(next === undefined ? {} : { z: takeBack });

  return (
    <section className="review-session" aria-label={words.todaysCards}>
      <div className="review-head">
        <p className="review-left" role="status">
          {problem || (card ? words.cardsLeft(queue.length) : doneText({ cards, progress, now, newLeft }))}
        </p>
        {next !== undefined && (
          <button type="button" className="button" aria-keyshortcuts="z" title={words.gradeOf(next)} onClick={takeBack}>
            {words.undoGrade} <kbd>Z</kbd>
          </button>
        )}
      </div>
      {card && (
        <Question
          key={presentation}
          card={card}
          before={progress.get(card.id)}
          now={now}
          href={href(card.path)}
          onGrade={grade}
          onAside={() => change((store) => store.setAside(card.id, true))}
          takesFocus={isActive}
        />
      )}
    </section>
  );
}

const keyOf = (id: string, reps: number) => `${id} ${reps}`;

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
    words.doneToday,
    unseen > 0 && newLeft <= 0 ? words.enoughNew(unseen) : '',
    Number.isFinite(next) ? words.nextOn(shortDate(next), weekday(next)) : '',
  ].join('');
}
