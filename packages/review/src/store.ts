/** Where progress is stored. Every change is atomic: it applies to what is stored at that moment, whole or not at all. */
import type { Grade, Grading, OwnCard, Progress, StudyCard, StudyData } from './types.ts';

/** What is wrong with the browser's storage: refused by the browser, held by another tab, or not readable by us. */
export type StorageProblem = 'refused' | 'held' | 'unreadable';

/** A grade that was given. */
export interface Graded {
  /** The card's progress until then; absent when it was new. */
  before: Progress | undefined;
  progress: Progress;
  grading: Grading;
}

export interface StudyStore {
  /** Why nothing is stored beyond this visit; absent when it is. */
  readonly problem?: StorageProblem;
  /** All progress and own cards, the grades given since a moment, and how many invalid records were skipped. */
  load(since: number): Promise<StudyData & { skipped: number }>;
  /** Grades a card as it is stored now, including what another tab did meanwhile; the result can be undone. */
  grade(card: StudyCard, grade: Grade, now: number): Promise<Graded>;
  /** Takes a grade back; false when the card was graded again since, or forgotten. */
  undo(graded: Graded): Promise<boolean>;
  /** Sets a card aside, or brings it back into the queue; its progress stays. */
  setAside(id: string, isAside: boolean): Promise<void>;
  /** Moves the progress of an orphaned card to another one. */
  moveProgress(from: string, to: StudyCard): Promise<void>;
  /** Deletes the progress of cards. */
  forget(ids: readonly string[]): Promise<void>;
  /** Adds what is newer; returns how many cards' progress, grades and own cards that were. */
  merge(data: StudyData): Promise<{ cards: number; grades: number; own: number }>;
  /** Adds an own card; false when there is one of its id, or no room for more. */
  addOwn(card: OwnCard): Promise<boolean>;
  /** Deletes an own card and its progress. */
  removeOwn(id: string): Promise<void>;
  /** Deletes everything. */
  clear(): Promise<void>;
}
