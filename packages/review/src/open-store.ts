/** Opens the store, and the channel to other tabs. */
import { storeOf } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { StudyStore } from './store.ts';
import { openDatabase, StorageError } from './study-database.ts';

/** IndexedDB, or memory where the browser offers none or its data is not readable. */
export async function openStore(name: string): Promise<StudyStore> {
  try {
    return storeOf(await openDatabase(name));
  } catch (error) {
    return createMemoryStore(error instanceof StorageError ? error.problem : 'refused');
  }
}

/** Notifies other tabs of changes and listens for theirs; without the API a tab sees them only after a reload. */
export function openChannel(name: string, onChange: () => void): { notify: () => void; close: () => void } {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onChange;
    return { notify: () => channel.postMessage(''), close: () => channel.close() };
  } catch {
    return { notify: () => {}, close: () => {} };
  }
}
