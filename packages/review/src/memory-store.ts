/** Keeps progress for this visit, where the browser lets nothing be stored. */
import { newsOf } from './merge.ts';
import { gradeCard } from './schedule.ts';
import type { StudyStore, Trouble } from './store.ts';
import type { Grading, Progress } from './types.ts';

/** A store in memory; `trouble` says why it must be one. */
export function createMemoryStore(trouble: Trouble = 'refused'): StudyStore {
  const progress = new Map<string, Progress>();
  let log: Grading[] = [];
  return {
    trouble,
    load: async (since) => ({
      progress: [...progress.values()],
      log: log.filter(({ review }) => review >= since),
      leftAside: 0,
    }),
    grade: async (card, grade, now) => {
      const result = gradeCard(progress.get(card.id), card, grade, now);
      progress.set(card.id, result.progress);
      log.push(result.grading);
      return result;
    },
    adopt: async (from, { id, path, title, text }) => {
      const found = progress.get(from);
      if (!found || progress.has(id)) return;
      progress.delete(from);
      progress.set(id, { ...found, id, path, title, text });
    },
    forget: async (ids) => {
      for (const id of ids) progress.delete(id);
    },
    merge: async (data) => {
      const news = newsOf({ progress: [...progress.values()], log }, data);
      for (const one of news.progress) progress.set(one.id, one);
      log.push(...news.log);
      return { cards: news.progress.length, grades: news.log.length };
    },
    clear: async () => {
      progress.clear();
      log = [];
    },
  };
}
