#!/usr/bin/env node
/** `npm run check:static`: what can be checked without running the site, as many at once as there are cores. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first, so that none runs on alone. */
const CHECKS = [
  'node scripts/study-notes.mjs check',
  'tsc -p tsconfig.json',
  'tsc -p tsconfig.browser.json',
  'tsc -p tsconfig.shared.json',
  'knip',
  'knip --production',
  'npm run -s check:format',
  'node scripts/lint-copy.mjs',
  'node scripts/config-reference.mjs --check',
  'node tests/spec/mutations.mjs --list',
];

const failed = [];
const waiting = [...CHECKS];
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) console.error(`\nFailed:\n  ${failed.join('\n  ')}`);
process.exit(failed.length > 0 ? 1 : 0);

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { code, output } = await run(check);
    console.log(`\n$ ${check}\n${output}`);
    if (code !== 0) failed.push(check);
  }
}

/** Runs a command line of this file; its output is kept together, so that two do not mix. */
function run(check) {
  return new Promise((resolve) => {
    const child = spawn(check, { shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
