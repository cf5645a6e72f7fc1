/** Which cards are asked today, and in which order. */
import { startOfDay } from './days.ts';
import type { Grading, Progress, StudyCard } from './types.ts';

export interface QueueInput {
  cards: readonly StudyCard[];
  progress: ReadonlyMap<string, Progress>;
  now: number;
  /** New cards that may still be begun today. */
  newLeft: number;
  /** Notes that were read: their new cards come first. */
  isRead: (path: string) => boolean;
}

/** The cards of today: what is due, then new ones, then those that come once more today. */
export function todaysCards({ cards, progress, now, newLeft, isRead }: QueueInput): StudyCard[] {
  const tomorrow = startOfDay(now, 1);
  const due = (card: StudyCard) => progress.get(card.id)?.due ?? Number.POSITIVE_INFINITY;
  const byDue = cards.filter((card) => due(card) < tomorrow).sort((a, b) => due(a) - due(b));
  const unseen = cards.filter((card) => !progress.has(card.id));
  const begun = [...unseen.filter(({ path }) => isRead(path)), ...unseen.filter(({ path }) => !isRead(path))];
  const waiting = byDue.findIndex((card) => due(card) > now);
  const ready = waiting < 0 ? byDue : byDue.slice(0, waiting);
  return [...ready, ...begun.slice(0, Math.max(0, newLeft)), ...byDue.slice(ready.length)];
}

/** How many cards were begun on the day of `now`. */
export function begunToday(log: readonly Grading[], now: number): number {
  const today = startOfDay(now);
  return new Set(log.filter(({ review, state }) => review >= today && state === 0).map(({ id }) => id)).size;
}

/** Progress of cards that the notes have no more. */
export function goneProgress(progress: Iterable<Progress>, cards: readonly StudyCard[]): Progress[] {
  const ids = new Set(cards.map(({ id }) => id));
  return [...progress].filter(({ id }) => !ids.has(id));
}

/** Cards that may be what a gone one has become: not begun, and asking the same, or standing in the same note. */
export function heirs(gone: Progress, cards: readonly StudyCard[], progress: ReadonlyMap<string, Progress>) {
  const free = cards.filter(({ id }) => !progress.has(id));
  const same = free.filter(({ text }) => text === gone.text);
  return [...same, ...free.filter(({ path, text }) => path === gone.path && text !== gone.text)];
}
