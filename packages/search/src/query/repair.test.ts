import { expect, it } from 'vitest';
import { planQuery } from './plan.ts';
import { repairUnits } from './repair.ts';
import type { LookedUp } from './score.ts';

/** What is looked up again when the index has only the given pairs. */
function repairs(query: string, known: string[]): string[] {
  const plan = planQuery(query);
  const lookedUp = plan.units.map((unit): LookedUp => {
    const postings = { count: 9, entries: [] };
    const found = known.includes(unit.term) ? [{ term: unit.term, postings, factor: 1, how: 'exact' as const }] : [];
    return { unit, found };
  });
  const units = repairUnits(plan, lookedUp);
  expect(lookedUp.length + units.length).toBeLessThanOrEqual(7);
  return units.map(({ term }) => term);
}

it('looks around a character typed wrong, before it looks for characters alone', () => {
  expect(repairs('线断树', [])).toEqual(['线·树', '线', '断', '树']);
});

it('looks around it inside a question too', () => {
  expect(repairs('单利模式怎么写', ['模式'])).toContain('单·模');
});

it('does not take small words and questions between right words for slips', () => {
  expect(repairs('进程和线程有什么区别', ['进程', '线程', '什么', '区别', '有什', '程有'])).toEqual([]);
});

it('looks up no more than seven units in all', () => {
  expect(repairs('默认直与可空类型引用记数', []).length).toBe(1);
});
