/** The body of an answer as chunks, with a limit to the silence between them. */
import { AskFailure } from './types.ts';

/** A service that has sent nothing for so many ms has stalled. */
export const STALL = 30_000;

/** Chunks of a body; a broken connection and a long silence are failures with a name. (Streams iterate by themselves only in newer browsers.) */
export async function* readBody(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    while (true) {
      const { done, value } = await withinStall(reader.read());
      if (done) return;
      yield value;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof AskFailure ? cause : new AskFailure('broken', '', { cause });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The promise, or a failure once it has been silent for too long. */
export function withinStall<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AskFailure('stalled')), STALL);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
