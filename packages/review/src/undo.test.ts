import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hardCards } from './leeches.ts';
import { createMemoryStore } from './memory-store.ts';
import { askedCards } from './queue.ts';
import type { Graded } from './store.ts';
import type { Grade, StudyCard } from './types.ts';

const NOW = Date.UTC(2026, 10, 23, 4);
const card = (id: string): StudyCard => ({
  ...{ id, section: '_', path: '/a', title: '甲' },
  ...{ text: id, question: id, answer: '答' },
});

const grades = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom<Grade>(1, 2, 3, 4)), {
  maxLength: 40,
});

it('brings back what was stored before, grade by grade, to the very start', async () => {
  await fc.assert(
    fc.asyncProperty(grades, async (given) => {
      const store = createMemoryStore();
      const states = [await store.load(0)];
      const stack: Graded[] = [];
      for (const [index, [id, grade]] of given.entries()) {
        stack.push(await store.grade(card(id), grade, NOW + index * 3_600_000));
        states.push(await store.load(0));
      }
      for (const graded of stack.reverse()) {
        states.pop();
        expect(await store.undo(graded)).toBe(true);
        expect(sorted(await store.load(0))).toEqual(sorted(states.at(-1)));
      }
    }),
  );
});

it('leaves a card alone that was graded again since, or forgotten', async () => {
  const store = createMemoryStore();
  const first = await store.grade(card('a'), 3, NOW);
  await store.grade(card('a'), 1, NOW + 1000);
  const stored = await store.load(0);
  expect(await store.undo(first)).toBe(false);
  expect(await store.load(0)).toEqual(stored);
  await store.forget(['a']);
  expect(await store.undo(first)).toBe(false);
});

it('names a card forgotten eight times, and one set aside is asked no more', async () => {
  const store = createMemoryStore();
  // A card must be learned before it can be forgotten.
  for (let day = 0; day < 24; day++) await store.grade(card('a'), ([3, 3, 1] as const)[day % 3] ?? 3, NOW + day * 4e9);
  await store.grade(card('b'), 3, NOW);
  const { progress } = await store.load(0);
  expect(hardCards(progress).map(({ id, lapses }) => [id, lapses])).toEqual([['a', 8]]);
  await store.setAside('b', true);
  const now = new Map((await store.load(0)).progress.map((one) => [one.id, one]));
  expect(askedCards(['a', 'b', 'c'].map(card), now).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(hardCards(now.values()).map(({ id }) => id)).toEqual(['a', 'b']);
});

function sorted(data: { progress: { id: string }[]; log: unknown[] } | undefined) {
  return { ...data, progress: data?.progress.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}
