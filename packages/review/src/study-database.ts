/** The database of the review: opened as it is found, completed where a part is missing, never cleared. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Trouble } from './store.ts';
import type { Grading, Progress } from './types.ts';

export interface StudySchema extends DBSchema {
  progress: { key: string; value: Progress };
  /** By time, since that is how it is read. */
  log: { key: [review: number, id: string]; value: Grading };
}

export type StudyDatabase = IDBPDatabase<StudySchema>;

const KEY_PATHS = { progress: 'id', log: ['review', 'id'] } as const;
const STORES = ['progress', 'log'] as const;

/** Why the database cannot be used. */
export class StoreTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Opens the database of any version; rejects where the browser does not let us, or it is not ours. */
export async function openDatabase(name: string): Promise<StudyDatabase> {
  const found = await openVersion(name);
  if (missingIn(found).length === 0) return checked(found);
  const next = found.version + 1;
  found.close();
  return checked(await openVersion(name, next));
}

function openVersion(name: string, version?: number): Promise<StudyDatabase> {
  return new Promise((resolve, reject) => {
    const opening = openDB<StudySchema>(name, version, {
      upgrade(database) {
        for (const store of missingIn(database))
          database.createObjectStore(store, { keyPath: KEY_PATHS[store] as string | string[] });
      },
      // Another tab does not let go: nobody waits for it.
      blocked: () => reject(new StoreTrouble('held')),
      // A later version of the site in another tab may change the database; this tab then fails and says so.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, reject);
  });
}

const missingIn = ({ objectStoreNames }: StudyDatabase) => STORES.filter((store) => !objectStoreNames.contains(store));

/** Stores of these names with other keys are somebody else's. */
function checked(database: StudyDatabase): StudyDatabase {
  const tx = database.transaction(STORES);
  const isOurs = STORES.every((store) => String(tx.objectStore(store).keyPath) === String(KEY_PATHS[store]));
  if (isOurs) return database;
  database.close();
  throw new StoreTrouble('unreadable');
}
