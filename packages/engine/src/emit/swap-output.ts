/**
 * One output folder in the place of another. No system that Node runs on lets it exchange two folders in one step, so the
 * old one is moved away and the new one put there. A build killed between the two leaves both, whole: whoever comes next,
 * a build or a server, puts the old one back. Of two builds at once the one that ends last is there, whole.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const REMOVE = 'require("fs").rmSync(process.argv[1] + process.pid, { recursive: true, force: true, maxRetries: 3 })';
/** How long a living build may take between its two renames. */
const PATIENCE_MS = 1000;
/** Builds at once that one of them lets go first. */
const MOST_RIVALS = 100;

/** Folder in which a build of this process makes its output. */
export function unfinishedFolder(outDir: string): string {
  return `${outDir}.tmp-${process.pid}`;
}

/** Puts a finished folder in the output's place; answers with what stood there. On failure that is there again. */
export function swapOutput(folder: string, outDir: string): string[] {
  const moved: string[] = [];
  for (;;) {
    const old = `${outDir}.old-${process.pid}-${moved.length}`;
    if (moveAway(outDir, old)) moved.push(old);
    try {
      renameSync(folder, outDir);
      return moved;
    } catch (error) {
      // Another build came between; its site is as whole as the one before.
      if (existsSync(outDir) && moved.length < MOST_RIVALS) continue;
      putBack(outDir);
      throw error;
    }
  }
}

function moveAway(outDir: string, old: string): boolean {
  try {
    renameSync(outDir, old);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Takes a site away that another has replaced, in a process of its own when that takes seconds nobody needs to wait for. */
export function removeOutput(outDir: string, old: string, hasManyFiles: boolean): void {
  // Under this name nobody puts it back once it is half gone.
  const start = `${outDir}.tmp-`;
  if (hasManyFiles) {
    const child = spawn(process.execPath, ['-e', REMOVE, start], { detached: true, stdio: 'ignore' });
    renameSync(old, `${start}${child.pid}`);
    child.unref();
  } else {
    const gone = `${start}${process.pid}-gone`;
    renameSync(old, gone);
    rmSync(gone, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Clears what killed builds left beside the output, and puts the site back when the kill came between two renames. */
export function recoverOutput(outDir: string): void {
  if (!existsSync(outDir)) {
    if (leftovers(outDir).some(({ kind, pid }) => kind === 'old' && isRunning(pid))) waitFor(outDir);
    putBack(outDir);
  }
  for (const { path, pid } of leftovers(outDir))
    if (!isRunning(pid)) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

/** The last site that was moved away and not replaced. */
function putBack(outDir: string): void {
  const moved = leftovers(outDir)
    .filter(({ kind }) => kind === 'old')
    .map(({ path }) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  try {
    if (moved[0] && !existsSync(outDir)) renameSync(moved[0].path, outDir);
  } catch (error) {
    // Another process was first.
    if (!existsSync(outDir)) throw error;
  }
}

/** Waits a moment: a build of another process may be between its two renames. */
function waitFor(path: string): void {
  const end = Date.now() + PATIENCE_MS;
  const lock = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(path) && Date.now() < end) Atomics.wait(lock, 0, 0, 5);
}

interface Leftover {
  path: string;
  kind: string;
  /** The process that made it. */
  pid: number;
}

function leftovers(outDir: string): Leftover[] {
  const parent = dirname(outDir);
  const prefix = basename(outDir);
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(prefix)) : [];
  return names.flatMap((name) => {
    const [, kind = '', pid] = /^\.(tmp|old)-(\d+)(?:-\w+)?$/.exec(name.slice(prefix.length)) ?? [];
    return pid === undefined ? [] : [{ path: join(parent, name), kind, pid: Number(pid) }];
  });
}

function isRunning(pid: number): boolean {
  // In a container every build may have the same id: what stands there before we began is not ours.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a folder is one of ours to replace: absent, empty, or a site made by an earlier build. */
export function isReplaceable(outDir: string): boolean {
  if (!existsSync(outDir)) return true;
  if (!statSync(outDir).isDirectory()) return false;
  const names = readdirSync(outDir);
  return names.length === 0 || names.includes('index.html');
}
