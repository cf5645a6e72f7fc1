import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type SearchEngine, SearchFailure } from '../types.ts';
import { withFallback } from './with-fallback.ts';

const question = { query: 'x', limit: 5 };
const answer = (engine: Answer['engine']): Answer => ({
  query: 'x',
  pages: [],
  pagesTotal: 0,
  hitsTotal: 0,
  countBySidebar: {},
  engine,
});

type Behaviour = number | Error;

/** An engine that answers or fails after so many ms; an error fails at once. */
function engine(name: Answer['engine'], behaviour: () => Behaviour) {
  const search = vi.fn((_question: unknown, signal?: AbortSignal) => {
    const how = behaviour();
    return new Promise<Answer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
      else if (how instanceof Error) reject(how);
      else setTimeout(() => resolve(answer(name)), how);
    });
  });
  return { warm: vi.fn(), search, passages: vi.fn() } satisfies SearchEngine;
}

function race(hostedDoes: () => Behaviour, embeddedDoes: () => Behaviour = () => 10) {
  const hosted = engine('hosted', hostedDoes);
  const embedded = engine('embedded', embeddedDoes);
  return { hosted, embedded, both: withFallback(hosted, embedded, () => Date.now()) };
}

/** Lets all timers run and gives what became of a promise. */
async function settled(promise: Promise<Answer>): Promise<string> {
  const result = promise.then(
    (value) => value.engine,
    (error) => String(error),
  );
  await vi.runAllTimersAsync();
  return result;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withFallback', () => {
  it('gives the hosted answer and never asks the embedded engine while that is quick', async () => {
    const { both, embedded } = race(() => 1_400);
    expect(await settled(both.search(question))).toBe('hosted');
    expect(embedded.search).not.toHaveBeenCalled();
  });

  it('asks the embedded engine at once when the service fails', async () => {
    const { both } = race(() => new SearchFailure('down'));
    const start = Date.now();
    expect(await settled(both.search(question))).toBe('embedded');
    expect(Date.now() - start).toBeLessThan(1_500);
  });

  it('asks the embedded engine after 1,500 ms, and the first answer wins', async () => {
    expect(await settled(race(() => 5_000).both.search(question))).toBe('embedded');
    expect(
      await settled(
        race(
          () => 1_600,
          () => 1_000,
        ).both.search(question),
      ),
    ).toBe('hosted');
  });

  it('leaves a service that was late alone for ten seconds, so that typing waits for it once', async () => {
    const { both, hosted, embedded } = race(() => 4_000);
    await settled(both.search(question));
    expect(await settled(both.search(question))).toBe('embedded');
    expect(hosted.search).toHaveBeenCalledTimes(1);
    expect(embedded.search).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    await settled(both.search(question));
    expect(hosted.search).toHaveBeenCalledTimes(2);
  });

  it('leaves a service that failed alone for ten seconds', async () => {
    let behaviour: Behaviour = new SearchFailure('429');
    const { both, hosted } = race(() => behaviour);
    await settled(both.search(question));
    behaviour = 5;
    await settled(both.search(question));
    expect(hosted.search).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await settled(both.search(question))).toBe('hosted');
  });

  it('fails as the embedded engine does when neither answers', async () => {
    const { both } = race(
      () => new SearchFailure('hosted'),
      () => new SearchFailure('embedded'),
    );
    expect(await settled(both.search(question))).toBe('SearchFailure: embedded');
  });

  it('stops both when the question is dropped, and holds nothing against the service', async () => {
    const { both, hosted } = race(
      () => 5_000,
      () => 5_000,
    );
    const controller = new AbortController();
    const result = both.search(question, controller.signal);
    setTimeout(() => controller.abort(), 1_000);
    expect(await settled(result)).toMatch(/AbortError/);
    await settled(both.search(question));
    expect(hosted.search).toHaveBeenCalledTimes(2);
  });

  it('takes passages from the embedded engine', () => {
    const { both, embedded } = race(() => 1);
    both.passages('x', 3);
    expect(embedded.passages).toHaveBeenCalledWith('x', 3, undefined);
  });
});
