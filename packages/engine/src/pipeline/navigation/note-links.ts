/** What is shown below a note: last change, edit link, report link. */
import { encodePath } from '../../shared/paths.ts';
import type { NoteHeader } from '../types.ts';
import { dateText, type GitDates } from './git-dates.ts';

/** Last change: front matter wins over git; absent when neither knows. */
export function lastUpdate(note: NoteHeader, dates: GitDates): { iso: string; text: string } | undefined {
  const written = note.frontMatter.last_update?.date;
  const iso = written === undefined ? dates[note.file] : isoDate(written);
  return iso ? { iso, text: dateText(iso) } : undefined;
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
