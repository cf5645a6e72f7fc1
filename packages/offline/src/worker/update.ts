/** Brings what is stored to the published build, in the background; until the last byte the old snapshot holds. */
import type { PackList } from '../names.ts';
import { locked } from '../store/locked.ts';
import type { Shelf, Snapshot } from '../store/shelf.ts';
import { storePacks } from '../store/store-packs.ts';

/** Never fails: what does not come now comes with a later page. */
export async function update(shelf: Shelf, snapshot: Snapshot, list: PackList): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if ('withdrawn' in list || connection?.saveData) return;
  const ids = snapshot.packs.map(({ id }) => id);
  const bring = () => storePacks({ shelf, ...list, ids });
  await locked(shelf, bring, false).catch(() => undefined);
}
