/** Keeps progress in IndexedDB: one transaction for each change, so that tabs cannot lose each other's grades. */
import type { IDBPObjectStore, IDBPTransaction } from 'idb';
import { newsOf } from './merge.ts';
import { gradeCard } from './schedule.ts';
import { isGrading, isProgress } from './sound.ts';
import type { StudyStore } from './store.ts';
import type { StudyDatabase, StudySchema } from './study-database.ts';
import type { Grading, Progress } from './types.ts';

type Stores = IDBPTransaction<StudySchema, ['progress', 'log'], 'readwrite'>;

/** One change: all of it is stored when the promise is kept, nothing of it when it is broken. */
async function inOneStep<T>(database: StudyDatabase, run: (tx: Stores) => Promise<T>): Promise<T> {
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

/** What is put in the place of a record that cannot be read leaves that record beside it, under this name. */
const aside = (id: unknown) => `${String(id)} · ${Date.now()}`;

type Cards = IDBPObjectStore<StudySchema, ['progress', 'log'], 'progress', 'readwrite'>;
type Grades = IDBPObjectStore<StudySchema, ['progress', 'log'], 'log', 'readwrite'>;

/** A card's progress, if it is any. */
async function getProgress(cards: Cards, id: string): Promise<Progress | undefined> {
  const found: unknown = await cards.get(id);
  return isProgress(found) ? found : undefined;
}

async function putProgress(cards: Cards, progress: Progress): Promise<void> {
  const found = await cards.get(progress.id);
  if (found && !isProgress(found)) await cards.put({ ...(found as Progress), id: aside(progress.id) });
  // Fields of a later version stay.
  await cards.put(isProgress(found) ? { ...found, ...progress } : progress);
}

async function putGrading(grades: Grades, grading: Grading): Promise<void> {
  const found = await grades.get([grading.review, grading.id]);
  if (found && !isGrading(found)) await grades.put({ ...(found as Grading), id: aside(grading.id) });
  await grades.put(grading);
}

/** The store over an open database; records that are none are passed over and stay where they are. */
export function storeOf(database: StudyDatabase): StudyStore {
  return {
    load: async (since) => {
      const tx = database.transaction(['progress', 'log']);
      const [progress, log]: [unknown[], unknown[]] = await Promise.all([
        tx.objectStore('progress').getAll(),
        tx.objectStore('log').getAll(IDBKeyRange.lowerBound([since])),
      ]);
      const sound = { progress: progress.filter(isProgress), log: log.filter(isGrading) };
      const leftAside = progress.length - sound.progress.length + log.length - sound.log.length;
      return { ...sound, leftAside };
    },
    grade: (card, grade, now) =>
      inOneStep(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const result = gradeCard(await getProgress(cards, card.id), card, grade, now);
        await Promise.all([putProgress(cards, result.progress), putGrading(tx.objectStore('log'), result.grading)]);
        return result;
      }),
    adopt: (from, { id, path, title, text }) =>
      inOneStep(database, async (tx) => {
        const cards = tx.objectStore('progress');
        const [found, taken] = await Promise.all([getProgress(cards, from), getProgress(cards, id)]);
        if (found && !taken)
          await Promise.all([cards.delete(from), putProgress(cards, { ...found, id, path, title, text })]);
      }),
    forget: (ids) =>
      inOneStep(database, async (tx) => {
        await Promise.all(ids.map((id) => tx.objectStore('progress').delete(id)));
      }),
    merge: (data) =>
      inOneStep(database, async (tx) => {
        const [cards, grades] = [tx.objectStore('progress'), tx.objectStore('log')];
        const [progress, log] = await Promise.all([cards.getAll(), grades.getAll()]);
        const news = newsOf({ progress: progress.filter(isProgress), log: log.filter(isGrading) }, data);
        await Promise.all([
          ...news.progress.map((one) => putProgress(cards, one)),
          ...news.log.map((one) => putGrading(grades, one)),
        ]);
        return { cards: news.progress.length, grades: news.log.length };
      }),
    clear: () =>
      inOneStep(database, async (tx) => {
        await Promise.all([tx.objectStore('progress').clear(), tx.objectStore('log').clear()]);
      }),
  };
}
