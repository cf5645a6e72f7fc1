#!/usr/bin/env node
/**
 * `npm run bench:moving-in -- <folder>[=<old build>]…`: builds each folder as it is, without configuration, and compares it
 * with what its own engine has built, where that folder is given (`docs=docs/build`). Writes the table of
 * `docs/moving-in.md`. `--print` writes nothing. Exits 1 when a share is below 99 %.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './engine.mjs';

const KINDS = { text: 'text', address: 'addresses', ids: 'ids', title: 'titles', order: 'order', pictures: 'pictures' };
const DOCUMENT = join(ROOT, 'docs/moving-in.md');
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
const text = table(rows);
if (!values.print) writeTable(text);
console.log(`\n${text}`);
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
      ...(compared && { comparison: JSON.parse(compared.output) }),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
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

function lineOf({ name, seconds, exit, pages, rules, comparison }) {
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
  return `| ${[name, pages, `${seconds.toFixed(0)} s`, exit, problems, notes, ...shares, missing].join(' | ')} |`;
}

function table(all) {
  const head = ['folder', 'pages', 'built in', 'exit', 'problems', 'notes', ...Object.values(KINDS), 'only theirs'];
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...all.map(lineOf)].join('\n');
}

function writeTable(made) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(MARKS[0]);
  const after = rest?.split(MARKS[1])[1];
  if (after === undefined) throw new Error(`docs/moving-in.md has no place for the table: ${MARKS.join(' … ')}`);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const names = positionals.map((argument) =>
    argument
      .split('=')
      .map((path) => basename(path))
      .join('='),
  );
  const said = `${day}, \`npm run bench:moving-in -- ${names.join(' ')}\`, ${machine}:`;
  writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n${said}\n\n${made}\n${MARKS[1]}${after}`);
}
