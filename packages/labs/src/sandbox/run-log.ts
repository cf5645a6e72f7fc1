/** The output of a run so far, bounded whatever it prints. Pure. */
import { words } from '../words/frame.ts';
import type { RunMessage } from './protocol.ts';

export interface Line {
  kind: 'log' | 'warn' | 'error' | 'value';
  text: string;
}

export interface GlobalRow {
  name: string;
  value: string;
  depth: number;
}

export interface RunLog {
  state: 'idle' | 'running' | 'ended';
  lines: Line[];
  /** Times that something was printed, and how many of them were not kept. */
  printed: number;
  dropped: number;
  /** Line of the program where it failed, from 1. */
  errorLine?: number;
  globals: GlobalRow[];
  /** Why it ended. */
  reason?: Reason;
}

export type Reason = Extract<RunMessage, { kind: 'end' }>['reason'];

/** What came of a run. */
export interface Outcome {
  reason: Reason;
  /** Times that something was printed, and how many of them were not kept. */
  printed: number;
  dropped: number;
  /** Line of the program where it failed, from 1. */
  errorLine?: number;
}

/** Most lines that are kept. */
export const MOST_LINES = 200;

export const idleLog: RunLog = { state: 'idle', lines: [], printed: 0, dropped: 0, globals: [] };
export const startedLog: RunLog = { ...idleLog, state: 'running' };

/** The log with one message more. */
export function addMessage(log: RunLog, message: RunMessage): RunLog {
  switch (message.kind) {
    case 'globals':
      return { ...log, globals: message.rows };
    case 'out':
      return { ...addLine(log, { kind: message.level, text: message.text }), printed: log.printed + 1 };
    case 'value':
      return addLine(log, { kind: 'value', text: message.text });
    case 'error': {
      const where = message.line ? words.atLine(message.line) : '';
      const added = addLine(log, { kind: 'error', text: where + message.text });
      return message.line && log.errorLine === undefined ? { ...added, errorLine: message.line } : added;
    }
    case 'end':
      return { ...log, state: 'ended', reason: message.reason };
  }
}

function addLine(log: RunLog, line: Line): RunLog {
  // An error is never lost in a flood of output.
  if (log.lines.length >= MOST_LINES && line.kind !== 'error') return { ...log, dropped: log.dropped + 1 };
  return { ...log, lines: [...log.lines.slice(-2 * MOST_LINES), line] };
}

/** Of a run that nobody heard the end of. */
export const STOPPED: Outcome = { reason: 'stopped', printed: 0, dropped: 0 };

/** What came of a run; undefined while it goes on. */
export function outcomeOf({ reason, printed, dropped, errorLine }: RunLog): Outcome | undefined {
  return reason && { reason, printed, dropped, ...(errorLine !== undefined && { errorLine }) };
}

/** An outcome in words. */
export function outcomeText({ reason, printed, dropped, errorLine }: Outcome): string {
  const output = printed > 0 ? words.printedTimes(printed) : words.printedNothing;
  const missing = dropped > 0 ? words.notShown(dropped) : '';
  const failed = errorLine ? words.failedAt(errorLine) : '';
  return words.outcome(words.ends[reason], output, missing, failed);
}
