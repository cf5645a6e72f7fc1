#!/usr/bin/env node
/**
 * `npm run bench:moving-in -- <folder>[=<old build>]…`: builds each folder as it is, without configuration, and compares it
 * with what its own engine has built, where that folder is given (`docs=docs/build`), and starts `dev` there until its
 * first note answers. Writes the rows of these folders in the table of `docs/moving-in.md`; others stay. `--print` writes
 * nothing. Exits 1 when a share is below 99 %.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './engine.mjs';
import { processorSeconds } from './processes.mjs';

const KINDS = { text: 'text', address: 'addresses', ids: 'ids', title: 'titles', order: 'order', pictures: 'pictures' };
const DOCUMENT = join(ROOT, 'docs/moving-in.md');
const PORT = 5611;
const MARKS = ['<!-- made by npm run bench:moving-in -->', '<!-- end -->'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean' } } });
if (positionals.length === 0) throw new Error('Name at least one folder, `<folder>` or `<folder>=<old build>`.');

const rows = [];
for (const argument of positionals) {
  const [folder, old] = argument.split('=').map((path) => resolve(path));
  console.log(`${basename(folder)} …`);
  rows.push(await measure(folder, old));
  console.log(lineOf(rows.at(-1)));
}
if (values.print) console.log(`\n${table(rows.map(lineOf))}`);
else writeTable(rows.map(lineOf));
process.exit(rows.every(isGood) ? 0 : 1);

async function measure(folder, old) {
  const work = mkdtempSync(join(tmpdir(), 'moving-in-'));
  try {
    const cache = ['--cache', join(work, 'cache')];
    const out = join(work, 'dist');
    const begin = performance.now();
    const built = await run(folder, ['build', '--keep-going', '--json', '--out', out, ...cache]);
    const seconds = (performance.now() - begin) / 1000;
    const compared = old && (await run(folder, ['migrate', '--check', old, '--json', ...cache]));
    return {
      ...{ name: nameOf(folder), seconds, exit: built.code, pages: countPages(out), rules: countRules(built.output) },
      first: await firstPage(folder, join(work, 'dev-cache')),
      ...(compared && { comparison: JSON.parse(compared.output) }),
    };
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Seconds from the start of `dev` without a cache until a note's article is there, and those of the processor. */
async function firstPage(folder, cache) {
  const begin = performance.now();
  const args = ['dev', '--port', String(PORT), '--cache', cache];
  const child = spawn(process.execPath, [join(ROOT, 'packages/engine/bin/study-notes.mjs'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let address = '';
  child.stdout.on('data', (chunk) => (address ||= /http:\/\/\S+/.exec(chunk)?.[0] ?? ''));
  try {
    while (!(await hasArticle(address))) {
      if (child.exitCode !== null || performance.now() - begin > 300_000) return undefined;
      await new Promise((done) => setTimeout(done, 100));
    }
    return { seconds: (performance.now() - begin) / 1000, processor: processorSeconds(child.pid) };
  } finally {
    const ended = new Promise((done) => child.once('close', done));
    try {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    } catch {}
  }
}

/** Whether the address shows an article, or the home page one behind its first link to a section. */
async function hasArticle(address) {
  if (!address) return false;
  const home = await textAt(address);
  if (isArticle(home)) return true;
  const [, section] = /<main[\s\S]*?href="?(\/[^\s">]*)/.exec(home) ?? [];
  return section !== undefined && isArticle(await textAt(new URL(section, address)));
}

function isArticle(html) {
  return /<article[^>]*id="?article"?[^>]*>\s*<\w/.test(html);
}

async function textAt(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** As its origin calls it; the folder's name where it has none. */
function nameOf(folder) {
  try {
    return /url = .*?([^/:]+\/[^/]+?)(?:\.git)?\n/.exec(readFileSync(join(folder, '.git/config'), 'utf8'))[1];
  } catch {
    return basename(folder);
  }
}

function run(folder, args) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/study-notes.mjs'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

/** Documents of the site, its own pages left out. */
function countPages(out) {
  try {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.html') && !/^(?:404|index)\.html$/.test(file)).length;
  } catch {
    return 0;
  }
}

function countRules(output) {
  const counts = {};
  const { problems = [] } = output ? JSON.parse(output) : {};
  for (const { severity, rule } of problems)
    counts[`${rule} (${severity})`] = (counts[`${rule} (${severity})`] ?? 0) + 1;
  return Object.entries(counts).sort(([, a], [, b]) => b - a);
}

function shareOf(comparison, kind) {
  const count = comparison?.equal[kind];
  return count === undefined || count === null ? undefined : (100 * count) / Math.max(1, comparison.notes);
}

function isGood({ comparison }) {
  return !comparison || Object.keys(KINDS).every((kind) => (shareOf(comparison, kind) ?? 100) >= 99);
}

function percent(share) {
  return share === undefined ? '–' : `${Math.floor(share * 10) / 10} %`;
}

function lineOf({ name, seconds, exit, pages, rules, first, comparison }) {
  const notes = comparison ? String(comparison.notes) : '–';
  const missing = comparison
    ? String(comparison.differences.filter(({ kind, file }) => kind === 'address' && file === undefined).length)
    : '–';
  const shares = Object.keys(KINDS).map((kind) => percent(shareOf(comparison, kind)));
  const problems =
    rules
      .slice(0, 6)
      .map(([rule, count]) => `${count} ${rule}`)
      .join(', ') || 'none';
  const shown = first ? `${first.seconds.toFixed(0)} s (${first.processor.toFixed(0)} s)` : '–';
  const day = new Date().toISOString().slice(0, 10);
  return `| ${[name, pages, `${seconds.toFixed(0)} s`, shown, exit, problems, notes, ...shares, missing, day].join(' | ')} |`;
}

function table(lines) {
  const measured = ['folder', 'pages', 'built in', 'first page in dev (processor)', 'exit', 'problems', 'notes'];
  const head = [...measured, ...Object.values(KINDS), 'only theirs', 'day'];
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines].join('\n');
}

function writeTable(lines) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(MARKS[0]);
  const [old = '', after] = rest?.split(MARKS[1]) ?? [];
  if (after === undefined) throw new Error(`docs/moving-in.md has no place for the table: ${MARKS.join(' … ')}`);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const all = new Map([...old.split('\n'), ...lines].filter((line) => /^\| (?!folder |---)/.test(line)).map(byName));
  const text = `${machine}:\n\n${table([...all.values()])}`;
  writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n${text}\n${MARKS[1]}${after}`);
}

function byName(line) {
  return [line.split(' | ')[0], line];
}
