/** `npm run bench:load`: nginx and Caddy asked 1,000 times a second for a minute; `-- <rate> <seconds>` for another load. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './engine.mjs';

const [LOAD_RATE = '1000', LOAD_SECONDS = '60'] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/hosts/load.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, LOAD_RATE, LOAD_SECONDS },
});
process.exitCode = status ?? 1;
