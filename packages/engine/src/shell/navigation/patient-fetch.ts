/** Fetching with a timeout. */
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { words } from '../../words/shell.ts';

/** Nothing arrived for too long; an automatic retry would only take as long again. */
export class Silence extends Error {
  override message = words.silence(SILENCE_LIMIT / 1000);
}

/** `fetch` of a whole answer; rejects with a `Silence` after ten seconds without a byte, and every byte begins them anew. */
export async function patientFetch(
  address: string,
  init: RequestInit = {},
  get: typeof fetch = fetch,
): Promise<Response> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Silence()), SILENCE_LIMIT);
  };
  try {
    wait();
    const { body, ok, status, headers } = await get(address, { ...init, signal: controller.signal });
    if (!ok) return new Response(null, { status, headers });
    return new Response(await readWhole(body, wait), { status, headers });
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(body: Response['body'], onBytes: () => void): Promise<Blob> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    onBytes();
    parts.push(read.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts);
}

/** A promise that shows nothing of its progress, as `import()`: a `Silence` after ten seconds, or after `limit` ms. */
export async function withinSilence<T>(promise: Promise<T>, limit = SILENCE_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), limit);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}
