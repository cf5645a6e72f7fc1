/** Progress as a file: imported only when all of it is valid. */
import * as v from 'valibot';
import { day, id, ownSchema, progressSchema, rating, stateBefore, text, time } from './record-schema.ts';
import type { Grade, Grading, StudyData } from './types.ts';
import { words } from './words/review.ts';

const FORMAT = 'study-notes-review';
const VERSION = 1;

/** Largest file that is read, bytes; 100,000 grades are about 8 MB. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** Contents of a file. */
export interface Transfer extends StudyData {
  /** Path of a note → the day its end was reached. */
  read: Record<string, string>;
}

const grading = v.tuple([id, time, rating, stateBefore]);
const schema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  exported: v.optional(v.string()),
  progress: v.array(progressSchema),
  log: v.array(grading),
  own: v.optional(v.array(ownSchema), []),
  read: v.optional(v.array(v.tuple([v.pipe(text, v.startsWith('/')), day])), []),
});

/** The text of an exported file. */
export function writeTransfer({ progress, log, own, read }: Transfer, now: number): string {
  const grades = log.map(({ id, review, rating, state }) => [id, review, rating, state]);
  const exported = new Date(now).toISOString();
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    exported,
    progress,
    log: grades,
    own,
    read: Object.entries(read),
  });
}

/** Reads a file's text; when anything in it is invalid, says where, and imports nothing. */
export function readTransfer(source: string): { data: Transfer } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { problem: words.notJson };
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) return { problem: problemAt(result.issues[0]) };
  const { progress, log, own, read } = result.output;
  const gradings = log.map(([id, review, rating, state]): Grading => ({ id, review, rating: rating as Grade, state }));
  return { data: { progress, log: gradings, own, read: Object.fromEntries(read) } };
}

function problemAt(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? '';
  if (place === '' || place === 'format') return words.notProgress;
  if (place === 'version') return words.otherVersion(issue.received, VERSION);
  return words.wrongValue(place, issue.received, issue.expected ?? words.otherValue);
}
