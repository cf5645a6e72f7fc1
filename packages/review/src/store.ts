/** Where progress is kept. Every change is one step: it happens whole, on what is stored at that moment, or not at all. */
import type { Grade, Grading, Progress, StudyCard, StudyData } from './types.ts';

/** What is wrong with the browser's store: it is refused, another tab holds it, or what lies there is not ours to read. */
export type Trouble = 'refused' | 'held' | 'unreadable';

export interface StudyStore {
  /** Why nothing outlives the visit; absent when it does. */
  readonly trouble?: Trouble;
  /** All progress, the grades given since a moment, and how many records were left aside because they are none. */
  load(since: number): Promise<StudyData & { leftAside: number }>;
  /** Grades a card as it is stored now: what another tab did meanwhile counts. */
  grade(card: StudyCard, grade: Grade, now: number): Promise<{ progress: Progress; grading: Grading }>;
  /** Gives the progress of a gone card to another one. */
  adopt(from: string, to: StudyCard): Promise<void>;
  /** Throws the progress of cards away. */
  forget(ids: readonly string[]): Promise<void>;
  /** Takes in what is news; answers how many cards and grades that were. */
  merge(data: StudyData): Promise<{ cards: number; grades: number }>;
  /** Throws everything away. */
  clear(): Promise<void>;
}
