import { describe, expect, it } from 'vitest';
import { orphanedProgress, reassignTargets, startedToday, todaysCards } from './queue.ts';
import { gradeCard } from './schedule.ts';
import type { Progress, StudyCard } from './types.ts';

const NOW = new Date(2026, 10, 21, 9).getTime();
const HOUR = 3_600_000;

const card = (id: string, path = '/甲'): StudyCard => {
  return { id, section: 's', path, title: '甲', text: `问 ${id}`, question: '', answer: '' };
};
const due = (id: string, time: number): Progress => ({
  ...gradeCard(undefined, card(id), { grade: 3, now: NOW }).progress,
  due: time,
});
const mapOf = (progress: Progress[]) => new Map(progress.map((one) => [one.id, one]));

function ask(cards: StudyCard[], progress: Progress[], changes: object = {}): string[] {
  const input = { cards, progress: mapOf(progress), now: NOW, newLeft: 10, isRead: () => false, ...changes };
  return todaysCards(input).map(({ id }) => id);
}

describe('the cards of today', () => {
  it('begin with what is due longest, then new ones, then what comes once more today', () => {
    const cards = ['new', 'later', 'due', 'older'].map((id) => card(id));
    const progress = [due('later', NOW + HOUR), due('due', NOW - HOUR), due('older', NOW - 50 * HOUR)];
    expect(ask(cards, progress)).toEqual(['older', 'due', 'new', 'later']);
  });

  it('leave tomorrow to tomorrow', () => {
    expect(ask([card('a')], [due('a', new Date(2026, 10, 22).getTime())])).toEqual([]);
    expect(ask([card('a')], [due('a', new Date(2026, 10, 22).getTime() - 1)])).toEqual(['a']);
  });

  it('hold only so many new ones, those of read notes first', () => {
    const cards = [card('a'), card('b'), card('c', '/读过')];
    expect(ask(cards, [], { newLeft: 2, isRead: (path: string) => path === '/读过' })).toEqual(['c', 'a']);
    expect(ask(cards, [], { newLeft: -3 })).toEqual([]);
  });
});

it('counts a card begun today once, however often it was graded', () => {
  const log = [
    { id: 'a', review: NOW, rating: 3 as const, state: 0 },
    { id: 'a', review: NOW + 1, rating: 3 as const, state: 1 },
    { id: 'b', review: NOW - 24 * HOUR, rating: 3 as const, state: 0 },
  ];
  expect(startedToday(log, NOW)).toBe(1);
});

describe('cards that the notes have no more', () => {
  it('are told by id', () => {
    expect(orphanedProgress([due('a', 0), due('b', 0)], [card('a')]).map(({ id }) => id)).toEqual(['b']);
  });

  it('can be what asks the same elsewhere, or what stands in the same note, and was not begun', () => {
    const orphan = { ...due('old', 0), text: '问 new', path: '/甲' };
    const cards = [card('x'), card('new', '/乙'), card('fresh')];
    const found = reassignTargets(orphan, cards, mapOf([due('fresh', 0)]));
    expect(found.map(({ id }) => id)).toEqual(['new', 'x']);
  });
});
