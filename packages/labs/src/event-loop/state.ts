/** What a reader can set: a program and how far it has run. */
import { remember } from '../model/story.ts';
import { runProgram } from './model.ts';
import { PIECES, type Piece, PRESETS, PROGRAMS, type Preset, withPiece } from './programs.ts';
import type { Machine, Statement } from './types.ts';

/** Most statements of a program, those inside others not counted. */
export const MOST_STATEMENTS = 14;

export interface LoopOptions {
  program: Preset;
  /** Steps already taken when the reader comes; more than there are is the end. */
  step?: number;
}

/** Where the next step may be taken from. */
export const SOURCES = ['stack', 'microtasks', 'timers'] as const;
export type Source = (typeof SOURCES)[number];

/** A program is the beginning of a given one and what was posted after it: so it fits a link. */
export interface LoopState {
  base: Preset;
  /** How many of its statements are kept. */
  kept: number;
  added: Piece[];
  /** Steps taken. */
  step: number;
  /** What was pressed although it was not its turn. */
  missed?: Source | undefined;
}

/** The program of a state. */
export function programOf({ base, kept, added }: Pick<LoopState, 'base' | 'kept' | 'added'>): Statement[] {
  return added.reduce<Statement[]>(withPiece, PROGRAMS[base].slice(0, kept));
}

/** A program with all machines from its start to its end. */
export const storyOf = remember((state: LoopState) => {
  const program = programOf(state);
  return { program, machines: runProgram(program) };
});

/** The last step of a state's program. */
export const lastOf = (state: LoopState): number => storyOf(state).machines.length - 1;

/** The machine as it is now. */
export function machineOf(state: LoopState): Machine {
  const machine = storyOf(state).machines[state.step];
  if (!machine) throw new RangeError(`step ${state.step} of ${lastOf(state)}`);
  return machine;
}

/** The state that a reader meets first. */
export function startState({ program, step = 0 }: LoopOptions): LoopState {
  const start: LoopState = { base: program, kept: PROGRAMS[program].length, added: [], step: 0 };
  return { ...start, step: Math.min(step, lastOf(start)) };
}

/** The given program that a state's program still is; undefined for one of the reader's own. */
export const presetOf = ({ base, kept, added }: LoopState): Preset | undefined =>
  kept === PROGRAMS[base].length && added.length === 0 ? base : undefined;

/** From where the loop takes its next step; undefined at the end. */
export function turnOf({ stack, microtasks, timers }: Machine): Source | undefined {
  if (stack.length > 0) return 'stack';
  if (microtasks.length > 0) return 'microtasks';
  return timers.length > 0 ? 'timers' : undefined;
}

/** What the first release wrote, the program with all its statements, as a state; throws for what no lab wrote. */
export function fromJson(json: unknown): LoopState {
  const { program, step } = json as { program: Statement[]; step: number };
  const bases = PRESETS.map((base) => ({ base, kept: commonLength(PROGRAMS[base], program) }));
  const best = bases.reduce((a, b) => (b.kept > a.kept ? b : a));
  if (program.length > MOST_STATEMENTS) throw new RangeError('more statements than a program may have');
  const added: Piece[] = [];
  for (const statement of program.slice(best.kept)) {
    const before = programOf({ ...best, added });
    const piece = PIECES.find((each) => isSame(withPiece(before, each).at(-1), statement));
    if (!piece) throw new RangeError('a statement that no reader could post');
    added.push(piece);
  }
  const state = { ...best, added, step: 0 };
  return { ...state, step: Math.min(step, lastOf(state)) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function commonLength(a: readonly Statement[], b: readonly Statement[]): number {
  const differs = a.findIndex((statement, index) => !isSame(statement, b[index]));
  return differs < 0 ? a.length : differs;
}
