/** From what the prelude says to what the page shows. Pure. */
import type { RunMessage } from '../sandbox/protocol.ts';

/** Rows of globals from the prelude's lines: depth, name, value. */
export function readGlobals(lines: string): Extract<RunMessage, { kind: 'globals' }> {
  const rows = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [depth = '0', name = '', value = ''] = line.split('\t');
      return { depth: Number(depth), name, value };
    });
  return { kind: 'globals', rows };
}

/** An error with the program's line; the frames of what runs around it are cut off. */
export function readError(message: string): Extract<RunMessage, { kind: 'error' }> {
  const [own = ''] = message.split(/\n\t\[C\]: in function 'xpcall'/);
  const text = own.replace(/^main\.lua:\d+: /, '');
  const line = /(?:^|\n\t?)main\.lua:(\d+):/.exec(message)?.[1];
  return { kind: 'error', text, ...(line ? { line: Number(line) } : {}) };
}
