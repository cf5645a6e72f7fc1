/** Merges two sets of progress without losing a grade of either. */
import { newerCards } from './own-cards.ts';
import type { Grading, Progress, StudyData } from './types.ts';

/** The records of `incoming` that `current` lacks: cards graded later, grades not yet in the log, own cards changed later. */
export function newerRecords(current: StudyData, incoming: StudyData): StudyData {
  const known = new Map(current.progress.map((one) => [one.id, one]));
  const grades = new Set(current.log.map(gradingKey));
  return {
    progress: [...latest(incoming.progress).values()].filter((one) => isLater(one, known.get(one.id))),
    log: [...new Map(incoming.log.map((one) => [gradingKey(one), one])).values()].filter(
      (one) => !grades.has(gradingKey(one)),
    ),
    own: newerCards(current.own, incoming.own),
  };
}

/** For each card, the record that was graded last. */
function latest(progress: readonly Progress[]): Map<string, Progress> {
  const found = new Map<string, Progress>();
  for (const one of progress) if (isLater(one, found.get(one.id))) found.set(one.id, one);
  return found;
}

function isLater(one: Progress, other: Progress | undefined): boolean {
  return !other || one.last_review > other.last_review;
}

/** A card is not graded twice within a millisecond. */
export function gradingKey({ id, review }: Grading): string {
  return `${review} ${id}`;
}
