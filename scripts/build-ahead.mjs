/** The real site is built while unit tests wait for what they start: the browser tests find it built, and look through it in seconds. */
import { spawn } from 'node:child_process';

/** Where `tests/support/sites.ts` has it. */
const OUT = '.cache/tests/real';

/** Resolves when that is done, or has failed: the browser tests build for themselves, and report. */
export function buildAhead() {
  const build = ['scripts/study-notes.mjs', 'build', '--out', OUT];
  // Of the processor it has what nobody else wants.
  const child = spawn('nice', ['-n', '19', process.execPath, ...build], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.on('close', resolve).on('error', resolve);
  });
}
