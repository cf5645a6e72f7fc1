/**
 * The folder a sample lives in, and what lies around it. Inside the isolation it is `/tmp/sample`, on every machine, so that
 * messages and outputs do not depend on where the checker works; the places that anyone may write to are caught in `outside`.
 */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the sample sees itself. */
export const INSIDE = '/tmp/sample';

/** Places that every user of a Linux machine may write to. */
const OPEN_PLACES = ['tmp', 'var/tmp', 'dev/shm'];

/** What we put into `/tmp`: the sample itself, tools, the socket of the screen. */
const OWN_IN_TMP = ['sample', 'tools', '.X11-unix'];

export interface Box {
  /** Holds everything; removed with it. */
  root: string;
  /** The sample's own folder, as this process sees it. */
  folder: string;
  /** What stands for the open places: inside path → folder of this process. */
  outside: Record<string, string>;
  /** User and group that the sample runs as; absent when this process may not choose. */
  user?: number;
}

/** Boxes in use; an interrupted check leaves none behind. */
const open = new Set<string>();
process.once('exit', () => {
  for (const root of open) rmSync(root, { recursive: true, force: true });
});

/** Makes a fresh box; with a user everything in it is that user's. */
export function createBox(user?: number): Box {
  const root = mkdtempSync(join(tmpdir(), 'sample-'));
  open.add(root);
  chmodSync(root, 0o755);
  const box: Box = {
    root,
    folder: join(root, 'sample'),
    outside: Object.fromEntries(OPEN_PLACES.map((place) => [`/${place}`, join(root, 'outside', place)])),
    ...(user === undefined ? {} : { user }),
  };
  mkdirSync(box.folder);
  give(box.folder, user);
  for (const folder of Object.values(box.outside)) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o1777);
  }
  // Places where folders of ours are seen; bubblewrap would make them so that no one else may enter.
  for (const name of OWN_IN_TMP) mkdirSync(join(box.outside['/tmp'] ?? root, name), { mode: 0o755 });
  return box;
}

/** Writes a file into the sample's folder. */
export function writeInto(box: Box, name: string, content: string | Buffer): void {
  const file = join(box.folder, name);
  for (const folder of foldersOf(name)) {
    mkdirSync(join(box.folder, folder), { recursive: true });
    give(join(box.folder, folder), box.user);
  }
  writeFileSync(file, content);
  give(file, box.user);
}

/** Names of what the sample left outside its folder, as it saw them. */
export function strayFiles(box: Box): string[] {
  return Object.entries(box.outside).flatMap(([seen, folder]) =>
    list(folder)
      .filter((name) => seen !== '/tmp' || !OWN_IN_TMP.includes(name))
      .map((name) => `${seen}/${name}`),
  );
}

/** Removes the box with everything in it. */
export function removeBox(box: Box): void {
  rmSync(box.root, { recursive: true, force: true, maxRetries: 3 });
  open.delete(box.root);
}

function foldersOf(name: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) folders.unshift(folder);
  return folders;
}

function give(path: string, user: number | undefined): void {
  if (user !== undefined) chownSync(path, user, user);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
