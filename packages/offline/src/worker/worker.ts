/** The service worker: it is there only for readers who have stored something, and changes nothing for the others. */
import { LIST_FILE, PACKS, READ } from '../names.ts';
import { locked } from '../store/locked.ts';
import { Shelf } from '../store/shelf.ts';
import { answerNavigation, answerPage, tidy } from './answer.ts';
import { noteFull } from './note-full.ts';
import { keepPage } from './read-pages.ts';
import { requestPath } from './request-path.ts';
import { scope } from './worker-scope.ts';

const shelf = new Shelf(scope.registration.scope);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const path = requestPath(url, shelf.root);
  // Downloads, and parts of films, are the browser's own matter.
  if (method !== 'GET' || path === undefined || headers.has('range')) return;
  if (path === `/${LIST_FILE}` || path.startsWith(`/${PACKS}`)) return;
  if (mode !== 'navigate') return event.respondWith(answerPage(event, shelf, path));
  const answer = answerNavigation(event, shelf, path);
  event.respondWith(answer);
  // After it, since an update that it begins needs the same lock. What fails now is done with a later page.
  event.waitUntil(
    answer.then(() => locked(shelf, () => tidyUp(event.resultingClientId), false)).catch(() => undefined),
  );
});

// A page that was read. What is not kept now is kept when it is read again.
scope.addEventListener('message', (event) => {
  if (typeof event.data !== 'string') return;
  event.waitUntil(keepPage(shelf, event.data).catch((error) => noteFull(shelf, READ, error)));
});

/** The page under way is not among the clients yet. */
async function tidyUp(coming: string): Promise<void> {
  const living = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  await tidy(shelf, new Set([coming, ...living.map(({ id }) => id)]));
}
