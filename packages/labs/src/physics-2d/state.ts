/** What the reader has set, and what follows from it. */
import type { Body } from './integrators.ts';
import { energyOf, motion, type Setting } from './scenes.ts';

export interface PhysicsState extends Setting {
  /** Steps done. */
  step: number;
}

export const runs = new WeakMap<object, Body[]>();

/** Bodies of a state up to its step; made once. */
export function runOf(state: PhysicsState): Body[] {
  const known = runs.get(state) ?? motion(state, state.step);
  runs.set(state, known);
  return known;
}

/** Energy now over energy at the start; 1 where there was none. */
export function energyRatio(state: PhysicsState, body: Body | undefined): number {
  const first = runOf(state)[0];
  if (!first || !body) return 1;
  const start = energyOf(state, first);
  return start === 0 ? 1 : energyOf(state, body) / start;
}
