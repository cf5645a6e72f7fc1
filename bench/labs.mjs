/** `npm run bench:labs -- --seconds 60 --seed 7 --lab sort-visualiser`: the fuzz of the labs, for as long as one likes, tasks timed. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './engine.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    lab: { type: 'string' },
  },
});
console.log(`seed ${values.seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'tests/e2e/labs-fuzz.spec.ts', '--workers=1'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ TEST_SITES: 'fixture', FUZZ_SECONDS: values.seconds, FUZZ_SEED: values.seed },
      ...(values.lab && { FUZZ_LAB: values.lab }),
    },
  },
);
process.exitCode = status ?? 1;
