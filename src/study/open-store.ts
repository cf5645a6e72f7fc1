/** The store of this visit, and word from other tabs. */
import { openIndexedStore } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { StudyStore } from './store.ts';

/** IndexedDB, or memory where the browser gives none. */
export function openStore(name: string): Promise<StudyStore> {
  return openIndexedStore(name).catch(createMemoryStore);
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
