/**
 * The folder a sample lives in, and what lies around it. Inside the isolation it is `/tmp/sample`, on every machine, so that
 * messages and outputs do not depend on where the checker works; the places that anyone may write to are caught in `outside`.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IsolationLevel } from './isolation.ts';
import { DISK } from './limits.ts';
import { type OwnDisk, openDisk } from './own-disk.ts';
import { writeOwnEtc } from './view.ts';

/** Where the sample sees itself. */
export const INSIDE = '/tmp/sample';

/** Places that every user of a Linux machine may write to. */
const OPEN_PLACES = ['tmp', 'var/tmp', 'dev/shm'];

/** What we put into `/tmp`: the sample itself, tools, the socket of the screen. */
const OWN_IN_TMP = ['sample', 'tools', '.X11-unix'];

export interface Box {
  /** Holds everything; removed with it. Its name where commands start: on a disk of its own this process finds it at `reach`. */
  root: string;
  /** The same, as this process reaches it. */
  reach: string;
  /** The sample's own folder, as this process reaches it. */
  folder: string;
  /** Bytes it may hold. */
  bytes: number;
  /** Absent where the machine allows no namespaces. */
  disk?: OwnDisk;
  /** User and group that the sample runs as; absent when this process may not choose. */
  user?: number;
}

/** Boxes in use; an interrupted check leaves none behind. */
const open = new Set<string>();
process.once('exit', () => {
  for (const root of open) rmSync(root, { recursive: true, force: true });
});

export interface BoxOptions {
  /** Everything in it is this user's. */
  user?: number | undefined;
  bytes?: number;
}

/** Makes a fresh box, with namespaces on a disk of its own. */
export async function createBox(level: IsolationLevel, options: BoxOptions = {}): Promise<Box> {
  const { user, bytes = DISK.bytes } = options;
  const root = mkdtempSync(join(tmpdir(), 'sample-'));
  open.add(root);
  chmodSync(root, 0o755);
  const disk = level === 'namespaces' ? await openDisk(root, bytes) : undefined;
  const reach = `${disk?.prefix ?? ''}${root}`;
  const box: Box = {
    ...{ root, reach, folder: join(reach, 'sample'), bytes },
    ...(disk ? { disk } : {}),
    ...(user === undefined ? {} : { user }),
  };
  // Nobody else's, so that without namespaces too one sample cannot read the other's.
  mkdirSync(box.folder, { mode: 0o700 });
  give(box.folder, user);
  for (const place of OPEN_PLACES) makeOpen(join(reach, 'outside', place));
  // Places where folders of ours are seen; bubblewrap would make them so that no one else may enter.
  for (const name of OWN_IN_TMP) mkdirSync(join(reach, 'outside/tmp', name), { mode: 0o755 });
  writeOwnEtc(box);
  return box;
}

/** What stands for the open places: inside path → folder of the box. */
export function openPlaces(root: string): [seen: string, folder: string][] {
  return OPEN_PLACES.map((place) => [`/${place}`, join(root, 'outside', place)]);
}

function makeOpen(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o1777);
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
  return openPlaces(box.reach).flatMap(([seen, folder]) =>
    list(folder)
      .filter((name) => seen !== '/tmp' || !OWN_IN_TMP.includes(name))
      .map((name) => `${seen}/${name}`),
  );
}

/** Removes the box with everything in it. */
export function removeBox(box: Box): void {
  box.disk?.end();
  // What a disk of its own held has gone with it; elsewhere paths may be too long for anyone but `rm`.
  if (box.disk) rmdirSync(box.root);
  else spawnSync('rm', ['-rf', box.root]);
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
