/** The search worker: fetches, decodes and scores off the main thread. */
import { toAddress } from 'study-notes/shared/paths';
import { patientFetch, Silence } from 'study-notes/shell/navigation/patient-fetch';
import { type FromWorker, LOADED, type ToWorker } from './protocol.ts';
import { createEngine, type PureEngine } from './query/engine.ts';
import { type FetchFile, Gone, type Part } from './query/store.ts';
import { SearchFailure } from './types.ts';
import { words } from './words/interface.ts';

/** Delay before the retry, ms. */
const RETRY_MS = 300;

let engine: PureEngine | undefined;
const running = new Map<number, AbortController>();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') engine = createEngine({ baseUrl: data.baseUrl, fetchFile: fetchBelow(data.baseUrl) });
  else if (data.kind === 'warm') engine?.warm().catch(() => undefined);
  else if (data.kind === 'abort') running.get(data.id)?.abort();
  else void run(data);
});

async function run(message: Extract<ToWorker, { kind: 'search' | 'passages' }>): Promise<void> {
  const { id } = message;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { signal } = controller;
    const value =
      message.kind === 'search'
        ? await engine?.search(message.question, signal)
        : await engine?.passages(message.query, message.count, signal);
    if (!signal.aborted) send({ id, value });
  } catch (error) {
    if (!controller.signal.aborted) send({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

function send(message: FromWorker): void {
  self.postMessage(message);
}

/** Whether the server gives parts of files, as far as we have seen. */
let hasRanges = true;

function fetchBelow(baseUrl: string): FetchFile {
  return async (path, cache, part) => {
    const address = toAddress(baseUrl, path);
    try {
      return await fetchOnce(address, { cache, part });
    } catch (error) {
      if (error instanceof Gone || (error as Error).cause instanceof Silence) throw error;
      // Some hosts answer nothing but an error when asked for a part.
      if (part) hasRanges = false;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return fetchOnce(address, { cache: cache === 'default' ? 'no-cache' : cache, part });
    }
  };
}

async function fetchOnce(
  address: string,
  { cache, part }: { cache: RequestCache; part: Part | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const headers: HeadersInit = part && hasRanges ? { Range: `bytes=${part.from}-${part.from + part.size - 1}` } : {};
  const response = await patientFetch(address, { cache, headers }).catch((cause) => {
    throw new SearchFailure(words.noIndex, { cause });
  });
  // Some hosts answer every unknown address with a page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status === 404 || response.status === 410 || isPage) throw new Gone(address);
  if (!response.ok) throw new SearchFailure(words.serverAnswered(response.status));
  if (part && response.status === 200) hasRanges = false;
  return new Uint8Array(await response.arrayBuffer());
}

send({ id: LOADED, value: undefined });
