/** The page's side of the embedded engine: a module worker, started on intent. */
import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import { attemptAddress } from 'study-notes/shell/navigation/import-again';
import { Silence } from 'study-notes/shell/navigation/patient-fetch';
import { trustedScript } from 'study-notes/shell/trusted';
import type { FromWorker, ToWorker } from './protocol.ts';
import { type Answer, type Passage, type Question, type SearchEngine, SearchFailure } from './types.ts';
import { words } from './words/interface.ts';
import address from './worker.ts?worker&url';

interface Waiting {
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** An engine for the site below `baseUrl` (decoded, starts and ends with "/"). Nothing is fetched before `warm` or the first question. */
export function createEmbeddedEngine({ baseUrl }: { baseUrl: string }): SearchEngine {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let serial = 0;
  let failures = 0;

  const start = (): Worker => {
    if (worker) return worker;
    const started = new Worker(trustedScript(attemptAddress(address, failures)), {
      type: 'module',
      name: 'search',
    });
    // A worker that cannot be loaded is discarded: the next question starts a new one.
    const drop = (cause?: Silence) => {
      clearTimeout(silence);
      failures++;
      if (worker === started) worker = undefined;
      started.terminate();
      for (const { reject } of waiting.values()) reject(new SearchFailure(words.noWorker, { cause }));
      waiting.clear();
    };
    const silence = setTimeout(() => drop(new Silence()), SILENCE_LIMIT);
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      clearTimeout(silence);
      settle(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      drop();
    });
    started.postMessage({ kind: 'open', baseUrl } satisfies ToWorker);
    worker = started;
    return started;
  };

  const settle = (message: FromWorker): void => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failure' in message) asked?.reject(new SearchFailure(message.failure));
    else asked?.resolve(message.value as never);
  };

  const ask = <T>(message: (id: number) => ToWorker, signal?: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const id = serial++;
      const running = startSafely(start);
      if (!running) return reject(new SearchFailure(words.noWorkers));
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        running.postMessage({ kind: 'abort', id } satisfies ToWorker);
        reject(aborted());
      });
      running.postMessage(message(id));
    });

  return {
    warm: () => startSafely(start)?.postMessage({ kind: 'warm' } satisfies ToWorker),
    search: (question: Question, signal) => ask<Answer>((id) => ({ kind: 'search', id, question }), signal),
    passages: (query, count, signal) => ask<Passage[]>((id) => ({ kind: 'passages', id, query, count }), signal),
  };
}

function startSafely(start: () => Worker): Worker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

function aborted(): DOMException {
  return new DOMException('The question is out of date.', 'AbortError');
}
