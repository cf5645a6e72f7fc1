import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

beforeEach(() =>
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { chunks: 'search:/assets/search.js' } }) }),
);
afterEach(() => vi.unstubAllGlobals());

it('asks for the address that the document names, or the page, and says which attempt it is', async () => {
  const load = vi.fn(async () => ({ default: () => null }));
  await loadChunk({ name: 'search', attempt: 2 }, load);
  await loadChunk({ name: 'page', attempt: 0, address: '/assets/review.js' }, load);
  expect(load.mock.calls).toEqual([
    ['/assets/search.js', 2],
    ['/assets/review.js', 0],
  ]);
});

it('names the chunk and keeps the cause when it does not come', async () => {
  const cause = new Error('offline');
  await expect(loadChunk({ name: 'search', attempt: 0 }, () => Promise.reject(cause))).rejects.toMatchObject({
    message: expect.stringContaining('search'),
    cause,
  });
});

it('refuses a module without a default export', async () => {
  await expect(loadChunk({ name: 'search', attempt: 0 }, async () => ({}))).rejects.toThrow(
    'Page component lacks default export: search',
  );
});

it('refuses a chunk that this build does not have', async () => {
  await expect(loadChunk({ name: 'labs', attempt: 0 })).rejects.toThrow('labs');
});
