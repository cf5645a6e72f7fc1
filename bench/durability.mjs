/**
 * The long runs of what `npm test` tries a few times: `npm run bench:durability -- damage 1000 <seed>` damages that many files
 * of cache and output, `… kills 1000 <seed>` kills that many builds, at least every tenth between the two renames.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './engine.mjs';

const RUNS = {
  damage: { test: 'tests/unit/damaged-cache.test.ts', count: 'DAMAGES' },
  kills: { test: 'tests/unit/killed-builds.test.ts', count: 'KILLS' },
};

const [what, count = '1000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const run = RUNS[what];
if (!run) throw new Error(`Say one of ${Object.keys(RUNS).join(', ')}.`);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', run.test], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, [run.count]: count, SEED: seed },
});
process.exitCode = status ?? 1;
