import { FULL } from '../names.ts';
import type { Shelf } from '../store/shelf.ts';
import { problemOf } from '../store/store-problem.ts';

/** Notes for the reader that there was no room. A device that takes no note either says nothing, and is asked again. */
export async function noteFull(shelf: Shelf, what: string, error: unknown): Promise<void> {
  if (problemOf(error).kind === 'full') await shelf.write(FULL + what, true).catch(() => undefined);
}
