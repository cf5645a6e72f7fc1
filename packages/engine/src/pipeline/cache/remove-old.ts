/** What a cache keeps for a while only. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what lies in a folder and has not been written, or put there, for a month; nothing where there is no such folder. */
export function removeOld(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Unlike the time of writing, it is also that of a rename.
    const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now();
    if (Date.now() - changed > MONTH_MS) rmSync(path, { recursive: true, force: true });
  }
}
