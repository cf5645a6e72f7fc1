/** What a reader can set: a program and which thread took each step. */
import * as v from 'valibot';
import { readyThreads, runChoices, startRun, step } from './model.ts';
import { PROGRAM_NAMES, PROGRAMS, type ProgramName } from './programs.ts';
import type { Run } from './types.ts';

/** Longest run of any program, with room. */
const MOST_STEPS = 60;

export interface ThreadOptions {
  program: ProgramName;
}

export interface ThreadState {
  program: ProgramName;
  /** Threads by number, in the order of their steps. */
  choices: number[];
  /** How many of the choices are shown. */
  shown: number;
}

/** A state as it may come from a link: its choices must be possible. */
export const threadState = v.pipe(
  v.object({
    program: v.picklist(PROGRAM_NAMES),
    choices: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))), v.maxLength(MOST_STEPS)),
    shown: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
  }),
  v.check(
    ({ program, choices, shown }) => shown <= choices.length && runChoices(PROGRAMS[program], choices) !== undefined,
  ),
);

/** The state that a reader meets first. */
export const startState = ({ program }: ThreadOptions): ThreadState => ({ program, choices: [], shown: 0 });

/** The run as far as it is shown. */
export const shownRun = ({ program, choices, shown }: ThreadState): Run =>
  runChoices(PROGRAMS[program], choices.slice(0, shown)) as Run;

/** One more step; choices that were taken back are forgotten. */
export function choose({ choices, shown }: ThreadState, thread: number): Partial<ThreadState> {
  return { choices: [...choices.slice(0, shown), thread], shown: shown + 1 };
}

/** Whether no thread may go on. */
export const isOver = (state: ThreadState): boolean =>
  readyThreads(PROGRAMS[state.program], shownRun(state)).length === 0;

/** Goes on to the end, the threads in turn. */
export const runInTurn = (state: ThreadState): Partial<ThreadState> =>
  runOn(state, (ready, last) => ready.find((thread) => thread > last) ?? ready[0]);

/** Goes on to the end, each time with a thread that `random` (0 ≤ value < 1) picks. */
export const runRandomly = (state: ThreadState, random: () => number): Partial<ThreadState> =>
  runOn(state, (ready) => ready[Math.floor(random() * ready.length)]);

type Picker = (ready: readonly number[], last: number) => number | undefined;

function runOn(state: ThreadState, pick: Picker): Partial<ThreadState> {
  const program = PROGRAMS[state.program];
  const choices = state.choices.slice(0, state.shown);
  let run = runChoices(program, choices) ?? startRun(program);
  for (let ready = readyThreads(program, run); ready.length; ready = readyThreads(program, run)) {
    const thread = pick(ready, choices.at(-1) ?? -1) as number;
    choices.push(thread);
    run = step(program, run, thread) as Run;
  }
  return { choices, shown: choices.length };
}
