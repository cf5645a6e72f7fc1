/** Output that a worker sends: short and not too often, or the frame that ends it would drown in messages. */
import { LONGEST } from './protocol-limits.ts';

/** Lines after which a program is ended. */
const MOST = 1000;

/** Makes a function that sends lines by `post`; the line beyond the last asks for the end. */
export function boundedOutput(
  post: (message: object) => void,
): (level: 'log' | 'warn' | 'error', text: string) => void {
  let left = MOST;
  return (level, text) => {
    if (left > 0) post({ kind: 'out', level, text: text.slice(0, LONGEST + 1) });
    else if (left === 0) post({ kind: 'flood' });
    left--;
  };
}
