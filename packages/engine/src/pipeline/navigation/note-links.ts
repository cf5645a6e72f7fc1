/** What is shown below a note: last change, links to edit it, to its history and to report it. */
import { encodePath } from '../../shared/paths.ts';
import type { Doc, NoteHeader } from '../types.ts';
import { dateText, type GitChanges, lastCommit } from './git-changes.ts';

/** Last change: front matter wins over git; absent when neither knows. */
export function lastUpdate(note: NoteHeader, changes: GitChanges | undefined): Doc['updated'] {
  const written = note.frontMatter.last_update?.date;
  if (written !== undefined) return { iso: isoDate(written), text: dateText(written) };
  const [iso, subject = ''] = lastCommit(changes, note.file) ?? [];
  return iso ? { iso, text: dateText(iso), subject: shortSubject(subject) } : undefined;
}

/** Address of the note's history. */
export function historyLink(note: NoteHeader, title: string, pattern: string): string | undefined {
  return fillPattern(pattern, note, title);
}

/** Address of “编辑此页”: `custom_edit_url`, else the pattern; absent when either is empty. */
export function editLink(note: NoteHeader, title: string, pattern: string): string | undefined {
  const custom = note.frontMatter.custom_edit_url;
  if (custom === null) return undefined;
  return custom ?? fillPattern(pattern, note, title);
}

/** Address of “报告问题”. */
export function reportLink(note: NoteHeader, title: string, pattern: string): string | undefined {
  return fillPattern(pattern, note, title);
}

const MOST_OF_SUBJECT = 120;

/** A subject line as it is shown. */
function shortSubject(subject: string): string {
  const characters = [...subject.replace(/\p{Cc}/gu, '')];
  return characters.length <= MOST_OF_SUBJECT
    ? characters.join('')
    : `${characters.slice(0, MOST_OF_SUBJECT - 1).join('')}…`;
}

function fillPattern(pattern: string, note: NoteHeader, title: string): string | undefined {
  if (pattern === '') return undefined;
  return pattern
    .replaceAll('{file}', () => encodePath(note.file))
    .replaceAll('{path}', () => encodePath(note.path))
    .replaceAll('{title}', () => encodeURIComponent(title));
}

/** `2025/1/2` → `2025-01-02`, as `<time>` wants it; a time of day stays. */
function isoDate(written: string): string {
  return written.replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/, (_all, year, month, day) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}
