import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

beforeEach(() =>
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { chunks: 'search:/assets/search.js' } }) }),
);
afterEach(() => vi.unstubAllGlobals());

it('asks the server again under another address', async () => {
  const asked: string[] = [];
  const load = async (address: string) => {
    asked.push(address);
    return { default: () => null };
  };
  await loadChunk('search', 0, load);
  await loadChunk('search', 1, load);
  await loadChunk('search', 2, load);
  expect(new Set(asked).size).toBe(3);
});

it('names the chunk and keeps the cause when it does not come', async () => {
  const cause = new Error('offline');
  await expect(loadChunk('search', 0, () => Promise.reject(cause))).rejects.toMatchObject({
    message: expect.stringContaining('search'),
    cause,
  });
});

it('refuses a module without a default export', async () => {
  await expect(loadChunk('search', 0, async () => ({}))).rejects.toThrow('Page component lacks default export: search');
});

it('refuses a chunk that this build does not have', async () => {
  await expect(loadChunk('labs', 0)).rejects.toThrow('labs');
});
