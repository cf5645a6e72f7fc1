/** Keeps progress in IndexedDB: one transaction for each change, so that tabs cannot lose each other's grades. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { newsOf } from './merge.ts';
import { gradeCard } from './schedule.ts';
import type { StudyStore } from './store.ts';
import type { Grading, Progress } from './types.ts';

interface Schema extends DBSchema {
  progress: { key: string; value: Progress };
  /** By time, since that is how it is read. */
  log: { key: [review: number, id: string]; value: Grading };
}

type Database = IDBPDatabase<Schema>;

/** Opens the database; rejects where the browser does not let us. */
export async function openIndexedStore(name: string): Promise<StudyStore> {
  const database: Database = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('progress', { keyPath: 'id' });
      fresh.createObjectStore('log', { keyPath: ['review', 'id'] });
    },
    // A later version of the site in another tab may change the database; this tab then fails and says so.
    blocking: () => database.close(),
  });
  return storeOf(database);
}

type Stores = IDBPTransaction<Schema, ['progress', 'log'], 'readwrite'>;

/** One change: all of it is stored when the promise is kept, nothing of it when it is broken. */
async function inOneStep<T>(database: Database, run: (tx: Stores) => Promise<T>): Promise<T> {
  const tx = database.transaction(['progress', 'log'], 'readwrite');
  // Awaited below; a broken step rejects it as well, and nobody else listens.
  tx.done.catch(() => {});
  try {
    const result = await run(tx);
    await tx.done;
    return result;
  } catch (error) {
    abort(tx);
    throw error;
  }
}

function abort(tx: Stores): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

function storeOf(database: Database): StudyStore {
  return {
    isLasting: true,
    load: async (since) => {
      const tx = database.transaction(['progress', 'log']);
      const [progress, log] = await Promise.all([
        tx.objectStore('progress').getAll(),
        tx.objectStore('log').getAll(IDBKeyRange.lowerBound([since])),
      ]);
      return { progress, log };
    },
    grade: (card, grade, now) =>
      inOneStep(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const result = gradeCard(await cards.get(card.id), card, grade, now);
        await Promise.all([cards.put(result.progress), tx.objectStore('log').put(result.grading)]);
        return result;
      }),
    adopt: (from, { id, path, title, text }) =>
      inOneStep(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const [found, taken] = await Promise.all([cards.get(from), cards.get(id)]);
        if (found && !taken) await Promise.all([cards.delete(from), cards.put({ ...found, id, path, title, text })]);
      }),
    forget: (ids) =>
      inOneStep(database, async (tx) => {
        await Promise.all(ids.map((id) => tx.objectStore('progress').delete(id)));
      }),
    merge: (data) =>
      inOneStep(database, async (tx) => {
        const [cards, grades] = [tx.objectStore('progress'), tx.objectStore('log')];
        const [progress, log] = await Promise.all([cards.getAll(), grades.getAll()]);
        const news = newsOf({ progress, log }, data);
        await Promise.all([...news.progress.map((one) => cards.put(one)), ...news.log.map((one) => grades.put(one))]);
        return { cards: news.progress.length, grades: news.log.length };
      }),
    clear: () =>
      inOneStep(database, async (tx) => {
        await Promise.all([tx.objectStore('progress').clear(), tx.objectStore('log').clear()]);
      }),
  };
}
