/** Checked-in lists that tests read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sites.ts';

/** Rows of a tab-separated file without its head. */
export function readTable(file: string): string[][] {
  const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => line.split('\t'));
}

/** Paths of planned notes that are not written; the same list also says what written ones still lack. */
export function plannedPaths(): string[] {
  return readTable('docs/content-todo.tsv').flatMap(([path = '', reason]) =>
    reason?.startsWith('未写：') ? [path] : [],
  );
}
