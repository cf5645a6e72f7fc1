/**
 * Files of the cache. Each is written whole or not at all and begins with a sum of its name and its content; what does
 * not hold is as good as absent: whoever asks for it makes it anew and keeps it, whatever stands in its place.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { threadId } from 'node:worker_threads';
import { makeFolder } from './make-folder.ts';

/** Two words of memory, so that what follows lies as readers of numbers want it. */
const SUM_LENGTH = 16;
let serial = 0;

/** Keeps content under a name, a path with `/`; returns the file's size. A kill leaves the old file or the new one. */
export function keep(cacheDir: string, name: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const whole = Buffer.concat([Buffer.from(sumOf(name, bytes)), bytes]);
  const file = join(cacheDir, name);
  const temporary = `${file}.tmp-${process.pid}-${threadId}-${serial++}`;
  try {
    inFolder(cacheDir, dirname(file), () => writeFileSync(temporary, whole));
    inPlaceOf(file, () => renameSync(temporary, file));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return whole.length;
}

/** The content, or undefined when it is gone or damaged. */
export function kept(cacheDir: string, name: string): Buffer | undefined {
  try {
    const whole = readFileSync(join(cacheDir, name));
    const bytes = whole.subarray(SUM_LENGTH);
    return whole.toString('latin1', 0, SUM_LENGTH) === sumOf(name, bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps plain data; returns the file's size. */
export function keepJson(cacheDir: string, name: string, value: unknown): number {
  return keep(cacheDir, name, JSON.stringify(value));
}

/** What `keepJson` kept, or undefined. */
export function keptJson<T>(cacheDir: string, name: string): T | undefined {
  const bytes = kept(cacheDir, name);
  return bytes && (JSON.parse(bytes.toString()) as T);
}

/** Adds lines to a journal, each with a sum of its own. */
export function appendLines(cacheDir: string, name: string, values: unknown[]): void {
  const file = join(cacheDir, name);
  const lines = values.map((value) => {
    const json = JSON.stringify(value);
    return `${sumOf(name, Buffer.from(json)).trimEnd()} ${json}\n`;
  });
  inFolder(cacheDir, dirname(file), () => inPlaceOf(file, () => appendFileSync(file, lines.join(''))));
}

/** The lines of a journal that are whole; a kill may have cut the last. */
export function keptLines<T>(cacheDir: string, name: string): T[] {
  let text: string;
  try {
    // One character a byte: sums are of bytes.
    text = readFileSync(join(cacheDir, name), 'latin1');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const json = Buffer.from(line.slice(SUM_LENGTH), 'latin1');
    return line.slice(0, SUM_LENGTH).trimEnd() === sumOf(name, json).trimEnd()
      ? [JSON.parse(json.toString()) as T]
      : [];
  });
}

/** A file copied to another's name does not hold there. */
function sumOf(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha1').update(name).update('\0').update(bytes).digest('hex');
  return `${hash.slice(0, SUM_LENGTH - 1)}\n`;
}

/** Writes; makes the folder only where it is missing, since asking each time costs as much as the file. */
function inFolder(cacheDir: string, folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
    removeObstacle(cacheDir, folder);
    makeFolder(folder);
    write();
  }
}

/** Inside the cache a file that stands where a folder belongs is damage. */
function removeObstacle(cacheDir: string, folder: string): void {
  let path = cacheDir;
  for (const part of relative(cacheDir, folder).split(sep)) {
    path = join(path, part);
    // From the top down: below a file nothing can be asked for.
    if (isFolder(path)) continue;
    rmSync(path, { force: true });
    return;
  }
}

/** Writes; a folder that stands where the file belongs is damage. */
function inPlaceOf(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) || !isFolder(file)) throw error;
    rmSync(file, { recursive: true });
    write();
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
