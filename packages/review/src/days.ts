/** Days of the reader's own calendar. */

/** The day of a moment as `2026-11-21`; such days sort as text. The home page writes them in the same way. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('sv');
}

/** First moment of the day `offset` days after the one of `time`. */
export function startOfDay(time: number, offset = 0): number {
  const date = new Date(time);
  // The calendar counts, not hours: a day of summer time has 23 of them.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime();
}

/** The days from `from` to `to` around the one of `time`, first to last: `daysAround(now, 0, 6)` is the coming week. */
export function daysAround(time: number, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => startOfDay(time, from + index));
}

/** How many of the times fall on each day. */
export function countByDay(times: Iterable<number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
  return counts;
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** `周六`. */
export function weekday(time: number): string {
  return WEEKDAYS[new Date(time).getDay()] ?? '';
}

/** `11月21日`. */
export function shortDate(time: number): string {
  const date = new Date(time);
  return `${date.getMonth() + 1}月${date.getDate()}日`;
}
