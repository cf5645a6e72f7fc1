/** What the published build says of itself. */
import { LIST_FILE, type PackList } from '../names.ts';
import type { Shelf } from './shelf.ts';

/** A page waits for this, ms: then the line counts as dead, and what is stored is shown. */
const PATIENCE = 4000;

/** The list; null where the site has none any more; undefined when there is no answer. */
export async function fetchList(shelf: Shelf): Promise<PackList | null | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(shelf.address(`/${LIST_FILE}`), { cache: 'no-cache', signal });
    if (answer.status === 404 || answer.status === 410) return null;
    const list: PackList = answer.ok ? await answer.json() : undefined;
    return list && ('withdrawn' in list || (typeof list.version === 'string' && Array.isArray(list.packs)))
      ? list
      : undefined;
  } catch {
    return undefined;
  }
}
