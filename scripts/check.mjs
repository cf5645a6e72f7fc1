#!/usr/bin/env node
/** `npm run check`: static checks, the figures of the notes' style (which fail nothing), unit tests; `-- --notes` lists the places of those figures alone. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const run = (file, ...args) => {
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const { values } = parseArgs({ options: { notes: { type: 'boolean' } } });
if (values.notes) {
  run('scripts/note-style.mjs', '--pages');
} else {
  const { status } = spawnSync('npm', ['run', '-s', 'check:static'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  run('scripts/note-style.mjs');
  run('node_modules/vitest/vitest.mjs', 'run');
}
