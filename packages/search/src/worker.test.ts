import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADED, type ToWorker } from './protocol.ts';

type Listener = (event: { data: ToWorker }) => void;

/** The worker's script, and what it has said. */
async function startWorker() {
  const said: unknown[] = [];
  let hear: Listener = () => {};
  vi.stubGlobal('self', { postMessage: (message: unknown) => said.push(message) });
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => {
    hear = listener;
  });
  vi.resetModules();
  await import('./worker.ts');
  hear({ data: { kind: 'open', baseUrl: '/' } });
  return { said, ask: (id: number) => hear({ data: { kind: 'search', id, question: { query: '指针', limit: 5 } } }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that it has come', async () => {
  expect((await startWorker()).said).toEqual([{ id: LOADED }]);
});

it('fails after ten seconds when the index never answers, asking once, and asks anew for the next question', async () => {
  const get = vi.fn(
    (_: string, init: RequestInit) =>
      new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  vi.stubGlobal('fetch', get);
  const { said, ask } = await startWorker();
  ask(0);
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  expect(said.at(-1)).toEqual({ id: 0, failure: expect.any(String) });
  expect(get).toHaveBeenCalledTimes(1);
  ask(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(2);
});
