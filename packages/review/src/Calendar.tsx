/** How many cards were answered on each day; days without any are left plain. */
import { countByDay, dayOf, daysAround, monthName, shortDate } from './days.ts';
import type { Grading } from './types.ts';
import { CALENDAR_WEEKS } from './use-study.ts';
import { words } from './words/review.ts';

/** Size of a day and distance to the next, in SVG units. */
const SIDE = 16;
const STEP = 20;
const LEFT = 28;
const TOP = 18;
/** Number of answers from which a day takes the next shade. */
const SHADES = [1, 10, 25, 50];

/** The last weeks as columns of seven days from Monday, the current week last. */
export function Calendar({ log, now }: { log: readonly Grading[]; now: number }) {
  const counts = countByDay(log.map(({ review }) => review));
  const sinceMonday = (new Date(now).getDay() + 6) % 7;
  const days = daysAround(now, -7 * (CALENDAR_WEEKS - 1) - sinceMonday, 0).map((day) => ({
    day,
    count: counts.get(dayOf(day)) ?? 0,
  }));
  const [width, height] = [LEFT + CALENDAR_WEEKS * STEP, TOP + 7 * STEP];
  return (
    <svg className="review-calendar" role="img" aria-label={nameOf(days)} viewBox={`0 0 ${width} ${height}`}>
      {[words.mondayLetter, words.wednesdayLetter, words.fridayLetter, words.sundayLetter].map((name, index) => (
        <text key={name} x={0} y={TOP + index * 2 * STEP + SIDE - 3}>
          {name}
        </text>
      ))}
      {days.map(({ day, count }, index) => (
        <rect
          key={day}
          x={LEFT + Math.floor(index / 7) * STEP}
          y={TOP + (index % 7) * STEP}
          width={SIDE}
          height={SIDE}
          rx={2}
          data-shade={SHADES.filter((least) => count >= least).length}
        >
          <title>{words.onDay(shortDate(day), count)}</title>
        </rect>
      ))}
      {monthStarts(days).map(([index, month]) => (
        <text key={index} x={LEFT + Math.floor(index / 7) * STEP} y={12}>
          {month}
        </text>
      ))}
    </svg>
  );
}

/** Month names, each above the week in which the month begins. */
function monthStarts(days: { day: number }[]): [index: number, name: string][] {
  return days.flatMap(({ day }, index): [number, string][] => {
    const date = new Date(day);
    return date.getDate() === 1 ? [[index, monthName(day)]] : [];
  });
}

function nameOf(days: { day: number; count: number }[]): string {
  const active = days.filter(({ count }) => count > 0);
  const total = active.reduce((sum, { count }) => sum + count, 0);
  const list = active.map(({ day, count }) => words.dayCount(shortDate(day), count)).join(words.pause);
  return total === 0 ? words.nothingInWeeks(CALENDAR_WEEKS) : words.inWeeks(CALENDAR_WEEKS, total, list);
}
