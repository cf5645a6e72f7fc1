import { expect, it } from 'vitest';
import { countByDay, dayOf, daysAround, startOfDay, weekday } from './days.ts';

const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(parts[0], parts[1], parts[2], parts[3] ?? 0, parts[4] ?? 0).getTime();

it('knows the day of a moment to the millisecond', () => {
  expect(dayOf(at(2026, 10, 21))).toBe('2026-11-21');
  expect(dayOf(at(2026, 10, 21) - 1)).toBe('2026-11-20');
});

it('goes over the ends of months and years', () => {
  expect(dayOf(startOfDay(at(2026, 11, 31, 23, 59), 1))).toBe('2027-01-01');
  expect(daysAround(at(2028, 1, 28, 12), -1, 2).map(dayOf)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

it('counts by day and names the weekday', () => {
  const counts = countByDay([at(2026, 10, 21, 1), at(2026, 10, 21, 23), at(2026, 10, 22)]);
  expect([...counts]).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 1],
  ]);
  expect(weekday(at(2026, 10, 21))).toBe('周六');
});
