/** One card: its question, then its answer and the grades. */
import { type Ref, useEffect, useRef, useState } from 'react';
import { useMarkup } from 'study-notes/shell/use-markup';
import { cardAnchor } from './cards.ts';
import { isLeech } from './leeches.ts';
import { dueAfter, GRADES, spanText } from './schedule.ts';
import type { Grade, Progress, StudyCard } from './types.ts';
import { useKeys } from './use-keys.ts';
import { words } from './words/review.ts';

interface QuestionProps {
  card: StudyCard;
  before: Progress | undefined;
  now: number;
  /** Address of the card's note. */
  href: string;
  onGrade: (grade: Grade) => void;
  /** Sets the card aside. */
  onAside: () => void;
  /** True when the reader is in the middle of a session, so that focus follows the card. */
  takesFocus: boolean;
}

/** A card; its `key` changes with every presentation, so that it always starts closed. */
export function Question({ card, before, now, href, onGrade, onAside, takesFocus }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const question = useRef<HTMLElement>(null);
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isOpen) answer.current?.focus();
  }, [isOpen]);
  useKeys(isOpen ? gradeKeys(onGrade) : { ' ': () => setOpen(true) });
  return (
    <>
      <CardSide ref={question} name={words.question} kind="question" card={card} />
      {isOpen ? (
        <>
          <CardSide ref={answer} name={words.answer} kind="answer" card={card} />
          {before && isLeech(before) && (
            <p className="review-leech">
              {words.leech(before.lapses)}{' '}
              <button type="button" className="button" onClick={onAside}>
                {words.setItAside}
              </button>
            </p>
          )}
          <Grades before={before} now={now} onGrade={onGrade} />
        </>
      ) : (
        <button type="button" className="button review-open" aria-keyshortcuts="Space" onClick={() => setOpen(true)}>
          {words.openAnswer} <kbd>{words.space}</kbd>
        </button>
      )}
      <p className="review-source">
        {words.from} <a href={href + fragmentOf(card)}>{card.title}</a>
      </p>
    </>
  );
}

/** Where on its page a card is. */
const fragmentOf = ({ isPlain, place = '', id }: StudyCard) =>
  isPlain ? place : `#${encodeURIComponent(cardAnchor(id))}`;

interface CardSideProps {
  ref: Ref<HTMLElement>;
  name: string;
  kind: 'question' | 'answer';
  card: StudyCard;
}

/** One side of the card, which takes the focus when it appears. */
function CardSide({ ref, name, kind, card }: CardSideProps) {
  const side = { ref, className: `prose review-${kind}`, tabIndex: -1, 'aria-label': name };
  const markup = useMarkup(card.isPlain ? '' : card[kind]);
  if (card.isPlain) {
    return (
      <section {...side}>
        <p className="review-plain">{card[kind]}</p>
      </section>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the note's own HTML, checked when it was compiled
  return <section {...side} dangerouslySetInnerHTML={markup} />;
}

function gradeKeys(onGrade: (grade: Grade) => void): Record<string, () => void> {
  return Object.fromEntries(GRADES.map((grade) => [String(grade), () => onGrade(grade)]));
}

/** Buttons for the grades, each with the time until the card would be due again. */
function Grades({ before, now, onGrade }: Pick<QuestionProps, 'before' | 'now' | 'onGrade'>) {
  const due = dueAfter(before, now);
  return (
    <fieldset className="review-grades" aria-label={words.howWell}>
      {GRADES.map((grade) => (
        <button
          key={grade}
          type="button"
          className="button"
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
        >
          <strong>{words.grades[grade]}</strong>
          <span>{words.after(spanText(due[grade] - now))}</span>
          <kbd>{grade}</kbd>
        </button>
      ))}
    </fieldset>
  );
}
