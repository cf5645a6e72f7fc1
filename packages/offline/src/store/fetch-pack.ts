/** The bytes of a pack as they arrive, with a limit for silence. */
import type { Pack } from '../names.ts';
import { StoreProblem } from './store-problem.ts';

/** Without a byte for so long, ms, a download has ended. */
const SILENCE = 20_000;

export interface Fetching {
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes that came. */
  onBytes?: ((count: number) => void) | undefined;
}

/** Opens a pack; its stream fails when nothing comes any more, or the signal says so. */
export async function fetchPack(
  address: string,
  { bytes }: Pack,
  { signal, onBytes }: Fetching,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new StoreProblem('cut')), SILENCE);
  };
  wait();
  const stop = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
  const { ok, body } = await fetch(address, { signal: stop });
  if (!ok || !body) throw new StoreProblem('changed');
  let left = bytes;
  return body.pipeThrough(
    new TransformStream({
      transform(chunk: Uint8Array<ArrayBuffer>, stream) {
        wait();
        left -= chunk.length;
        onBytes?.(chunk.length);
        stream.enqueue(chunk);
      },
      flush() {
        clearTimeout(timer);
        if (left > 0) throw new StoreProblem('cut');
      },
    }),
  );
}
