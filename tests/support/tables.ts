/** Committed lists that tests read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sites.ts';

/** Rows of a tab-separated file without its head. */
export function readTable(file: string): string[][] {
  const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => line.split('\t'));
}

/** Paths of all notes that the site must have. */
export function readPlan(): Set<string> {
  return new Set(readTable('docs/content-plan.tsv').map(([path = '']) => path));
}
