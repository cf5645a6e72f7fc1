/** Where progress is stored. Every change is atomic: it applies to what is stored at that moment, whole or not at all. */
import type { Grade, Grading, Progress, StudyCard, StudyData } from './types.ts';

/** What is wrong with the browser's storage: refused by the browser, held by another tab, or not readable by us. */
export type StorageProblem = 'refused' | 'held' | 'unreadable';

export interface StudyStore {
  /** Why nothing is stored beyond this visit; absent when it is. */
  readonly problem?: StorageProblem;
  /** All progress, the grades given since a moment, and how many invalid records were skipped. */
  load(since: number): Promise<StudyData & { skipped: number }>;
  /** Grades a card as it is stored now, including what another tab did meanwhile. */
  grade(card: StudyCard, grade: Grade, now: number): Promise<{ progress: Progress; grading: Grading }>;
  /** Moves the progress of an orphaned card to another one. */
  moveProgress(from: string, to: StudyCard): Promise<void>;
  /** Deletes the progress of cards. */
  forget(ids: readonly string[]): Promise<void>;
  /** Adds what is newer; returns how many cards and grades that were. */
  merge(data: StudyData): Promise<{ cards: number; grades: number }>;
  /** Deletes everything. */
  clear(): Promise<void>;
}
