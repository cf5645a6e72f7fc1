/** Whether a box is full: its own disk says so at once; a folder of the machine's disk is counted. */
import { lstatSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './box.ts';
import { DISK } from './limits.ts';

const BLOCK = 512;
/** Of folders in folders; a little later Linux takes no path any more. */
const LONGEST = 1000;

/** True when nothing more may be written in a box, its open places included. */
export function isFull(box: Box): boolean {
  return box.disk ? hasNoRoom(box.reach) : hasWritten(box.reach, box.bytes);
}

function hasNoRoom(path: string): boolean {
  const { bfree, ffree } = statfsSync(path);
  return bfree === 0 || ffree === 0;
}

/** Names take room as well, and counting them takes time: so many files are too much whatever they hold. */
function hasWritten(root: string, most: number): boolean {
  let bytes = 0;
  let files = 0;
  const open = [root];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of names(folder)) {
      const path = join(folder, name);
      if (path.length > LONGEST) return true;
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) continue;
      bytes += stats.blocks * BLOCK;
      files += 1;
      if (bytes >= most || files > DISK.files) return true;
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
