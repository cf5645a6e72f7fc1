/** Keeps progress in IndexedDB: one transaction for each change, so that tabs cannot lose each other's grades. */
import type { IDBPObjectStore, IDBPTransaction } from 'idb';
import { newerRecords } from './merge.ts';
import { OWN_LIMITS } from './own-cards.ts';
import { isGrading, isOwnCard, isProgress } from './record-schema.ts';
import { gradeCard } from './schedule.ts';
import type { StudyStore } from './store.ts';
import { STORES, type StudyDatabase, type StudySchema } from './study-database.ts';
import type { Grading, Progress } from './types.ts';

type StoreNames = typeof STORES;
type Stores = IDBPTransaction<StudySchema, StoreNames, 'readwrite'>;

/** Runs one change in a transaction: all of it is stored when the promise resolves, none of it when it rejects. */
async function inTransaction<T>(database: StudyDatabase, run: (tx: Stores) => Promise<T>): Promise<T> {
  const tx = database.transaction(STORES, 'readwrite');
  // Awaited below; a failed change rejects this promise too, which nobody else handles.
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
    // The transaction has already finished.
  }
}

/** Key under which an unreadable record is kept when a new one takes its place. */
const backupKey = (id: unknown) => `${String(id)} · ${Date.now()}`;

type Cards = IDBPObjectStore<StudySchema, StoreNames, 'progress', 'readwrite'>;
type Grades = IDBPObjectStore<StudySchema, StoreNames, 'log', 'readwrite'>;

/** A card's progress; undefined when there is none or it is invalid. */
async function getProgress(cards: Cards, id: string): Promise<Progress | undefined> {
  const found: unknown = await cards.get(id);
  return isProgress(found) ? found : undefined;
}

async function putProgress(cards: Cards, progress: Progress): Promise<void> {
  const found = await cards.get(progress.id);
  if (found && !isProgress(found)) await cards.put({ ...(found as Progress), id: backupKey(progress.id) });
  // Fields written by a later version are kept.
  await cards.put(isProgress(found) ? { ...found, ...progress } : progress);
}

async function putGrading(grades: Grades, grading: Grading): Promise<void> {
  const found = await grades.get([grading.review, grading.id]);
  if (found && !isGrading(found)) await grades.put({ ...(found as Grading), id: backupKey(grading.id) });
  await grades.put(grading);
}

/** The store over an open database; invalid records are skipped and stay where they are. */
export function storeOf(database: StudyDatabase): StudyStore {
  return {
    load: async (since) => {
      const tx = database.transaction(STORES);
      const [progress, log, own]: [unknown[], unknown[], unknown[]] = await Promise.all([
        tx.objectStore('progress').getAll(),
        tx.objectStore('log').getAll(IDBKeyRange.lowerBound([since])),
        tx.objectStore('own').getAll(),
      ]);
      const valid = { progress: progress.filter(isProgress), log: log.filter(isGrading), own: own.filter(isOwnCard) };
      const count = (...lists: unknown[][]) => lists.reduce((sum, { length }) => sum + length, 0);
      const skipped = count(progress, log, own) - count(valid.progress, valid.log, valid.own);
      return { ...valid, skipped };
    },
    grade: (card, grade, now) =>
      inTransaction(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const result = gradeCard(await getProgress(cards, card.id), card, { grade, now });
        await Promise.all([putProgress(cards, result.progress), putGrading(tx.objectStore('log'), result.grading)]);
        return result;
      }),
    undo: ({ before, progress, grading }) =>
      inTransaction(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const found = await getProgress(cards, progress.id);
        if (found?.last_review !== progress.last_review) return false;
        await Promise.all([
          before ? putProgress(cards, before) : cards.delete(progress.id),
          tx.objectStore('log').delete([grading.review, grading.id]),
        ]);
        return true;
      }),
    setAside: (id, isAside) =>
      inTransaction(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const found = await getProgress(cards, id);
        if (found) await putProgress(cards, { ...found, isAside });
      }),
    moveProgress: (from, { id, path, title, text }) =>
      inTransaction(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const [found, taken] = await Promise.all([getProgress(cards, from), getProgress(cards, id)]);
        if (found && !taken)
          await Promise.all([cards.delete(from), putProgress(cards, { ...found, id, path, title, text })]);
      }),
    forget: (ids) =>
      inTransaction(database, async (tx) => {
        await Promise.all(ids.map((id) => tx.objectStore('progress').delete(id)));
      }),
    merge: (data) =>
      inTransaction(database, async (tx) => {
        const [cards, grades] = [tx.objectStore('progress'), tx.objectStore('log')];
        const ownCards = tx.objectStore('own');
        const [progress, log, own] = await Promise.all([cards.getAll(), grades.getAll(), ownCards.getAll()]);
        const current = {
          progress: progress.filter(isProgress),
          log: log.filter(isGrading),
          own: own.filter(isOwnCard),
        };
        const newer = newerRecords(current, data);
        await Promise.all([
          ...newer.progress.map((one) => putProgress(cards, one)),
          ...newer.log.map((one) => putGrading(grades, one)),
          ...newer.own.map((one) => ownCards.put(one)),
        ]);
        return { cards: newer.progress.length, grades: newer.log.length, own: newer.own.length };
      }),
    addOwn: (card) =>
      inTransaction(database, async (tx) => {
        const cards = tx.objectStore('own');
        const [found, count] = await Promise.all([cards.getKey(card.id), cards.count()]);
        if (found !== undefined || count >= OWN_LIMITS.cards) return false;
        await cards.put(card);
        return true;
      }),
    removeOwn: (id) =>
      inTransaction(database, async (tx) => {
        await Promise.all([tx.objectStore('own').delete(id), tx.objectStore('progress').delete(id)]);
      }),
    clear: () =>
      inTransaction(database, async (tx) => {
        await Promise.all(STORES.map((name) => tx.objectStore(name).clear()));
      }),
  };
}
