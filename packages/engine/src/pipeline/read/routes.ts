/** Assigns paths to notes; two notes with one path are an error, and the first keeps it. */
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import type { NoteHeader } from '../types.ts';
import { frontMatterPlace } from './front-matter-place.ts';

/** Notes whose path and id are not taken yet, and a problem for each of the others. */
export function claimRoutes(notes: NoteHeader[], label: string): { notes: NoteHeader[]; problems: Problem[] } {
  const byPath = new Map<string, NoteHeader>();
  const byId = new Map<string, NoteHeader>();
  const problems: Problem[] = [];
  const kept = notes.filter((note) => {
    const key = routeKey(note.path);
    const clash = byPath.get(key);
    const duplicate = byId.get(note.id);
    if (clash) problems.push(duplicateRoute(note, clash, label));
    else if (duplicate) problems.push(duplicateId(note, duplicate, label));
    if (clash || duplicate) return false;
    byPath.set(key, note);
    byId.set(note.id, note);
    return true;
  });
  return { notes: kept, problems };
}

/** Paths with the same key cannot coexist: `/A` and `/a`, `/a` and `/a/`. */
export function routeKey(path: string): string {
  const lower = path.normalize('NFC').toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function duplicateRoute(note: NoteHeader, other: NoteHeader, label: string): Problem {
  const message = words.sameAddress(note.path, difference(note, other), label, other.file);
  const { slug, id } = note.frontMatter;
  const place = frontMatterPlace(note, slug !== undefined ? 'slug' : id !== undefined ? 'id' : undefined);
  const fix = isIndexBeside(note, other) ? words.mergeNotes : words.changeOne;
  return { severity: 'error', rule: 'duplicate-route', file: `${label}/${note.file}`, ...place, message, fix };
}

function difference(note: NoteHeader, other: NoteHeader): string {
  if (note.file === other.file) return words.byUnicode;
  if (note.path === other.path) return words.same;
  if (isIndexBeside(note, other)) return words.bySlash;
  return words.byCase;
}

function isIndexBeside(note: NoteHeader, other: NoteHeader): boolean {
  return note.path.endsWith('/') !== other.path.endsWith('/');
}

function duplicateId(note: NoteHeader, other: NoteHeader, label: string): Problem {
  return {
    severity: 'error',
    rule: 'duplicate-id',
    file: `${label}/${note.file}`,
    ...frontMatterPlace(note, 'id'),
    message: words.sameId(note.id, label, other.file),
    fix: words.changeId,
  };
}
