/** Cache files of search: their names, how several pieces share a file, and their removal. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Files unused for this long are removed. */
const KEEP_DAYS = 3;

/** Cache path of a file named after a hash of its input. */
export function cacheName(name: string): string {
  return `search/${name.slice(0, 1)}/${name}`;
}

/** Joins pieces: their number, their lengths, then their bytes. */
export function joinPieces(pieces: Uint8Array[]): Uint8Array {
  const head = Uint32Array.from([pieces.length, ...pieces.map(({ length }) => length)]);
  return Buffer.concat([new Uint8Array(head.buffer), ...pieces]);
}

/** The pieces of `joinPieces`. */
export function splitPieces(whole: Uint8Array): Uint8Array[] {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const count = view.getUint32(0, true);
  let at = 4 * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const length = view.getUint32(4 * (index + 1), true);
    at += length;
    return whole.subarray(at - length, at);
  });
}

/** Removes files unused for days; `used` are names that this build needed. */
export function pruneCache(cacheDir: string, used: Set<string>): void {
  const folder = join(cacheDir, 'search');
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || now.getTime() - stats.mtimeMs < DAY) continue;
    if (used.has(entry.name)) utimesSync(file, now, now);
    else if (now.getTime() - stats.mtimeMs > KEEP_DAYS * DAY) rmSync(file, { force: true });
  }
}
