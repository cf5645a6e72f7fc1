/** A lazy chunk that is a function: fetched when the reader asks for what it does. */
import { announce } from '../article/clipboard.ts';
import { loadModule } from './load-chunk.ts';

const attempts: Record<string, number> = {};

/** Calls what a chunk exports by default; when it does not come, says so, and the next call asks the server again. */
export async function callChunk<Args extends unknown[]>(
  { name, failed }: { name: string; failed: string },
  ...args: Args
): Promise<void> {
  const attempt = attempts[name] ?? 0;
  let run: (...args: Args) => void;
  try {
    run = await loadModule({ name, attempt });
  } catch {
    attempts[name] = attempt + 1;
    return announce(failed);
  }
  run(...args);
}
