/** Days of the reader's own calendar. */
import { words } from './words/days.ts';

/** The day of a time as `2026-11-21`; such days sort as text. The home page uses the same format. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('sv');
}

/** Start of the day `offset` days after that of `time`. */
export function startOfDay(time: number, offset = 0): number {
  const date = new Date(time);
  // Uses calendar days, not hours: the day on which summer time begins has 23.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime();
}

/** The starts of the days from `from` to `to`, relative to that of `time`: `daysAround(now, 0, 6)` is the coming week. */
export function daysAround(time: number, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => startOfDay(time, from + index));
}

/** Number of times on each day. */
export function countByDay(times: Iterable<number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
  return counts;
}

/** `周六`. */
export function weekday(time: number): string {
  return words.weekdays[new Date(time).getDay()] ?? '';
}

/** `11月21日`. */
export function shortDate(time: number): string {
  const date = new Date(time);
  return words.date(date.getMonth() + 1, date.getDate());
}

/** `11月`. */
export function monthName(time: number): string {
  return words.monthName(new Date(time).getMonth() + 1);
}
