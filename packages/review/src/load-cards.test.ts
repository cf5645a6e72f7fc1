import { afterEach, expect, it, vi } from 'vitest';
import { dueSummary } from './due-summary.ts';
import { loadCards } from './load-cards.ts';
import { gradeCard } from './schedule.ts';

afterEach(() => vi.unstubAllGlobals());

const sections = [
  { id: 'a', label: '甲', count: 2 },
  { id: 'b', label: '乙', count: 1 },
];
const href = (path: string) => `/笔记${path}`;

it('unpacks the cards of all sections; a question without markup is its text, escaped', async () => {
  const answers: Record<string, unknown> = {
    '/笔记/data/assets/cards/a.json': {
      notes: [
        {
          path: '/x',
          title: 'X',
          cards: [
            ['1', 'a<b & c', '<p>答</p>'],
            ['2', '问', '<p>答</p>', '<b>问</b>'],
          ],
        },
      ],
    },
    '/笔记/data/assets/cards/b.json': { notes: [{ path: '/y', title: 'Y', cards: [['3', '问', '']] }] },
  };
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address]));
  const cards = await loadCards(sections, href);
  expect(cards.map(({ id, section, title, question }) => [id, section, title, question])).toEqual([
    ['1', 'a', 'X', 'a&lt;b &amp; c'],
    ['2', 'a', 'X', '<b>问</b>'],
    ['3', 'b', 'Y', '问'],
  ]);
});

it('fails as a whole when a section does not come, so that none of its cards looks gone', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/b.json') ? new Response('', { status: 404 }) : Response.json({ notes: [] }),
  );
  await expect(loadCards(sections, href)).rejects.toThrow('“乙”的卡片没有取到（404）。');
});

it('sums up what is due by day, without gone cards', () => {
  const now = new Date(2026, 10, 21, 9).getTime();
  const card = { section: 's', path: '/x', title: 'X', text: '问', question: '', answer: '' };
  const progress = new Map(
    ['a', 'b', 'orphan'].map((id) => [id, gradeCard(undefined, { ...card, id }, { grade: 3, now }).progress]),
  );
  const cards = ['a', 'b', 'new'].map((id) => ({ ...card, id }));
  expect(dueSummary(cards, progress)).toBe('{"2026-11-21":2}');
  expect(dueSummary(cards, new Map())).toBe(null);
});
