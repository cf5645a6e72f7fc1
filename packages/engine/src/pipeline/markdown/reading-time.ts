/** How long a note takes to read. */
import type { NoteSection } from '../types.ts';

/** Han characters a minute: silent reading of expository Chinese, Brysbaert 2019 (about 260 words), rounded down for technical text. */
const HAN_PER_MINUTE = 400;
/** Latin words a minute: Brysbaert 2019, "How many words do we read per minute?" (238 for non-fiction), rounded down. */
const WORDS_PER_MINUTE = 200;
/** Lines of code a minute; our own estimate: code is skimmed, not read aloud. */
const CODE_LINES_PER_MINUTE = 40;

/** Counts Han characters of the text (code apart) and whole minutes, at least one. */
export function readingTime(sections: NoteSection[]): { hanCount: number; readingMinutes: number } {
  let hanCount = 0;
  let words = 0;
  let lines = 0;
  for (const { text, heading, code } of sections) {
    const all = heading + text;
    hanCount += all.match(/\p{Script=Han}/gu)?.length ?? 0;
    words += all.match(/[A-Za-z0-9_]+/g)?.length ?? 0;
    lines += code ? code.split('\n').length - 1 : 0;
  }
  const minutes = hanCount / HAN_PER_MINUTE + words / WORDS_PER_MINUTE + lines / CODE_LINES_PER_MINUTE;
  return { hanCount, readingMinutes: Math.max(1, Math.round(minutes)) };
}
