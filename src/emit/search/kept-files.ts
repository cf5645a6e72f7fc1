/** Bytes that the cache keeps for search: written whole or not at all, with a sum that shows damage. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SUM_BYTES = 8;
const DAY = 86_400_000;
/** Files that no build asked for this long are removed. */
const KEEP_DAYS = 3;

let serial = 0;

function fileOf(cacheDir: string, name: string): string {
  return join(cacheDir, 'search', name.slice(0, 1), name);
}

/** Keeps bytes under a name that says what they were made from. */
export function keepBytes(cacheDir: string, name: string, bytes: Uint8Array): void {
  const file = fileOf(cacheDir, name);
  const temporary = `${file}.${process.pid}-${serial++}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, Buffer.concat([sumOf(bytes), bytes]));
  renameSync(temporary, file);
}

/** The bytes, or undefined when they are gone or damaged. */
export function keptBytes(cacheDir: string, name: string): Uint8Array | undefined {
  try {
    const whole = readFileSync(fileOf(cacheDir, name));
    const bytes = whole.subarray(SUM_BYTES);
    return sumOf(bytes).equals(whole.subarray(0, SUM_BYTES)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Several pieces as one: how many, how long each, then all of them. */
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

/** Removes what has been left for days; `used` are names that the build just needed. */
export function sweepKept(cacheDir: string, used: Set<string>): void {
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

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha1').update(bytes).digest().subarray(0, SUM_BYTES);
}
