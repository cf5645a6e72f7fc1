import type { Shelf } from '../store/shelf.ts';
import { scope } from './worker-scope.ts';

/** Takes everything back: with the next page the site is as if there had been no worker. */
export async function withdraw(shelf: Shelf): Promise<void> {
  await scope.registration.unregister();
  await shelf.clear();
}
