/** The body of an answer as chunks, with a limit to the silence between them and to their size. */
import { AskFailure } from './types.ts';

/** A service that has sent nothing for so many ms has stalled. */
export const STALL = 30_000;
/** Bytes read of one answer: several times the longest one that is shown, each of its characters in an event of its own. */
const BODY_LIMIT = 8_000_000;

/** Chunks of a body; a broken connection and a long silence are failures with a name. (Streams iterate by themselves only in newer browsers.) */
export async function* readBody(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  let size = 0;
  try {
    while (true) {
      const { done, value } = await withinStall(reader.read());
      if (done) return;
      size += value.length;
      if (size > BODY_LIMIT) throw new AskFailure('long');
      yield value;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof AskFailure ? cause : new AskFailure('broken', '', { cause });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** A whole body as text. */
export async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readBody(response, signal)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** The promise, or a failure once it has been silent for too long. */
export function withinStall<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AskFailure('stalled')), STALL);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
