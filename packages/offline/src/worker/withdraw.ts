import { locked } from '../store/locked.ts';
import type { Shelf } from '../store/shelf.ts';
import { type LastingEvent, scope } from './worker-scope.ts';

/** Takes everything back: with the next page the site is as if there had been no worker. What is being stored ends first. */
export async function withdraw(event: LastingEvent, shelf: Shelf): Promise<void> {
  event.waitUntil(locked(shelf, () => shelf.clear()));
  await scope.registration.unregister();
}
