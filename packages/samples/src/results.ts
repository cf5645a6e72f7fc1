/**
 * Stored results of samples, committed with the notes: one file per note, one sorted line per passed sample, so that
 * branches merge and nothing depends on when or where it was made. A line ends in its checksum, so that damage is
 * detected; older lines have none.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from 'study-notes/shared/problem';
import { WORDS } from './sample.ts';
import { shortHash } from './sample-key.ts';
import { words } from './words/checker.ts';

/** Inside the content folder; the dot excludes it from the notes. */
export const RESULTS_FOLDER = '.checks';

export interface SampleResult {
  /** `Sample.key`. */
  key: string;
  language: string;
  word: string;
  /** As shown to readers: `g++ 12.2.0`. */
  tool: string;
  /** `C++20`; may be empty. */
  detail: string;
  /** Hash of all tools' versions and of how they were used. */
  toolHash: string;
  /** Hash of what it printed; empty when nothing was compared. */
  outputHash: string;
}

const FIELDS = ['key', 'language', 'word', 'tool', 'detail', 'toolHash', 'outputHash'] as const;
/** Shapes of the fields, for lines without a checksum. */
const HASH = /^(?:-|[0-9a-f]{8})$/;
const SHAPES = [/^[0-9a-f]{16}$/, /./, new RegExp(`^(?:${WORDS.join('|')})$`), /./, /./, HASH, HASH];
const ENDING = '.tsv';
/** Placeholder of an empty field: editors strip trailing blanks. */
const NONE = '-';

/** The file with a note's results. */
export function resultsFile(contentDir: string, note: string): string {
  return join(contentDir, RESULTS_FOLDER, note.replace(/\.mdx?$/i, '') + ENDING);
}

/** The results of a file by key, and the damaged lines (1-based). */
export interface Results {
  results: Map<string, SampleResult>;
  damaged: number[];
}

/** Parses results; lines damaged by a merge, a disk or an editor are ignored. */
export function parseResults(text: string): Results {
  const results = new Map<string, SampleResult>();
  const damaged: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const result = parseLine(line);
    if (result) results.set(result.key, result);
    else if (line !== '') damaged.push(index + 1);
  }
  return { results, damaged };
}

function parseLine(line: string): SampleResult | undefined {
  const cells = line.split('\t');
  const sum = cells.length > FIELDS.length ? cells.pop() : undefined;
  if (!SHAPES.every((shape, index) => shape.test(cells[index] ?? '')) || cells.length !== FIELDS.length) return;
  if (sum !== undefined && sum !== sumOf(cells)) return;
  return Object.fromEntries(
    FIELDS.map((field, index) => [field, cells[index] === NONE ? '' : cells[index]]),
  ) as unknown as SampleResult;
}

/** The prefix tells it from another field when a tab is lost. */
function sumOf(cells: string[]): string {
  return `#${shortHash(cells).slice(0, 8)}`;
}

/** The text of a results file. */
export function formatResults(results: Iterable<SampleResult>): string {
  const lines = [...results].map((result) => {
    const cells = FIELDS.map((field) => result[field].replace(/[\t\r\n]/g, ' ') || NONE);
    return [...cells, sumOf(cells)].join('\t');
  });
  return [...new Set(lines)]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The results of a note; none when it has no file. */
export function readResults(contentDir: string, note: string): Results {
  const file = resultsFile(contentDir, note);
  return parseResults(textOf(file));
}

/** A folder in place of the file counts as none; writing the results reports it. */
function textOf(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
}

/** Problems for damaged lines; their samples count as unchecked until checked again. */
export function damageProblems(damaged: number[], contentLabel: string, note: string): Problem[] {
  return damaged.map((line) => ({
    severity: 'warning',
    rule: 'sample-record',
    file: resultsFile(contentLabel, note),
    line,
    column: 1,
    message: words.brokenLine,
    fix: words.checkAgain(contentLabel, note),
  }));
}

/** Writes the results of a note if they changed; a note without results has no file. */
export function writeResults(contentDir: string, note: string, results: SampleResult[]): void {
  const file = resultsFile(contentDir, note);
  const text = formatResults(results);
  if (text === textOf(file)) return;
  if (text === '') {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Removes the results of deleted notes. */
export function removeOrphans(contentDir: string, notes: string[]): void {
  const folder = join(contentDir, RESULTS_FOLDER);
  if (!existsSync(folder)) return;
  const kept = new Set(notes.map((note) => relative(folder, resultsFile(contentDir, note)).normalize('NFC')));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && path.endsWith(ENDING) && !kept.has(relative(folder, path).normalize('NFC'))) rmSync(path);
  }
}
