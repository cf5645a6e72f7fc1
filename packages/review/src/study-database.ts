/** The review's database: opened as it is, missing stores are added, nothing is ever cleared. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StorageProblem } from './store.ts';
import type { Grading, OwnCard, Progress } from './types.ts';

export interface StudySchema extends DBSchema {
  progress: { key: string; value: Progress };
  own: { key: string; value: OwnCard };
  /** Ordered by time, since it is read by time. */
  log: { key: [review: number, id: string]; value: Grading };
}

export type StudyDatabase = IDBPDatabase<StudySchema>;

const KEY_PATHS = { progress: 'id', log: ['review', 'id'], own: 'id' } as const;
export const STORES = ['progress', 'log', 'own'] as const;

/** Why the database cannot be used. */
export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Opens the database whatever its version; rejects when the browser refuses, or when it is not ours. */
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
      // Another tab holds an older version open: fail instead of waiting.
      blocked: () => reject(new StorageError('held')),
      // A later version of the site in another tab may change the database; this tab then fails and says so.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, reject);
  });
}

const missingIn = ({ objectStoreNames }: StudyDatabase) => STORES.filter((store) => !objectStoreNames.contains(store));

/** Stores with these names but other keys belong to something else. */
function checked(database: StudyDatabase): StudyDatabase {
  const tx = database.transaction(STORES);
  const isOurs = STORES.every((store) => String(tx.objectStore(store).keyPath) === String(KEY_PATHS[store]));
  if (isOurs) return database;
  database.close();
  throw new StorageError('unreadable');
}
