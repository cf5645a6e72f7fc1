/** Cards that do not stick: more grades will not help, another look at the note or a rest may. */
import type { Progress } from './types.ts';

/** Times forgotten from which a card is one; what Anki takes when nothing else is said. */
export const LEECH_LAPSES = 8;

/** Whether a card was forgotten that often. */
export const isLeech = ({ lapses }: Progress): boolean => lapses >= LEECH_LAPSES;

/** Leeches and cards set aside, those forgotten most often first. */
export function hardCards(progress: Iterable<Progress>): Progress[] {
  return [...progress].filter((one) => isLeech(one) || one.isAside).sort((a, b) => b.lapses - a.lapses);
}
