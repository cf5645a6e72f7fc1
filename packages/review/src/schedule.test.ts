import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { dueAfter, gradeCard, spanText } from './schedule.ts';
import type { Grade, Progress } from './types.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21, 1);
const card = { id: 'a', path: '/a', title: '甲', text: '问' };

describe('grading', () => {
  it.each<[string, Grade[]]>([
    ['good on three days', [3, 3, 3]],
    ['again, hard, easy', [1, 2, 4]],
    ['easy, then forgotten', [4, 1, 1]],
  ])('gives the due dates of the library: %s', (_, grades) => {
    const library = fsrs();
    let expected = createEmptyCard(new Date(START));
    let progress: Progress | undefined;
    grades.forEach((grade, index) => {
      const now = START + index * DAY;
      expected = library.next(expected, new Date(now), grade as Rating.Again).card;
      progress = gradeCard(progress, card, { grade, now }).progress;
      expect(progress.due).toBe(expected.due.getTime());
      expect(progress.stability).toBe(expected.stability);
    });
    expect(progress?.reps).toBe(grades.length);
  });

  it('survives a way through JSON between two grades', () => {
    const first = gradeCard(undefined, card, { grade: 3, now: START }).progress;
    const kept = JSON.parse(JSON.stringify(first));
    expect(gradeCard(kept, card, { grade: 3, now: START + DAY })).toEqual(
      gradeCard(first, card, { grade: 3, now: START + DAY }),
    );
  });

  it('says beforehand when each grade would bring the card back', () => {
    const before = gradeCard(undefined, card, { grade: 3, now: START }).progress;
    for (const grade of [1, 2, 3, 4] as const) {
      expect(gradeCard(before, card, { grade, now: START + DAY }).progress.due).toBe(
        dueAfter(before, START + DAY)[grade],
      );
    }
  });

  it('goes on when the clock was set back', () => {
    const before = gradeCard(undefined, card, { grade: 4, now: START }).progress;
    const { progress } = gradeCard(before, card, { grade: 3, now: START - 10 * DAY });
    expect(progress.due).toBeGreaterThan(START - 10 * DAY);
  });

  it('notes the state before, so that new cards can be counted', () => {
    const first = gradeCard(undefined, card, { grade: 3, now: START });
    expect(first.grading).toEqual({ id: 'a', review: START, rating: Rating.Good, state: 0 });
    expect(gradeCard(first.progress, card, { grade: 3, now: START + 1 }).grading.state).toBe(first.progress.state);
  });
});

it.each([
  [0, '1 分钟'],
  [10 * 60_000, '10 分钟'],
  [59.6 * 60_000, '1 小时'],
  [DAY, '1 天'],
  [29 * DAY, '29 天'],
  [75 * DAY, '2.5 个月'],
  [365 * DAY, '1 年'],
])('puts %d ms as %s', (ms, words) => {
  expect(spanText(ms)).toBe(words);
});
