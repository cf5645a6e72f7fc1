/** Counts of due cards for the home page, which must not load the review to show a number. */
import { dayOf } from './days.ts';
import type { Progress, StudyCard } from './types.ts';

/** Day → number of cards due, as JSON; null when there is no progress. Orphaned cards do not count. */
export function dueSummary(cards: readonly StudyCard[], progress: ReadonlyMap<string, Progress>): string | null {
  const counts: Record<string, number> = {};
  for (const { id } of cards) {
    const due = progress.get(id)?.due;
    if (due === undefined) continue;
    counts[dayOf(due)] = (counts[dayOf(due)] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? JSON.stringify(counts) : null;
}
