/** When a card is due again: the library's result as our records, with the library's defaults. */
import { type CardInput, createEmptyCard, fsrs } from 'ts-fsrs';
import type { Graded } from './store.ts';
import type { Grade, Progress, StudyCard } from './types.ts';
import { words } from './words/days.ts';

const scheduler = fsrs();

/** The grades, in the order of the keys 1–4. */
export const GRADES: readonly Grade[] = [1, 2, 3, 4];

/** The result of grading a card; `before` is undefined for one never graded. */
export function gradeCard(
  before: Progress | undefined,
  card: Pick<StudyCard, 'id' | 'path' | 'title' | 'text'>,
  { grade, now }: { grade: Grade; now: number },
): Graded {
  const { id, path, title, text } = card;
  const next = scheduler.next(inputOf(before, now), now, grade).card;
  return {
    before,
    progress: { id, path, title, text, ...next, due: next.due.getTime(), last_review: now },
    grading: { id, review: now, rating: grade, state: before?.state ?? 0 },
  };
}

/** Due time after each possible grade. */
export function dueAfter(before: Progress | undefined, now: number): Record<Grade, number> {
  const preview = scheduler.repeat(inputOf(before, now), now);
  const due = (grade: Grade) => preview[grade].card.due.getTime();
  return { 1: due(1), 2: due(2), 3: due(3), 4: due(4) };
}

function inputOf(before: Progress | undefined, now: number): CardInput {
  if (!before) return createEmptyCard(now);
  // With a clock set back, the time since the last grade would be negative, which the library rejects.
  return { ...before, last_review: Math.min(before.last_review, now) };
}

/** A duration in words: “10 分钟”, “3 天”, “2.5 个月”. */
export function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 24 * 60) return words.hours(Math.round(minutes / 60));
  const days = Math.round(minutes / (24 * 60));
  if (days < 30) return words.days(days);
  const inUnits = (size: number) => Math.round((days / size) * 10) / 10;
  return days < 365 ? words.months(inUnits(30)) : words.years(inUnits(365));
}
