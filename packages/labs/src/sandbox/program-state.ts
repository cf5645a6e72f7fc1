/** A program and what came of running it, as a machine: what the runners of all languages have in common. */
import * as v from 'valibot';
import { readJsonLink, writeJsonLink } from '../model/json-link.ts';
import type { LabModel } from '../model/lab-model.ts';
import { words } from '../words/frame.ts';
import { LONGEST_PROGRAM } from './limits.ts';
import { type Outcome, outcomeText } from './run-log.ts';

export interface ProgramOptions {
  code: string;
  /** Seconds after which the program is ended. */
  limit: number;
}

/** A run of the program. */
export interface Run {
  /** Its number, which no other run of the page has. */
  id: number;
  /** What was run. */
  code: string;
  /** How it ended; absent while it runs. */
  outcome?: Outcome;
}

export interface ProgramState {
  code: string;
  /** The last run; absent before the first. */
  run?: Run;
}

export type ProgramAction =
  | { kind: 'edit'; code: string }
  | { kind: 'run'; id: number }
  /** How a run ended. */
  | { kind: 'ended'; id: number; outcome: Outcome };

function reduce(state: ProgramState, action: ProgramAction): ProgramState {
  switch (action.kind) {
    case 'edit': {
      const code = action.code.slice(0, LONGEST_PROGRAM);
      return code === state.code ? state : { ...state, code };
    }
    case 'run':
      return { ...state, run: { id: action.id, code: state.code } };
    case 'ended':
      if (state.run?.id !== action.id || state.run.outcome) return state;
      return { ...state, run: { ...state.run, outcome: action.outcome } };
  }
}

const isChanged = ({ code, run }: ProgramState) => run !== undefined && run.code !== code;

function describe(state: ProgramState): string {
  const { code, run } = state;
  if (!run) return words.notRunYet(code.split('\n').length);
  if (!run.outcome) return words.isRunning;
  return `${outcomeText(run.outcome)}${isChanged(state) ? words.changedSince : ''}`;
}

function question(state: ProgramState): string {
  if (isChanged(state)) return words.whatAfterChange;
  const line = state.run?.outcome?.errorLine;
  if (line) return words.whyError(line);
  return state.run ? words.changeOne : words.whatPrints;
}

const schema = v.object({ code: v.pipe(v.string(), v.maxLength(LONGEST_PROGRAM)) });

export const programModel: LabModel<ProgramOptions, ProgramState, ProgramAction> = {
  start: ({ code }) => ({ code }),
  reduce,
  describe,
  question,
  // A program is as long as it is: JSON, as in the first release. It runs only when the reader asks for it.
  link: {
    write: ({ code }) => writeJsonLink({ code }),
    read(text) {
      const json = readJsonLink(text);
      // Schemas look into what they are given before they check that it is there.
      const result = json === undefined ? undefined : v.safeParse(schema, json);
      return result?.success ? result.output : undefined;
    },
  },
  reports: ({ kind }) => kind === 'ended',
  get keys() {
    return [['Ctrl + Enter', words.ctrlEnter]] as const;
  },
};
