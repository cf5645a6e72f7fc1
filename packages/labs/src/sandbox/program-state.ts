/** What a note and a reader can set. */
import * as v from 'valibot';
import { LONGEST_PROGRAM } from './limits.ts';

export interface ProgramOptions {
  code: string;
  /** Seconds after which the program is ended. */
  limit: number;
}

export interface ProgramState {
  code: string;
}

/** A state as it may come from a link: text, which runs only when the reader asks for it. */
export const programState = v.object({ code: v.pipe(v.string(), v.maxLength(LONGEST_PROGRAM)) });

/** The state that a reader meets first. */
export const startState = ({ code }: ProgramOptions): ProgramState => ({ code });
