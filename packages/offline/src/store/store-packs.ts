/** Stores packs of one build and, when the last file of the last one is there, lets them hold. */
import { COMMON, type Pack } from '../names.ts';
import { type Fetching, fetchPack } from './fetch-pack.ts';
import type { Shelf } from './shelf.ts';
import { problemOf, StoreProblem } from './store-problem.ts';
import { unpack } from './unpack.ts';

export interface Wanted extends Fetching {
  shelf: Shelf;
  version: string;
  /** What there is in this build. */
  packs: readonly Pack[];
  /** Ids of the sections to be there. */
  ids: readonly string[];
}

/** Those that belong on the device, and those of them that have to come. */
export async function missingPacks({ shelf, packs, ids }: Pick<Wanted, 'shelf' | 'packs' | 'ids'>) {
  const wanted = packs.filter(({ id }) => id === COMMON || ids.includes(id));
  const isThere = await Promise.all(wanted.map((pack) => shelf.isWhole(pack)));
  return { wanted, missing: wanted.filter((_, at) => !isThere[at]) };
}

/** Rejects with a `StoreProblem`; what was there before then still is, and packs that came whole need not come again. */
export async function storePacks({ shelf, version, packs, ids, ...fetching }: Wanted): Promise<void> {
  const { wanted, missing } = await missingPacks({ shelf, packs, ids });
  await checkRoom(missing);
  for (const pack of missing) await storePack(shelf, pack, fetching);
  fetching.signal?.throwIfAborted();
  await shelf.switchTo({ version, at: Date.now(), packs: wanted });
}

/** Before a byte is fetched: it would be fetched for nothing. */
async function checkRoom(missing: readonly Pack[]): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  const size = missing.reduce((sum, pack) => sum + pack.size, 0);
  if (quota !== undefined && usage !== undefined && quota - usage < size) throw new StoreProblem('full');
}

async function storePack(shelf: Shelf, pack: Pack, fetching: Fetching): Promise<void> {
  // What an interrupted attempt has left.
  await shelf.drop(pack.file);
  try {
    const stream = await fetchPack(shelf.address(`/${pack.file}`), pack, fetching);
    for await (const [path, answer] of unpack(stream)) await shelf.put(pack.file, path, answer);
    await shelf.markWhole(pack);
  } catch (error) {
    await shelf.drop(pack.file).catch(() => undefined);
    throw problemOf(fetching.signal?.aborted ? fetching.signal.reason : error);
  }
}
