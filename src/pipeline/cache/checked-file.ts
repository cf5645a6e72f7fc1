/** JSON files that know when they are damaged: written whole or not at all, a sum in the first line. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

let serial = 0;

/** Writes beside the target and renames, so that a kill leaves the old file or the new one. Returns the size in bytes. */
export function writeChecked(file: string, value: unknown): number {
  const json = JSON.stringify(value);
  const content = Buffer.from(`${sumOf(json)}\n${json}`);
  const temporary = `${file}.${process.pid}-${serial++}.tmp`;
  writeIntoFolder(temporary, content);
  renameSync(temporary, file);
  return content.length;
}

/** Makes the folder only where it is missing: asking each time costs as much as the file. */
function writeIntoFolder(file: string, content: Buffer): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The value, or undefined when the file is missing or damaged. */
export function readCheckedSync<T>(file: string): T | undefined {
  try {
    return parse<T>(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The same without blocking. */
export async function readChecked<T>(file: string): Promise<T | undefined> {
  try {
    return parse<T>(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** One line of a journal. */
export function checkedLine(value: unknown): string {
  const json = JSON.stringify(value);
  return `${sumOf(json)} ${json}\n`;
}

/** The lines of a journal that are whole; a kill may have cut the last. */
export function readJournal<T>(file: string): T[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
  return lines.flatMap((line) => {
    const json = line.slice(SUM_LENGTH + 1);
    return json !== '' && line.startsWith(sumOf(json)) ? [JSON.parse(json) as T] : [];
  });
}

function parse<T>(content: string): T | undefined {
  const json = content.slice(SUM_LENGTH + 1);
  return content.startsWith(sumOf(json)) ? (JSON.parse(json) as T) : undefined;
}

const SUM_LENGTH = 16;

function sumOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, SUM_LENGTH);
}
