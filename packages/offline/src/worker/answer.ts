/**
 * Answers requests. A page is of one build: where its document came from, its scripts, pictures and further pages come from.
 * So a document from the store is bound to its snapshot; every other page belongs to the network, and is left to it.
 */
import { READ } from '../names.ts';
import { fetchList } from '../store/fetch-list.ts';
import type { Shelf, Snapshot } from '../store/shelf.ts';
import { plainPage } from './plain-page.ts';
import { readPage } from './read-pages.ts';
import { isData, isHashed, placesOf } from './request-path.ts';
import { update } from './update.ts';
import { withdraw } from './withdraw.ts';
import type { FetchEvent } from './worker-scope.ts';

const BOUND = 'client/';

/** The document of a navigation: of the stored snapshot when that is the build which is published, or nothing answers. */
export async function answerNavigation(event: FetchEvent, shelf: Shelf, path: string): Promise<Response> {
  const [list, snapshot] = await Promise.all([fetchList(shelf), unless(shelf.current())]);
  if (list && 'withdrawn' in list) await withdraw(event, shelf);
  else if (snapshot && list !== null && (!list || list.version === snapshot.version)) {
    const found = await unless(inSnapshot(shelf, snapshot, path));
    if (found) return bind(event.resultingClientId, snapshot, { shelf, answer: found });
  } else if (snapshot && list) event.waitUntil(update(shelf, list));
  // As it came, with redirects left to the browser: it takes no answer that was redirected for a navigation.
  return fetch(event.request).catch(async () => (await readPage(shelf, path)) ?? plainPage(shelf, path));
}

/** Whatever a page asks for: from the snapshot that its document is of, or from the network as without a worker. */
export async function answerPage(event: FetchEvent, shelf: Shelf, path: string): Promise<Response> {
  const version = event.clientId ? await unless(shelf.read<string>(BOUND + event.clientId)) : undefined;
  const snapshot = version === undefined ? undefined : await unless(shelf.snapshot(version));
  if (!snapshot) return fetch(event.request).catch((error) => hashedFile(shelf, path, error));
  const found = await unless(inSnapshot(shelf, snapshot, path));
  if (!isHashed(path) && !(found && isData(path))) {
    // Another page, or one that is not stored: of another build it is no answer, and the application loads the document.
    const list = await fetchList(shelf);
    if (list !== undefined && (!list || 'withdrawn' in list || list.version !== version)) return Response.error();
  }
  if (!found) return fetch(event.request);
  const isWorker = event.request.destination.endsWith('worker');
  return isWorker ? bind(event.resultingClientId, snapshot, { shelf, answer: found }) : found;
}

/** What the store gives, unless it fails: blocked, evicted or damaged, it never stands between a page and the network. */
function unless<Value>(given: Promise<Value>): Promise<Value | undefined> {
  return given.catch(() => undefined);
}

/** A file of a snapshot. */
async function inSnapshot(shelf: Shelf, { packs }: Snapshot, path: string): Promise<Response | undefined> {
  for (const place of placesOf(path)) {
    const found = await Promise.all(packs.map(({ file }) => shelf.find(file, place)));
    const first = found.find((one) => one !== undefined);
    if (first) return first;
  }
  return undefined;
}

/**
 * Noted before the answer is given: the worker may be stopped at any moment. Where the store is full nothing can be noted, and
 * the page is read all the same: its hashed files are found in any snapshot, and for a further page it loads the document.
 */
async function bind(client: string, { version }: Snapshot, { shelf, answer }: { shelf: Shelf; answer: Response }) {
  if (client) await shelf.write(BOUND + client, version).catch(() => undefined);
  return answer;
}

/** For a page of the network whose line broke: a file with a hash is the same wherever it comes from. */
async function hashedFile(shelf: Shelf, path: string, error: unknown): Promise<Response> {
  if (!isHashed(path)) throw error;
  for (const snapshot of await shelf.snapshots()) {
    const found = await inSnapshot(shelf, snapshot, path);
    if (found) return found;
  }
  const kept = await shelf.find(READ, path);
  if (!kept) throw error;
  return kept;
}

/** Forgets pages that are gone, and snapshots that only they showed. To be called under the lock: a pack that is being filled belongs to no snapshot yet. */
export async function tidy(shelf: Shelf, living: ReadonlySet<string>): Promise<void> {
  const shown = new Set<string>();
  for (const client of await shelf.records(BOUND)) {
    const version = living.has(client) ? await shelf.read<string>(BOUND + client) : undefined;
    if (version === undefined) await shelf.forget(BOUND + client);
    else shown.add(version);
  }
  await shelf.retire(shown);
}
