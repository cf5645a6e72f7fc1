/** When a comment was written: near times as people say them, others as a date. */

const DAY = 24 * 60;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 60],
  ['minute', 1],
];

/** The time in words, for a language. */
export function sayTime(time: number, now: number, lang: string): string {
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  if (minutes >= 30 * DAY) return new Date(time).toLocaleDateString(lang, { dateStyle: 'medium' });
  const [unit, length] = STEPS.find(([, least]) => minutes >= least) ?? ['minute', 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(minutes / length), unit);
}
