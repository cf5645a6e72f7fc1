/** One card being asked: its question, then its answer and the grades. */
import { type Ref, useEffect, useRef, useState } from 'react';
import { useMarkup } from 'study-notes/shell/use-markup';
import { cardAnchor } from './cards.ts';
import { dueAfter, GRADES, spanText } from './schedule.ts';
import type { Grade, Progress, StudyCard } from './types.ts';
import { useKeys } from './use-keys.ts';

interface QuestionProps {
  card: StudyCard;
  before: Progress | undefined;
  now: number;
  /** Address of the card's note. */
  href: string;
  onGrade: (grade: Grade) => void;
  /** True: the card came up while the reader was at it, so focus goes along. */
  takesFocus: boolean;
}

/** A card; given a key that changes with every asking, so that it always begins closed. */
export function Question({ card, before, now, href, onGrade, takesFocus }: QuestionProps) {
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
      <Face ref={question} name="问题" kind="question" html={card.question} />
      {isOpen ? (
        <>
          <Face ref={answer} name="答案" kind="answer" html={card.answer} />
          <Grades before={before} now={now} onGrade={onGrade} />
        </>
      ) : (
        <button type="button" className="button review-open" aria-keyshortcuts="Space" onClick={() => setOpen(true)}>
          打开答案 <kbd>空格</kbd>
        </button>
      )}
      <p className="review-source">
        出自 <a href={`${href}#${encodeURIComponent(cardAnchor(card.id))}`}>{card.title}</a>
      </p>
    </>
  );
}

interface FaceProps {
  ref: Ref<HTMLElement>;
  name: string;
  kind: 'question' | 'answer';
  html: string;
}

/** A side of the card, which takes the focus when it comes up. */
function Face({ ref, name, kind, html }: FaceProps) {
  return (
    <section
      ref={ref}
      className={`prose review-${kind}`}
      tabIndex={-1}
      aria-label={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the note's own HTML, checked when it was compiled
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  );
}

function gradeKeys(onGrade: (grade: Grade) => void): Record<string, () => void> {
  return Object.fromEntries(GRADES.map(([grade]) => [String(grade), () => onGrade(grade)]));
}

/** How well it was known; each button says when the card would come again. */
function Grades({ before, now, onGrade }: Pick<QuestionProps, 'before' | 'now' | 'onGrade'>) {
  const due = dueAfter(before, now);
  return (
    <fieldset className="review-grades" aria-label="记得怎么样">
      {GRADES.map(([grade, name]) => (
        <button
          key={grade}
          type="button"
          className="button"
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
        >
          <strong>{name}</strong>
          <span>{spanText(due[grade] - now)}后</span>
          <kbd>{grade}</kbd>
        </button>
      ))}
    </fieldset>
  );
}
