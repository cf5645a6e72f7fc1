/** What a sample has written, so that it cannot fill the disk with many files where no single one is too large. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './box.ts';

/** Names take room as well, and counting them takes time. */
const MOST_FILES = 20_000;
const BLOCK = 512;

/** True when everything in a box, its open places included, takes more than `most` bytes, or is too much to count. */
export function hasWrittenMore({ root }: Box, most: number): boolean {
  let bytes = 0;
  let files = 0;
  const open = [root];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of names(folder)) {
      const path = join(folder, name);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) continue;
      bytes += stats.blocks * BLOCK;
      files += 1;
      if (bytes > most || files > MOST_FILES) return true;
      if (stats.isDirectory()) open.push(path);
    }
  }
  return false;
}

/** None of a folder that has gone meanwhile, or that the sample has closed to us. */
function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
