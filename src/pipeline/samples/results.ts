/**
 * What is known of samples, kept with the notes: one file for each note, one sorted line for each sample that passed, so that two
 * branches merge and nothing in it depends on when or where it was made.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Below the content folder; its dot keeps it out of the notes. */
export const RESULTS_FOLDER = '.checks';

export interface SampleResult {
  /** `Sample.key`. */
  key: string;
  language: string;
  word: string;
  /** As readers are told: `g++ 12.2.0`. */
  tool: string;
  /** `C++20`; may be empty. */
  detail: string;
  /** Hash of all tools' versions and of how they were used. */
  toolHash: string;
  /** Hash of what it printed; empty when nothing was compared. */
  outputHash: string;
}

const FIELDS = ['key', 'language', 'word', 'tool', 'detail', 'toolHash', 'outputHash'] as const;
const ENDING = '.tsv';
/** Stands for an empty field: editors cut blanks at a line's end. */
const NONE = '-';

/** The file with a note's results. */
export function resultsFile(contentDir: string, note: string): string {
  return join(contentDir, RESULTS_FOLDER, note.replace(/\.mdx?$/i, '') + ENDING);
}

/** Reads results by key; lines that a merge has spoilt count as not there. */
export function parseResults(text: string): Map<string, SampleResult> {
  const results = new Map<string, SampleResult>();
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    if (cells.length !== FIELDS.length || !/^[0-9a-f]{16}$/.test(cells[0] ?? '')) continue;
    const result = Object.fromEntries(
      FIELDS.map((field, index) => [field, cells[index] === NONE ? '' : cells[index]]),
    ) as unknown as SampleResult;
    results.set(result.key, result);
  }
  return results;
}

/** The text of a results file. */
export function formatResults(results: Iterable<SampleResult>): string {
  const lines = [...results].map((result) =>
    FIELDS.map((field) => result[field].replace(/[\t\n]/g, ' ') || NONE).join('\t'),
  );
  return [...new Set(lines)]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The results of a note; none when it has no file. */
export function readResults(contentDir: string, note: string): Map<string, SampleResult> {
  const file = resultsFile(contentDir, note);
  return parseResults(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Writes the results of a note when they changed; a note without any has no file. */
export function writeResults(contentDir: string, note: string, results: SampleResult[]): void {
  const file = resultsFile(contentDir, note);
  const text = formatResults(results);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === known) return;
  if (text === '') {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Removes the results of notes that are gone. */
export function removeOrphans(contentDir: string, notes: string[]): void {
  const folder = join(contentDir, RESULTS_FOLDER);
  if (!existsSync(folder)) return;
  const kept = new Set(notes.map((note) => relative(folder, resultsFile(contentDir, note)).normalize('NFC')));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && path.endsWith(ENDING) && !kept.has(relative(folder, path).normalize('NFC'))) rmSync(path);
  }
}
