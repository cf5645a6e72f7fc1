import { expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { studyCardOf } from './own-cards.ts';
import { addTo, ownCardOf } from './take-card.ts';

const OFFERED = { question: '问 <b>', answer: '答', path: '/甲/乙', title: '乙', place: '#lab=sort.AQ-_' };
const NOW = Date.UTC(2026, 10, 23, 4);

const added = async () => {
  const store = createMemoryStore();
  const cards = async () => (await store.load(0)).own;
  return { store, cards, card: await ownCardOf(OFFERED, NOW) };
};

it('becomes one of the own cards, plain text that leads back to its place', async () => {
  const { store, cards, card } = await added();
  await addTo((step) => step(store), card);
  expect(await cards()).toEqual([{ ...OFFERED, id: card.id, changed: NOW }]);
  expect(studyCardOf(card, '/复习')).toMatchObject({ isPlain: true, path: '/甲/乙', place: '#lab=sort.AQ-_' });
});

it('is not added twice, and says so; the first stays as it was', async () => {
  const { store, cards, card } = await added();
  await addTo((step) => step(store), card);
  const again = await addTo((step) => step(store), await ownCardOf(OFFERED, NOW + 1));
  expect(again).toEqual({ words: expect.stringContaining('没有再放一张') });
  expect(await cards()).toEqual([card]);
});

it('is taken back, and only it', async () => {
  const { store, cards, card } = await added();
  const other = await ownCardOf({ ...OFFERED, path: '/甲/丙' }, NOW);
  await store.addOwn(other);
  const taken = await addTo((step) => step(store), card);
  await taken.undo?.();
  expect(await cards()).toEqual([other]);
});

it.each([
  ['an empty side', { answer: '' }],
  ['a side that is too long', { question: '长'.repeat(10_001) }],
  ['a place that is none', { place: 'javascript:alert(1)' }],
  ['a place with markup', { place: '#"><img>' }],
  ['another site', { path: 'https://elsewhere.example/' }],
])('refuses %s', async (_, part) => {
  await expect(ownCardOf({ ...OFFERED, ...part }, NOW)).rejects.toThrow();
});
