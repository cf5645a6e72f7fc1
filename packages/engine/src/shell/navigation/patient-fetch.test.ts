import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { patientFetch, Silence, withinSilence } from './patient-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose body the test sends; it honours the signal as `fetch` does. */
function server() {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const start = (controller: typeof send) => {
    send = controller;
  };
  const get = async (_: unknown, init?: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({ start });
    init?.signal?.addEventListener('abort', () => send?.error(init.signal?.reason));
    return new Response(body);
  };
  return {
    get: get as typeof fetch,
    send: (text: string) => send?.enqueue(new TextEncoder().encode(text)),
    end: () => send?.close(),
  };
}

it('gives up after ten seconds without an answer', async () => {
  const never = (_: unknown, init?: RequestInit) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const fetched = patientFetch('/a', {}, never as typeof fetch);
  const given = expect(fetched).rejects.toBeInstanceOf(Silence);
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  await given;
});

it('gives up after ten seconds without a byte, however many came before', async () => {
  const { get, send } = server();
  const fetched = patientFetch('/a', {}, get);
  const given = expect(fetched).rejects.toBeInstanceOf(Silence);
  await vi.advanceTimersByTimeAsync(9_000);
  send('half of ');
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  await given;
});

it('is patient with a slow answer, and joins characters that were cut', async () => {
  const { get, send, end } = server();
  const fetched = patientFetch('/a', {}, get);
  for (const part of ['慢', '慢', '地']) {
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT - 1);
    send(part);
  }
  await vi.advanceTimersByTimeAsync(0);
  end();
  expect(await (await fetched).text()).toBe('慢慢地');
});

it('gives up after ten seconds where nothing shows of what comes', async () => {
  const given = expect(withinSilence(new Promise(() => {}))).rejects.toBeInstanceOf(Silence);
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT);
  await given;
  expect(await withinSilence(Promise.resolve('here'))).toBe('here');
});
