import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { gradingKey, newerRecords } from './merge.ts';
import type { StudyStore } from './store.ts';
import type { Grade, StudyCard, StudyData } from './types.ts';

const card = (id: string): StudyCard => {
  return { id, section: 's', path: '/甲', title: '甲', text: id, question: '', answer: '' };
};

/** Grades at different times: a card is not graded twice within a millisecond. */
const steps = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), grade: fc.constantFrom<Grade>(1, 2, 3, 4), at: fc.nat(1000) }),
  { maxLength: 20, selector: ({ at }) => at },
);

/** Contents of a store after some grades, given in order of time. */
async function dataAfter(given: { id: string; grade: Grade; at: number }[]): Promise<StudyData> {
  const store = createMemoryStore();
  for (const { id, grade, at } of [...given].sort((a, b) => a.at - b.at)) {
    const changed = 1.7e12 + at * 60_000;
    await store.grade(card(id), grade, changed);
    await store.merge({ progress: [], log: [], own: [{ id: `own-${id}`, question: id, answer: String(at), changed }] });
  }
  return holdings(store);
}

/** All progress and grades of a store. */
async function holdings(store: StudyStore): Promise<StudyData> {
  const { progress, log, own } = await store.load(0);
  return { progress, log, own };
}

describe('merging', () => {
  it('loses no grade of either side and is done after once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (mine, theirs) => {
        const [current, incoming] = [await dataAfter(mine), await dataAfter(theirs)];
        const store = createMemoryStore();
        await store.merge(current);
        await store.merge(incoming);
        const merged = await holdings(store);
        const keys = new Set(merged.log.map(gradingKey));
        for (const one of [...current.log, ...incoming.log]) expect(keys).toContain(gradingKey(one));
        for (const one of [...current.progress, ...incoming.progress]) {
          const kept = merged.progress.find(({ id }) => id === one.id);
          expect(kept?.last_review).toBeGreaterThanOrEqual(one.last_review);
        }
        expect(newerRecords(merged, incoming)).toEqual({ progress: [], log: [], own: [] });
        const newest = Math.max(
          ...incoming.own.map(({ changed }) => changed),
          ...current.own.map(({ changed }) => changed),
        );
        expect(Math.max(...merged.own.map(({ changed }) => changed))).toBe(newest);
      }),
      { numRuns: 200 },
    );
  });

  it('brings everything back into an empty store', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const before = await dataAfter(given);
        const store = createMemoryStore();
        const counts = await store.merge(before);
        expect(await holdings(store)).toEqual({ ...before, log: expect.arrayContaining(before.log) });
        expect(counts.cards).toBe(before.progress.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a gone card', () => {
  it('hands its progress to another card, but never over one that has its own', async () => {
    const store = createMemoryStore();
    await store.grade(card('old'), 4, 1.7e12);
    await store.grade(card('taken'), 1, 1.7e12);
    const [before] = (await store.load(0)).progress;
    await store.moveProgress('old', card('taken'));
    expect((await store.load(0)).progress.map(({ id }) => id)).toEqual(['old', 'taken']);
    await store.moveProgress('old', card('new'));
    const after = (await store.load(0)).progress.find(({ id }) => id === 'new');
    expect(after).toEqual({ ...before, id: 'new', text: 'new' });
  });
});
