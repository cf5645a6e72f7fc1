import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbeddedEngine } from './embedded.ts';
import { type FromWorker, LOADED, type ToWorker } from './protocol.ts';

/** Stands for the browser's worker: keeps what it was sent, and says what the test wants. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly sent: ToWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ANSWER = {
  query: '指针',
  pages: [],
  pagesTotal: 0,
  hitsTotal: 0,
  countBySidebar: {},
  engine: 'embedded' as const,
};
const question = (query: string) => ({ query, limit: 5 });

it('starts no worker before it is wanted, and one for all questions', async () => {
  const engine = createEmbeddedEngine({ baseUrl: '/站/' });
  expect(FakeWorker.all).toHaveLength(0);
  engine.warm();
  const asked = engine.search(question('指针'));
  expect(FakeWorker.all).toHaveLength(1);
  expect(FakeWorker.all[0]?.sent.map(({ kind }) => kind)).toEqual(['open', 'warm', 'search']);
  FakeWorker.all[0]?.say({ id: 0, value: ANSWER });
  expect(await asked).toEqual(ANSWER);
});

it('drops a question that was called off, and tells the worker', async () => {
  const engine = createEmbeddedEngine({ baseUrl: '/' });
  const controller = new AbortController();
  const asked = engine.search(question('指'), controller.signal);
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  FakeWorker.all[0]?.say({ id: 0, value: ANSWER });
  expect(FakeWorker.all[0]?.sent.at(-1)).toEqual({ kind: 'abort', id: 0 });
  await expect(engine.search(question('指'), controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('fails with a search failure when the worker says so', async () => {
  const asked = createEmbeddedEngine({ baseUrl: '/' }).search(question('指针'));
  FakeWorker.all[0]?.say({ id: 0, failure: 'a file of the search index is damaged' });
  await expect(asked).rejects.toMatchObject({ name: 'SearchFailure' });
});

it('fails when the worker cannot be loaded, and starts another for the next question', async () => {
  const engine = createEmbeddedEngine({ baseUrl: '/' });
  const asked = engine.search(question('指针'));
  FakeWorker.all[0]?.dispatchEvent(new Event('error', { cancelable: true }));
  await expect(asked).rejects.toMatchObject({ name: 'SearchFailure' });
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  const again = engine.search(question('指针'));
  FakeWorker.all[1]?.say({ id: 1, value: ANSWER });
  expect(await again).toEqual(ANSWER);
});

it('fails when the worker keeps silent for ten seconds, and starts another for the next question', async () => {
  vi.useFakeTimers();
  const engine = createEmbeddedEngine({ baseUrl: '/' });
  const failed = expect(engine.search(question('指针'))).rejects.toMatchObject({ name: 'SearchFailure' });
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  await failed;
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  const again = engine.search(question('指针'));
  FakeWorker.all[1]?.say({ id: LOADED, value: undefined });
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  expect(FakeWorker.all[1]?.isTerminated).toBe(false);
  FakeWorker.all[1]?.say({ id: 1, value: ANSWER });
  expect(await again).toEqual(ANSWER);
});

it('fails where the browser starts no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  const engine = createEmbeddedEngine({ baseUrl: '/' });
  expect(() => engine.warm()).not.toThrow();
  await expect(engine.search(question('指针'))).rejects.toMatchObject({ name: 'SearchFailure' });
});
