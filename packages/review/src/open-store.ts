/** The store of this visit, and word from other tabs. */
import { storeOf } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { StudyStore } from './store.ts';
import { openDatabase, StoreTrouble } from './study-database.ts';

/** IndexedDB, or memory where the browser gives none or nothing can be made of what lies there. */
export async function openStore(name: string): Promise<StudyStore> {
  try {
    return storeOf(await openDatabase(name));
  } catch (error) {
    return createMemoryStore(error instanceof StoreTrouble ? error.trouble : 'refused');
  }
}

/** Tells other tabs of changes and hears of theirs; without the API every tab is for itself until it is loaded again. */
export function openChannel(name: string, onChange: () => void): { tell: () => void; close: () => void } {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onChange;
    return { tell: () => channel.postMessage(''), close: () => channel.close() };
  } catch {
    return { tell: () => {}, close: () => {} };
  }
}
