/**
 * Files of the cache. Each is written atomically and begins with a checksum of its name and content; a damaged file counts
 * as absent, so the caller makes its content again and replaces the file.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { threadId } from 'node:worker_threads';
import { makeFolder } from './make-folder.ts';

/** Two machine words, so that what follows is aligned. */
const SUM_LENGTH = 16;
let serial = 0;

/** Stores content under a name, a path with `/`; returns the file's size. A kill leaves the old file or the new one. */
export function writeCached(cacheDir: string, name: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const whole = Buffer.concat([Buffer.from(sumOf(name, bytes)), bytes]);
  const file = join(cacheDir, name);
  replaceFile(file, (temporary) => {
    inFolder(cacheDir, dirname(file), () => writeFileSync(temporary, whole));
    inPlaceOf(file, () => renameSync(temporary, file));
  });
  return whole.length;
}

/** Writes a file whole: a kill leaves the old one or the new one. */
export function writeWhole(file: string, content: string): void {
  replaceFile(file, (temporary) => {
    writeFileSync(temporary, content, { mode: statSync(file, { throwIfNoEntry: false })?.mode });
    renameSync(temporary, file);
  });
}

/** `write` gets the name of a temporary file beside it, which it moves there; on failure none is left. */
function replaceFile(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.tmp-${process.pid}-${threadId}-${serial++}`;
  try {
    write(temporary);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The content, or undefined when it is gone or damaged. */
export function readCached(cacheDir: string, name: string): Buffer | undefined {
  try {
    const whole = readFileSync(join(cacheDir, name));
    const bytes = whole.subarray(SUM_LENGTH);
    return whole.toString('latin1', 0, SUM_LENGTH) === sumOf(name, bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Stores plain data as JSON; returns the file's size. */
export function writeCachedJson(cacheDir: string, name: string, value: unknown): number {
  return writeCached(cacheDir, name, JSON.stringify(value));
}

/** What `writeCachedJson` stored; undefined when it is gone or damaged. */
export function readCachedJson<T>(cacheDir: string, name: string): T | undefined {
  const bytes = readCached(cacheDir, name);
  return bytes && (JSON.parse(bytes.toString()) as T);
}

/** Appends lines to a journal, each with its own checksum. */
export function appendCachedLines(cacheDir: string, name: string, values: unknown[]): void {
  const file = join(cacheDir, name);
  const lines = values.map((value) => {
    const json = JSON.stringify(value);
    return `${sumOf(name, Buffer.from(json)).trimEnd()} ${json}\n`;
  });
  inFolder(cacheDir, dirname(file), () => inPlaceOf(file, () => appendFileSync(file, lines.join(''))));
}

/** The intact lines of a journal; a kill may have truncated the last. */
export function readCachedLines<T>(cacheDir: string, name: string): T[] {
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

/** Includes the name, so that a file copied to another name is rejected. */
function sumOf(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha1').update(name).update('\0').update(bytes).digest('hex');
  return `${hash.slice(0, SUM_LENGTH - 1)}\n`;
}

/** Writes, and creates the folder only if that fails: checking each time costs as much as the file. */
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

/** Inside the cache, a file in place of a folder is damage and is removed. */
function removeObstacle(cacheDir: string, folder: string): void {
  let path = cacheDir;
  for (const part of relative(cacheDir, folder).split(sep).filter(Boolean)) {
    path = join(path, part);
    // From the top down: nothing below a file can be accessed.
    const found = lstatSync(path, { throwIfNoEntry: false });
    // What is not there, another thread may be making just now.
    if (!found) return;
    if (found.isDirectory() || isFolder(path)) continue;
    rmSync(path, { force: true });
    return;
  }
}

/** Writes; a folder in place of the file is damage and is removed. */
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
