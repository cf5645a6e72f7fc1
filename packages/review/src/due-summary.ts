/** The numbers of due cards for the home page, which shall not load the review to show one. */
import { dayOf } from './days.ts';
import type { Progress, StudyCard } from './types.ts';

/** Day → cards due on it, as JSON; null when nothing is learned. Gone cards do not count. */
export function dueSummary(cards: readonly StudyCard[], progress: ReadonlyMap<string, Progress>): string | null {
  const counts: Record<string, number> = {};
  for (const { id } of cards) {
    const due = progress.get(id)?.due;
    if (due === undefined) continue;
    counts[dayOf(due)] = (counts[dayOf(due)] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? JSON.stringify(counts) : null;
}
