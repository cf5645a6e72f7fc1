/** Local storage that may be blocked: the site then works without remembering, and says so once in the console. */
import { storageUnavailable } from '../errors/catalogue.ts';

let isReported = false;

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (cause) {
    if (!isReported) console.warn(storageUnavailable(cause).message);
    isReported = true;
    return otherwise;
  }
}

/** The stored value; null when there is none. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

/** Stores a value; null removes it. */
export function writeStored(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), undefined);
}
