#!/usr/bin/env node
/**
 * Breaks the product on purpose, one sentence of the specification at a time, and sees whether the tests notice:
 * `node tests/spec/mutations.mjs [--only PATTERN] [--left] [--workers 2] [--report docs/mutations.md]`; `--list` only
 * looks whether all mutations can be applied. Results are kept in `.cache`: the report has all, `--left` tries those
 * again that were not killed.
 * Every mutation is applied to a copy of the repository in a temporary folder; `mutations/*.mjs` hold them.
 * Not part of CI: it takes an hour. A mutation whose text is no longer in its file is an error, and so is one whose
 * tests fail without it.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { failingAnyway, isApplicable, judge } from './mutations/judge.mjs';
import { keep, readKept } from './mutations/kept.mjs';
import { pageOf, tableOf, totals } from './mutations/table.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(ROOT, '.cache/mutations.json');
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: '1' },
    report: { type: 'string' },
    list: { type: 'boolean' },
    left: { type: 'boolean' },
  },
});

const all = (
  await Promise.all(
    readdirSync(new URL('./mutations/', import.meta.url))
      .filter((file) => file.startsWith('section-'))
      .map((file) => import(`./mutations/${file}`)),
  )
).flatMap((module) => module.default);
const wanted = all
  .filter(({ name }) => !options.only || new RegExp(options.only).test(name))
  .filter(({ name }) => !options.left || readKept(KEPT)[name]?.state !== 'killed');
const names = new Set(all.map(({ name }) => name));
if (names.size !== all.length) throw new Error('Two mutations have the same name.');

const folder = mkdtempSync(join(tmpdir(), 'study-notes-mutations-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const misplaced = wanted.filter((mutation) => !isApplicable(mutation, ROOT));
for (const { name, file } of misplaced) console.log(`${name}: its text stands in ${file} not exactly once`);
if (options.list) process.exit(misplaced.length > 0 ? 1 : 0);

const copies = Array.from({ length: Number(options.workers) }, (_, number) => join(folder, String(number)));
for (const copy of copies) await makeCopy(copy);
const failing = await failingAnyway(wanted, copies[0]);
for (const test of failing) console.log(`fails without any mutation: ${test}`);

const queue = [...wanted];
await Promise.all(
  copies.map(async (copy) => {
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const begin = Date.now();
      const { state, by } = await judge(mutation, copy, failing);
      keep(KEPT, mutation.name, { state, by });
      const seconds = Math.round((Date.now() - begin) / 1000);
      console.log(`${state}, ${seconds} s, ${queue.length} left, ${mutation.name}: ${by}`);
    }
  }),
);

const results = all.map((mutation) => ({ ...mutation, ...(readKept(KEPT)[mutation.name] ?? { state: 'not run' }) }));
const ran = results.filter(({ name }) => wanted.some((mutation) => mutation.name === name));
console.log(`\n${tableOf(ran)}\n\n${totals(ran)}`);
if (options.report) writeFileSync(join(ROOT, options.report), pageOf(results, new Date().toISOString().slice(0, 10)));
process.exitCode = ran.every(({ state }) => state === 'killed') ? 0 : 1;

/** A copy of all files that Git knows or would take, with this repository's packages. */
async function makeCopy(target) {
  const listed = await output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // A file that was just deleted is still listed.
  const files = listed.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
  for (const file of files) cpSync(join(ROOT, file), join(target, file));
  const modules = join(target, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    // The repository's own packages are links; in the copy they lead to the copy's.
    const own =
      name.startsWith('study-notes') && join(target, 'packages', name.slice('study-notes-'.length) || 'engine');
    symlinkSync(own || join(ROOT, 'node_modules', name), join(modules, name));
  }
}

function output(command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => child.on('close', () => resolve(Buffer.concat(chunks).toString())));
}
