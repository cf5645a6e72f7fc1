/** Keeps progress in memory for this visit, where the browser allows no storage. */
import { gradingKey, newerRecords } from './merge.ts';
import { OWN_LIMITS } from './own-cards.ts';
import { gradeCard } from './schedule.ts';
import type { StorageProblem, StudyStore } from './store.ts';
import type { Grading, OwnCard, Progress } from './types.ts';

/** A store in memory; `problem` says why it must be one. */
export function createMemoryStore(problem: StorageProblem = 'refused'): StudyStore {
  const progress = new Map<string, Progress>();
  const own = new Map<string, OwnCard>();
  let log: Grading[] = [];
  return {
    problem,
    load: async (since) => ({
      progress: [...progress.values()],
      log: log.filter(({ review }) => review >= since),
      own: [...own.values()],
      skipped: 0,
    }),
    grade: async (card, grade, now) => {
      const result = gradeCard(progress.get(card.id), card, { grade, now });
      progress.set(card.id, result.progress);
      log.push(result.grading);
      return result;
    },
    undo: async ({ before, progress: { id, last_review }, grading }) => {
      if (progress.get(id)?.last_review !== last_review) return false;
      if (before) progress.set(id, before);
      else progress.delete(id);
      log = log.filter((one) => gradingKey(one) !== gradingKey(grading));
      return true;
    },
    setAside: async (id, isAside) => {
      const found = progress.get(id);
      if (found) progress.set(id, { ...found, isAside });
    },
    moveProgress: async (from, { id, path, title, text }) => {
      const found = progress.get(from);
      if (!found || progress.has(id)) return;
      progress.delete(from);
      progress.set(id, { ...found, id, path, title, text });
    },
    forget: async (ids) => {
      for (const id of ids) progress.delete(id);
    },
    merge: async (data) => {
      const newer = newerRecords({ progress: [...progress.values()], log, own: [...own.values()] }, data);
      for (const one of newer.progress) progress.set(one.id, one);
      log.push(...newer.log);
      for (const card of newer.own) own.set(card.id, card);
      return { cards: newer.progress.length, grades: newer.log.length, own: newer.own.length };
    },
    addOwn: async (card) => {
      if (own.has(card.id) || own.size >= OWN_LIMITS.cards) return false;
      own.set(card.id, card);
      return true;
    },
    removeOwn: async (id) => {
      own.delete(id);
      progress.delete(id);
    },
    clear: async () => {
      progress.clear();
      own.clear();
      log = [];
    },
  };
}
