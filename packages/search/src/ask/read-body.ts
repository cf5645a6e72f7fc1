/** Reads a response body in chunks, with limits on the time between them and on their total size. */
import { Silence, withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import { AskFailure, type FailureKind } from './types.ts';

/** Time without data after which a service counts as stalled, ms; models take longer than files. */
export const STALL_TIMEOUT = 30_000;
/** Bytes read of one answer: several times the longest one that is shown, each of its characters in an event of its own. */
const BODY_LIMIT = 8_000_000;

/** Chunks of a body; a broken connection and a long silence are failures with a name. (Streams iterate by themselves only in newer browsers.) */
export async function* readBody(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  let size = 0;
  try {
    while (true) {
      const { done, value } = await withinSilence(reader.read(), STALL_TIMEOUT);
      if (done) return;
      size += value.length;
      if (size > BODY_LIMIT) throw new AskFailure('long');
      yield value;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw toFailure(cause, 'broken');
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

/** A connection error as an `AskFailure`; of `kind` if nothing else is known. */
export function toFailure(cause: unknown, kind: FailureKind, detail = ''): AskFailure {
  if (cause instanceof AskFailure) return cause;
  return cause instanceof Silence ? new AskFailure('stalled') : new AskFailure(kind, detail, { cause });
}
