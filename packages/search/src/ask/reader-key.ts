/** The reader's own API key for the answering service: stored for the visit, or longer if they choose. It belongs to one origin and is sent to no other. */

const NAME = 'ask-key';

interface Stored {
  origin: string;
  key: string;
}

/** The two storages; either may be blocked. */
export interface KeyStorages {
  visit: () => Storage;
  lasting: () => Storage;
}

const BROWSER: KeyStorages = { visit: () => sessionStorage, lasting: () => localStorage };

export interface ReaderKey {
  read: () => string | null;
  /** Stores the key; false when the browser refuses, and then it lasts until the page is closed. */
  keep: (key: string, isLasting: boolean) => boolean;
  forget: () => void;
}

/** The key for a service's address. */
export function readerKey(url: string, storages = BROWSER): ReaderKey {
  const { origin } = new URL(url);
  let held: string | null = null;
  const forget = () => {
    held = null;
    for (const storage of [storages.visit, storages.lasting]) attempt(() => storage().removeItem(NAME));
  };
  return {
    read: () => held ?? readFrom(storages.visit, origin) ?? readFrom(storages.lasting, origin),
    keep(key, isLasting) {
      forget();
      held = key;
      const value = JSON.stringify({ origin, key } satisfies Stored);
      const storage = isLasting ? storages.lasting : storages.visit;
      return attempt(() => storage().setItem(NAME, value)) !== null;
    },
    forget,
  };
}

function readFrom(storage: () => Storage, origin: string): string | null {
  const stored = attempt(() => JSON.parse(storage().getItem(NAME) ?? 'null') as Stored | null);
  return stored?.origin === origin && typeof stored.key === 'string' ? stored.key : null;
}

/** The result, or null when the browser refuses. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
