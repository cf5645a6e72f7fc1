/** What a reader can set: a program and which thread takes each step; and the run that follows from it. */
import { remember } from '../model/story.ts';
import { readyThreads, runChoices, startRun, step } from './model.ts';
import { PROGRAMS, type ProgramName } from './programs.ts';
import type { Run } from './types.ts';

export interface ThreadOptions {
  program: ProgramName;
}

export interface ThreadState {
  program: ProgramName;
  /** Threads by number, in the order of their steps; where they end, the scheduler goes on by turns. */
  choices: number[];
  /** Steps taken. */
  step: number;
  /** What the next random run is made of. */
  seed: number;
}

/** Seeds there are. */
export const SEEDS = 1000;

/** The state that a reader meets first. */
export const startState = ({ program }: ThreadOptions): ThreadState => ({ program, choices: [], step: 0, seed: 0 });

/** A whole run: who takes each step to the end, and the run before each step and after the last. */
export interface Plan {
  order: readonly number[];
  runs: readonly Run[];
}

/** The reader's choices and what the scheduler makes of the rest, the threads in turn. */
export const planOf = remember(
  ({ program, choices }: ThreadState): Plan =>
    complete(program, choices, (ready, last) => ready.find((thread) => thread > last) ?? ready[0]),
);

/** The run as far as it has been taken. */
export const shownRun = (state: ThreadState): Run =>
  planOf(state).runs[state.step] ?? startRun(PROGRAMS[state.program]);

/** The choices whose steps have been taken, then one thread after another as the seed picks them. */
export function randomOrder({ program, choices, step: at, seed }: ThreadState): number[] {
  const random = seeded(seed);
  return [...complete(program, choices.slice(0, at), (ready) => ready[Math.floor(random() * ready.length)]).order];
}

/** Numbers from 0 to 1 by a seed (mulberry32). */
function seeded(seed: number): () => number {
  let a = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Picker = (ready: readonly number[], last: number) => number | undefined;

function complete(name: ProgramName, choices: readonly number[], pick: Picker): Plan {
  const program = PROGRAMS[name];
  const order: number[] = [];
  const runs = [startRun(program)];
  for (let run = runs[0]; run; ) {
    const thread = choices[order.length] ?? pick(readyThreads(program, run), order.at(-1) ?? -1);
    run = thread === undefined ? undefined : step(program, run, thread);
    if (!run || thread === undefined) break;
    order.push(thread);
    runs.push(run);
  }
  return { order, runs };
}

/** Whether every choice is one that can be made. */
export const arePossible = ({ program, choices }: Pick<ThreadState, 'program' | 'choices'>): boolean =>
  runChoices(PROGRAMS[program], choices) !== undefined;
