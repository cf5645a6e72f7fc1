/** Waits until a watcher knows files: it does not report when folders added later are ready. */
import { join } from 'node:path';

interface Watcher {
  /** Folder → names of what is watched in it. */
  getWatched: () => Record<string, string[]>;
}

const CHECK_MS = 100;
/** A file that is deleted meanwhile never becomes known. */
const MOST_CHECKS = 100;

/** Resolves once the watcher knows all of these files, or after ten seconds. */
export async function untilWatched(watcher: Watcher, files: readonly string[]): Promise<void> {
  for (let checks = 0; checks < MOST_CHECKS; checks++) {
    const known = new Set(
      Object.entries(watcher.getWatched()).flatMap(([folder, names]) => names.map((name) => join(folder, name))),
    );
    if (files.every((file) => known.has(file))) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS).unref());
  }
}
