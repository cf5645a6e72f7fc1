/**
 * Replaces one output folder by another. Node has no atomic exchange of two folders, so the old one is moved away and the
 * new one moved in. A build killed in between leaves both intact, and the next build or server restores the old one. Of
 * two concurrent builds the one that ends last wins.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How long a running build may take between its two renames. */
const SWAP_GRACE_MS = 1000;
/** How many concurrent builds may get in between before this one gives up. */
const MAX_CONCURRENT_BUILDS = 100;

/** Folder in which a build of this process makes its output. */
export function unfinishedFolder(outDir: string): string {
  return `${outDir}.tmp-${process.pid}`;
}

/** Moves a finished folder into the output's place and returns where the old one went. On failure the old one is restored. */
export function swapOutput(folder: string, outDir: string): string[] {
  const moved: string[] = [];
  for (;;) {
    const old = `${outDir}.old-${process.pid}-${moved.length}`;
    if (moveAway(outDir, old)) moved.push(old);
    try {
      renameSync(folder, outDir);
      return moved;
    } catch (error) {
      // Another build came in between; its site is just as complete.
      if (existsSync(outDir) && moved.length < MAX_CONCURRENT_BUILDS) continue;
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

/** Deletes a replaced site. Renamed first, so that a half-deleted site is never restored. */
export function removeOutput(outDir: string, old: string): void {
  const gone = `${outDir}.tmp-${process.pid}-gone`;
  renameSync(old, gone);
  rmSync(gone, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what killed builds left next to the output, and restores the site if the kill came between the two renames. */
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

/** Waits briefly: another build may be between its two renames. */
function waitFor(path: string): void {
  const end = Date.now() + SWAP_GRACE_MS;
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
  // In a container every build may have the same process id: what existed before we started is not ours.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a folder may be replaced: absent, empty, or a site made by an earlier build. */
export function isReplaceable(outDir: string): boolean {
  if (!existsSync(outDir)) return true;
  if (!statSync(outDir).isDirectory()) return false;
  const names = readdirSync(outDir);
  return names.length === 0 || names.includes('index.html') || names.includes('404.html');
}
