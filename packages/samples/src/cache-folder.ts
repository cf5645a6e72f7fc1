/** Folders of the cache that programs run from. A list of sums in the folder tells whether its files are as they were made. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SUMS = 'sums.json';

/** Whether all files are there as they were made; maps are for people and not looked at. */
export function isWhole(folder: string): boolean {
  try {
    const sums = Object.entries<string>(JSON.parse(readFileSync(join(folder, SUMS), 'utf8')));
    return sums.every(([file, sum]) => sumOf(join(folder, file)) === sum);
  } catch {
    return false;
  }
}

/** Seals a finished folder and puts it in its place in one step; where another process was first, its folder stays. */
export function placeFolder(temporary: string, folder: string): void {
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(temporary, join(entry.parentPath ?? entry.path, entry.name)));
  const sums = Object.fromEntries(files.map((file) => [file, sumOf(join(temporary, file))]));
  writeFileSync(join(temporary, SUMS), JSON.stringify(sums));
  try {
    // Tried before looking: what is not there now may be there in a moment.
    renameSync(temporary, folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })) throw error;
    const isThere = isWhole(folder);
    rmSync(isThere ? temporary : folder, { recursive: true, force: true });
    if (!isThere) renameSync(temporary, folder);
  }
}

function sumOf(file: string): string {
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}
