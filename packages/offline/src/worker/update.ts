/** Brings what is stored to the published build, in the background; until the last byte the old snapshot holds. */
import { FULL, type PackList } from '../names.ts';
import { locked } from '../store/locked.ts';
import type { Shelf } from '../store/shelf.ts';
import { storePacks } from '../store/store-packs.ts';
import { noteFull } from './note-full.ts';

/** Never fails: what does not come now comes with a later page. */
export async function update(shelf: Shelf, list: PackList): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if ('withdrawn' in list || connection?.saveData) return;
  const bring = async () => {
    // Fetched once, and found to have no room, it would be fetched in vain with every page. And all may have been removed since.
    const isWanted = !(await shelf.read(FULL + list.version)) && (await shelf.current());
    if (isWanted) await storePacks({ shelf, ...list });
  };
  await locked(shelf, bring, false).catch((error) => noteFull(shelf, list.version, error));
}
