/** Committed lists that tests read. */
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

/** All notes there shall be: path → `written` or `planned`. The tests hold the site to it. */
export function readPlan(): Map<string, string> {
  return new Map(readTable('docs/content-plan.tsv').map(([path = '', state = '']) => [path, state]));
}
