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
  /** Id of a section that is to be there besides those which are. */
  id?: string | undefined;
}

/** Those that belong on the device, and those of them that have to come. To be asked under the lock: another tab may have stored one. */
export async function missingPacks({ shelf, packs, id: added }: Pick<Wanted, 'shelf' | 'packs' | 'id'>) {
  const had = (await shelf.current())?.packs.map(({ id }) => id) ?? [];
  const wanted = packs.filter(({ id }) => id === COMMON || id === added || had.includes(id));
  const isThere = await Promise.all(wanted.map((pack) => shelf.isWhole(pack)));
  return { wanted, missing: wanted.filter((_, at) => !isThere[at]) };
}

/** To be called under the lock. Rejects with a `StoreProblem`; what was there before then still is, and packs that came whole need not come again. */
export async function storePacks({ shelf, version, packs, id, ...fetching }: Wanted): Promise<void> {
  const { wanted, missing } = await missingPacks({ shelf, packs, id });
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
