/** `fetch` that gives up when nothing comes any more. */
import { SILENCE_LIMIT } from '../../shared/constants.ts';

/** The body of an answer, and what it was; rejects with a `Silence` after ten seconds without a byte. */
export interface Fetched {
  ok: boolean;
  status: number;
  text: string;
}

/** No byte for too long: asking once more would only take as long again. */
export class Silence extends Error {}

/** Fetches a text; every byte that comes begins the waiting anew. */
export async function fetchText(address: string, init: RequestInit, get: typeof fetch = fetch): Promise<Fetched> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Silence(address)), SILENCE_LIMIT);
  };
  try {
    wait();
    const response = await get(address, { ...init, signal: controller.signal });
    return { ok: response.ok, status: response.status, text: await readText(response, wait) };
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readText({ body }: Response, onBytes: () => void): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    onBytes();
    text += read.value;
  }
  return text;
}
