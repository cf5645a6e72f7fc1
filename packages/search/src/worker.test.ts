import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analysePage, indexOf } from './emit/in-memory.ts';
import { createAliases } from './index/aliases.ts';
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

describe('a server', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });
  const section = { id: '', heading: '', text: '谁负责释放，写进类型。', code: '' };
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, title: `指针${path}`, breadcrumb: [], sidebar: '' }));
  const files = indexOf(
    pages.map((page) =>
      analysePage(
        { ...page, sections: [section] },
        createAliases([], () => []),
      ),
    ),
    [],
  );

  /** Answers from the files; `answerPart` decides what comes when a part is asked for. */
  async function found(answerPart: (whole: Buffer, from: number, to: number) => Response) {
    const ranges: (string | null)[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const whole = files.get(address);
      if (!whole) return new Response(null, { status: 404 });
      const range = new Headers(init.headers).get('range');
      if (address.endsWith('.bin')) ranges.push(range);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
      return from ? answerPart(whole, Number(from), Number(to)) : new Response(new Uint8Array(whole));
    });
    const { said, ask } = await startWorker();
    ask(0);
    await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ id: 0 }), { timeout: 60_000 });
    return { answer: said.at(-1), ranges };
  }
  const threePages = { id: 0, value: { pagesTotal: 3 } };

  it('that gives parts is asked for nothing else', async () => {
    const part = (whole: Buffer, from: number, to: number) =>
      new Response(new Uint8Array(whole.subarray(from, to + 1)), { status: 206 });
    const { answer, ranges } = await found(part);
    expect(answer).toMatchObject(threePages);
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges).not.toContain(null);
  });

  it('that gives the whole is asked for no part of another file', async () => {
    const { answer, ranges } = await found((whole) => new Response(new Uint8Array(whole)));
    expect(answer).toMatchObject(threePages);
    expect(ranges.at(-1)).toBe(null);
  });

  it.each([400, 416, 500])('that answers a part with %i is asked for the whole', async (status) => {
    const { answer, ranges } = await found(() => new Response(null, { status }));
    expect(answer).toMatchObject(threePages);
    expect(ranges.at(-1)).toBe(null);
  });
});
