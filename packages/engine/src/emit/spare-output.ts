/**
 * The site before the last one. It is kept in the cache, and the next build begins from it: of thousands of files only
 * those of the last two changes are linked or made, and none of the others is removed and named anew.
 */
import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../pipeline/cache/make-folder.ts';
import { removeOld } from '../pipeline/cache/remove-old.ts';

/** Folder of the cache that holds them, by their outputs. */
const SPARES = 'spare';

/** Moves the spare site to where a build makes its output; false when there is none, or it lies on another disk. */
export function takeSpare(cacheDir: string, outDir: string, folder: string): boolean {
  try {
    renameSync(spareFolder(cacheDir, outDir), folder);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a replaced site for the next build; false when another one is kept already, or the cache is on another disk. */
export function keepSpare(cacheDir: string, outDir: string, old: string): boolean {
  const place = spareFolder(cacheDir, outDir);
  try {
    makeFolder(dirname(place));
    renameSync(old, place);
    return true;
  } catch {
    return false;
  }
}

/** Deletes those of outputs that nothing was built into for a month. */
export function removeOldSpares(cacheDir: string): void {
  removeOld(join(cacheDir, SPARES));
}

function spareFolder(cacheDir: string, outDir: string): string {
  return join(cacheDir, SPARES, createHash('sha256').update(outDir).digest('hex').slice(0, 12));
}

/** Deletes all files but the wanted ones, and the folders that this leaves empty. */
export function deleteOthers(folder: string, wanted: Iterable<string>): void {
  // Some disks give names back in another form than they were written in.
  prune(folder, '', new Set([...wanted].map((file) => file.normalize('NFC'))));
}

/** Whether nothing is left of a folder. */
function prune(root: string, way: string, wanted: ReadonlySet<string>): boolean {
  let left = 0;
  for (const entry of readdirSync(join(root, way), { withFileTypes: true })) {
    const path = way === '' ? entry.name : `${way}/${entry.name}`;
    if (entry.isDirectory() ? !prune(root, path, wanted) : wanted.has(path.normalize('NFC'))) left++;
    else if (entry.isDirectory()) rmdirSync(join(root, path));
    else unlinkSync(join(root, path));
  }
  return left === 0;
}
