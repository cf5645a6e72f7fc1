#!/usr/bin/env node
/**
 * `npm run bench:generated`: 100,000 generated notes, of ours and of each engine whose notes we read. None may crash the
 * compile, leave a script in the article, or have a problem placed outside of its text. `-- --count N` takes so many,
 * `--seed N` repeats a run; exits 1 at the first that fails, shrunk to what fails still.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from './bundle.mjs';

/** Ours and those of six engines. */
const KINDS = 7;
const bundle = new URL('../.cache/bench/generated/index.js', import.meta.url);
const { values: given } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });

if (process.send) await serve();
else process.exitCode = (await main()) ? 0 : 1;

async function serve() {
  const { checkGenerated } = await import(bundle);
  process.once('message', async ({ count, seed }) => {
    const wrong = await checkGenerated(count, seed).then(
      () => undefined,
      (error) => [error.message, error.cause?.message].join('\n'),
    );
    process.send({ wrong }, () => process.exit());
  });
}

async function main() {
  await bundled('bench/hardening/generated.ts');
  const lanes = Math.max(1, availableParallelism() - 1);
  const seed = Number(given.seed ?? Date.now() % 1e9);
  const count = Math.ceil(Number(given.count ?? 100_000) / KINDS / lanes);
  console.log(`${count * KINDS * lanes} notes, --seed ${seed}`);
  const found = await Promise.all(Array.from({ length: lanes }, (_, lane) => run({ count, seed: seed + lane })));
  for (const wrong of found) if (wrong) console.log(wrong);
  return found.every((wrong) => !wrong);
}

/** What is wrong in one lane. */
function run(task) {
  const child = fork(fileURLToPath(import.meta.url));
  return new Promise((resolve) => {
    child.once('message', ({ wrong }) => resolve(wrong));
    child.once('exit', (code) => resolve(`ended with ${code}`));
    child.send(task);
  });
}
