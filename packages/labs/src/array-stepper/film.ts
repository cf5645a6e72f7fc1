/** Records a program: after each step the view of its variables. */
import type { Branch } from '../model/story.ts';
import type { ArrayScene, Pointer, View } from './types.ts';

export interface Film {
  scenes: ArrayScene[];
  /** Keeps the view as it is now; `branch` is what could be guessed before it. */
  shot: (line: number, says: string, branch?: Branch) => void;
}

/** A film whose scenes come from `view`, which reads the program's variables; it must hand over copies. */
export function film(view: () => View): Film {
  const scenes: ArrayScene[] = [];
  return { scenes, shot: (line, says, branch) => scenes.push({ ...view(), line, says, branch }) };
}

/** An array whose indices a program has checked itself. */
export function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no item ${index} of ${values.length}`);
  return value;
}

/** A question with the same choices each time. */
export const ask = (question: string, choices: readonly string[], right: number): Branch => ({
  question,
  choices,
  right,
});

/** The pointers of a view: names, and where each is. */
export const marks = (places: Record<string, number>): Pointer[] =>
  Object.entries(places).map(([name, at]) => ({ name, at }));
