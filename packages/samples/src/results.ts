/**
 * What is known of samples, kept with the notes: one file for each note, one sorted line for each sample that passed, so that two
 * branches merge and nothing in it depends on when or where it was made. A line ends in its own sum, so that a damaged one
 * proves nothing; lines of before have none.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from 'study-notes/shared/problem';
import { WORDS } from './sample.ts';
import { shortHash } from './sample-key.ts';

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
/** What a line without a sum is held to. */
const HASH = /^(?:-|[0-9a-f]{8})$/;
const SHAPES = [/^[0-9a-f]{16}$/, /./, new RegExp(`^(?:${WORDS.join('|')})$`), /./, /./, HASH, HASH];
const ENDING = '.tsv';
/** Stands for an empty field: editors cut blanks at a line's end. */
const NONE = '-';

/** The file with a note's results. */
export function resultsFile(contentDir: string, note: string): string {
  return join(contentDir, RESULTS_FOLDER, note.replace(/\.mdx?$/i, '') + ENDING);
}

/** The results of a file by key, and the lines (1-based) that are not as they were written. */
export interface Results {
  results: Map<string, SampleResult>;
  damaged: number[];
}

/** Reads results; lines that a merge, a disk or an editor has spoilt count as not there. */
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

/** Its sign keeps it from being taken for another field when a tab is lost. */
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

/** A folder in a record's place is none; that it is there is told when the record is written. */
function textOf(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
}

/** Tells of damaged lines; the samples they spoke of are open until they are checked again. */
export function damageProblems(damaged: number[], contentLabel: string, note: string): Problem[] {
  return damaged.map((line) => ({
    severity: 'warning',
    rule: 'sample-record',
    file: resultsFile(contentLabel, note),
    line,
    column: 1,
    message: '检查结果的这一行坏了，它说的那段代码不算检查过。',
    fix: `重新检查，这一行就会重写：npm run check:samples -- '${contentLabel}/${note}'；版本库里的没有坏，也可以恢复它。`,
  }));
}

/** Writes the results of a note when they changed; a note without any has no file. */
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
