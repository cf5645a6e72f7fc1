/** What a reader can set. */
import * as v from 'valibot';
import { PROGRAM_NAMES, type ProgramName, runProgram } from './programs.ts';

export interface LifetimeOptions {
  program: ProgramName;
}

export interface LifetimeState {
  program: ProgramName;
  /** Index of the step shown. */
  step: number;
}

/** A state as it may come from a link. */
export const lifetimeState = v.pipe(
  v.object({ program: v.picklist(PROGRAM_NAMES), step: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.check(({ program, step }) => step < runProgram(program).length),
);

/** The state that a reader meets first: before the first line. */
export const startState = ({ program }: LifetimeOptions): LifetimeState => ({ program, step: 0 });
