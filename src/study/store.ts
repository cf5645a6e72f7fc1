/** Where progress is kept. Every change is one step: it happens whole, on what is stored at that moment, or not at all. */
import type { Grade, Grading, Progress, StudyCard, StudyData } from './types.ts';

export interface StudyStore {
  /** False when nothing outlives the visit. */
  readonly isLasting: boolean;
  /** All progress, and the grades given since a moment. */
  load(since: number): Promise<StudyData>;
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
