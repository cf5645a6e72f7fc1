/** The output of a run so far, bounded whatever it prints. Pure. */
import type { RunMessage } from './protocol.ts';

export interface Line {
  kind: 'log' | 'warn' | 'error' | 'value' | 'end';
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
  /** Lines of output that were not kept. */
  dropped: number;
  /** Line of the program where it failed, from 1. */
  errorLine?: number;
  globals: GlobalRow[];
}

/** Most lines that are kept. */
export const MOST_LINES = 200;

export const idleLog: RunLog = { state: 'idle', lines: [], dropped: 0, globals: [] };
export const startedLog: RunLog = { ...idleLog, state: 'running' };

const ENDS = {
  done: '运行结束',
  timeout: '超过时间限制，已经停止',
  flood: '输出太多，已经停止',
  stopped: '已经停止',
  crashed: '程序意外结束',
};

/** The log with one message more. */
export function addMessage(log: RunLog, message: RunMessage): RunLog {
  switch (message.kind) {
    case 'globals':
      return { ...log, globals: message.rows };
    case 'out':
      return addLine(log, { kind: message.level, text: message.text });
    case 'value':
      return addLine(log, { kind: 'value', text: message.text });
    case 'error': {
      const where = message.line ? `第 ${message.line} 行：` : '';
      const added = addLine(log, { kind: 'error', text: where + message.text });
      return message.line && log.errorLine === undefined ? { ...added, errorLine: message.line } : added;
    }
    case 'end': {
      const dropped = log.dropped > 0 ? `（另有 ${log.dropped} 行输出没有显示）` : '';
      const line: Line = { kind: 'end', text: `${ENDS[message.reason]}${dropped}。` };
      return { ...log, state: 'ended', lines: [...log.lines, line] };
    }
  }
}

function addLine(log: RunLog, line: Line): RunLog {
  // An error is never lost in a flood of output.
  if (log.lines.length >= MOST_LINES && line.kind !== 'error') return { ...log, dropped: log.dropped + 1 };
  return { ...log, lines: [...log.lines.slice(-2 * MOST_LINES), line] };
}
