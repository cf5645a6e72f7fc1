/** The grades given in this session, newest last, each of which can be taken back. */
import { useState } from 'react';
import type { Graded } from './store.ts';
import type { Study } from './use-study.ts';
import { words } from './words/review.ts';

export interface Undo {
  /** Question of the card whose grade would be taken back; absent when there is none. */
  next?: string;
  /** Why the last one could not be. */
  problem: string;
  add: (graded: Graded) => void;
  /** Takes the newest grade back; gives the id and the number of grades of the card that is to be asked again. */
  undo: () => Promise<{ id: string; reps: number } | undefined>;
}

/** Grades of this session that can be undone, without limit. */
export function useUndo(change: Study['change']): Undo {
  const [given, setGiven] = useState<readonly Graded[]>([]);
  const [problem, setProblem] = useState('');
  const last = given.at(-1);
  const undo = async () => {
    if (!last) return undefined;
    const isUndone = await change((store) => store.undo(last));
    // What was not stored is said by the page, and can be tried again.
    if (isUndone === undefined) return undefined;
    setGiven(given.slice(0, -1));
    setProblem(isUndone ? '' : words.cannotUndo(last.progress.text));
    return isUndone ? { id: last.progress.id, reps: last.before?.reps ?? 0 } : undefined;
  };
  const add = (graded: Graded) => {
    setGiven((before) => [...before, graded]);
    setProblem('');
  };
  return { problem, add, undo, ...(last && { next: last.progress.text }) };
}
