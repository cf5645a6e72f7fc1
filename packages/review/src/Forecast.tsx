/** How many cards are due in the coming week. */
import { countByDay, dayOf, daysAround, shortDate, startOfDay, weekday } from './days.ts';
import type { Progress, StudyCard } from './types.ts';
import { words } from './words/review.ts';

interface ForecastProps {
  cards: readonly StudyCard[];
  progress: ReadonlyMap<string, Progress>;
  now: number;
}

/** Sizes in SVG units. */
const COLUMN = 44;
const BAR = 26;
const HEIGHT = 90;
const FOOT = 22;
const HEAD = 18;

/** Bars for seven days, overdue cards counted in the first. The accessible name lists all the numbers. */
export function Forecast({ cards, progress, now }: ForecastProps) {
  const today = startOfDay(now);
  const dues = cards.flatMap(({ id }) => progress.get(id)?.due ?? []);
  const counts = countByDay(dues.map((due) => Math.max(due, today)));
  const week = daysAround(now, 0, 6).map((day, index) => {
    const count = counts.get(dayOf(day)) ?? 0;
    return { day, count, label: index === 0 ? words.today : weekday(day) };
  });
  if (week.every(({ count }) => count === 0)) return <p className="review-none">{words.nothingDue}</p>;
  const most = Math.max(1, ...week.map(({ count }) => count));
  const name = words.dueInWeek(
    week.map(({ day, label, count }) => words.dueOn(label, shortDate(day), count)).join(words.pause),
  );
  return (
    <svg className="review-forecast" role="img" aria-label={name} viewBox={`0 0 ${7 * COLUMN} ${HEAD + HEIGHT + FOOT}`}>
      {week.map(({ day, count, label }, index) => {
        const height = (count / most) * HEIGHT;
        const middle = index * COLUMN + COLUMN / 2;
        return (
          <g key={day}>
            <rect x={middle - BAR / 2} y={HEAD + HEIGHT - height} width={BAR} height={height} />
            {count > 0 && (
              <text x={middle} y={HEAD + HEIGHT - height - 5}>
                {count}
              </text>
            )}
            <text className="day" x={middle} y={HEAD + HEIGHT + FOOT - 5}>
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${HEAD + HEIGHT}H${7 * COLUMN}`} />
    </svg>
  );
}
