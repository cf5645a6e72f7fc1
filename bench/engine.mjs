/** Runs the project's own commands on a corpus and measures them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secondsOfChildren, watchMemory } from './processes.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Not below `.cache`, which the dev server does not watch. */
export const BENCH = join(tmpdir(), 'study-notes-bench');

/** Where a corpus is built, and with which cache. */
export function place(corpus, name) {
  const folder = join(BENCH, `built-${name}`);
  const args = [
    '--content',
    corpus.content,
    '--config',
    corpus.config,
    '--out',
    join(folder, 'dist'),
    '--cache',
    join(folder, 'cache'),
  ];
  return { folder, out: join(folder, 'dist'), args };
}

/** One build: what `measured` says. */
export function build({ args, folder }, options = []) {
  mkdirSync(folder, { recursive: true });
  return measured(command(['build', ...args, ...options]), 'study-notes');
}

/**
 * Waits for a build that was just started: its seconds, seconds of processor time, and peak memory of all its processes.
 * One at a time: processor time is that of all children which have ended meanwhile.
 */
export async function measured(child, name) {
  const begin = performance.now();
  const before = secondsOfChildren();
  const memory = watchMemory(child.pid);
  const { code, output } = await ended(child);
  const seconds = (performance.now() - begin) / 1000;
  const megabytes = memory.stop();
  if (code !== 0) throw new Error(`${name} failed:\n${output.slice(-3000)}`);
  return { seconds, cpu: secondsOfChildren() - before, megabytes };
}

let chilled = 0;

/**
 * Moves output and cache away, so that the next build is cold. They are removed at the end: for a minute after thousands
 * of files were deleted ext4 searches long for each new one (`recently_deleted` in fs/ext4/ialloc.c), 4 of 20 processor
 * seconds of a build that starts at once.
 */
export function chill({ folder }) {
  if (!existsSync(folder)) return;
  const old = `${folder}.old-${process.pid}-${chilled++}`;
  renameSync(folder, old);
  process.once('exit', () => rmSync(old, { recursive: true, force: true }));
}

/** Changes one word of a note. */
export function edit(corpus, note) {
  const file = join(corpus.content, `${note.id}.md`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.trimEnd()}\n\n改过${Date.now()}。\n`);
  return () => writeFileSync(file, text);
}

/** Starts `preview` or `dev` and waits for its address; `stop` ends it. */
export async function serve(name, args) {
  const child = command([name, ...args, '--host', '127.0.0.1', '--port', '0']);
  let output = '';
  const address = await new Promise((resolve, reject) => {
    const look = (chunk) => {
      output += chunk;
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', () => reject(new Error(`${name} ended:\n${output}`)));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** How many files a folder has, and their megabytes. */
export function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
  return { files: files.length, output: bytes / 1e6 };
}

function command(args) {
  return spawn(process.execPath, [join(ROOT, 'scripts/study-notes.mjs'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function ended(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
