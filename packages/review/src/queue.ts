/** Which cards are due today, and in which order they are shown. */
import { startOfDay } from './days.ts';
import type { Grading, Progress, StudyCard } from './types.ts';

export interface QueueInput {
  cards: readonly StudyCard[];
  progress: ReadonlyMap<string, Progress>;
  now: number;
  /** How many new cards may still be started today. */
  newLeft: number;
  /** Notes that were read: their new cards come first. */
  isRead: (path: string) => boolean;
}

/** The cards that are not set aside. */
export function askedCards(cards: readonly StudyCard[], progress: ReadonlyMap<string, Progress>): StudyCard[] {
  return cards.filter(({ id }) => !progress.get(id)?.isAside);
}

/** Today's cards: those due now, then new ones, then those due again later today. */
export function todaysCards({ cards, progress, now, newLeft, isRead }: QueueInput): StudyCard[] {
  const tomorrow = startOfDay(now, 1);
  const due = (card: StudyCard) => progress.get(card.id)?.due ?? Number.POSITIVE_INFINITY;
  const byDue = cards.filter((card) => due(card) < tomorrow).sort((a, b) => due(a) - due(b));
  const unseen = cards.filter((card) => !progress.has(card.id));
  const fresh = [...unseen.filter(({ path }) => isRead(path)), ...unseen.filter(({ path }) => !isRead(path))];
  const waiting = byDue.findIndex((card) => due(card) > now);
  const ready = waiting < 0 ? byDue : byDue.slice(0, waiting);
  return [...ready, ...fresh.slice(0, Math.max(0, newLeft)), ...byDue.slice(ready.length)];
}

/** How many cards were started on the day of `now`. */
export function startedToday(log: readonly Grading[], now: number): number {
  const today = startOfDay(now);
  return new Set(log.filter(({ review, state }) => review >= today && state === 0).map(({ id }) => id)).size;
}

/** Progress of cards that are no longer in the notes. */
export function orphanedProgress(progress: Iterable<Progress>, cards: readonly StudyCard[]): Progress[] {
  const ids = new Set(cards.map(({ id }) => id));
  return [...progress].filter(({ id }) => !ids.has(id));
}

/** Cards that may take over an orphan's progress: not started yet, with the same question or in the same note. */
export function reassignTargets(
  orphan: Progress,
  cards: readonly StudyCard[],
  progress: ReadonlyMap<string, Progress>,
) {
  const free = cards.filter(({ id }) => !progress.has(id));
  const same = free.filter(({ text }) => text === orphan.text);
  return [...same, ...free.filter(({ path, text }) => path === orphan.path && text !== orphan.text)];
}
