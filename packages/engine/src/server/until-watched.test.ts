import { expect, it, vi } from 'vitest';
import { untilWatched } from './until-watched.ts';

it('asks for the notes alone: what lies beside them is never watched', async () => {
  const getWatched = vi.fn(() => ({ '/notes': ['a.md', 'node_modules'], '/notes/b': ['c.md'] }));
  await untilWatched({ getWatched }, ['/notes/a.md', '/notes/b/c.md']);
  expect(getWatched).toHaveBeenCalledTimes(1);
});

it('waits until the last of them is known', async () => {
  vi.useFakeTimers();
  try {
    const watched = { '/notes': ['a.md'] };
    let isKnown = false;
    const waiting = untilWatched({ getWatched: () => watched }, ['/notes/a.md', '/notes/b.md']).then(() => {
      isKnown = true;
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(isKnown).toBe(false);
    watched['/notes'].push('b.md');
    await vi.advanceTimersByTimeAsync(300);
    expect(isKnown).toBe(true);
    await waiting;
  } finally {
    vi.useRealTimers();
  }
});
