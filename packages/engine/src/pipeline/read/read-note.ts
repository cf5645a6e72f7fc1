/** Reads one note: bytes, text, front matter, id and path, and everything that is wrong with them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DialectName } from '../../shared/dialects.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import type { NoteHeader, SourceNote } from '../types.ts';
import { type BadByte, decode } from './decode.ts';
import { docPath } from './doc-path.ts';
import { splitFrontMatter } from './front-matter.ts';
import { frontMatterPlace } from './front-matter-place.ts';
import { type BadName, badPath, badSegment } from './names.ts';
import type { FoundFile } from './walk.ts';

/** A note without its text, and the problems found on the way; no note when it cannot be one. */
export interface ReadNote {
  note?: NoteHeader;
  problems: Problem[];
}

/** Reads and checks one note, but for its name; `label` is the content folder's name in problems. Its address is as our own rules have it. */
export function readNote(found: FoundFile, label: string, dialect?: DialectName): ReadNote {
  const file = `${label}/${found.file}`;
  const bytes = readBytes(found.absolute);
  if (!bytes)
    return {
      problems: [{ ...whole(file), rule: 'file-unreadable', message: words.cannotOpen, fix: words.checkPermission }],
    };
  const decoded = decode(bytes);
  if ('badByte' in decoded) return { problems: [notUtf8(file, decoded.badByte)] };
  const { frontMatter, bodyLine, issues } = splitFrontMatter(decoded.text, dialect);
  const { id, path } = docPath(found.file, frontMatter);
  const note: NoteHeader = {
    file: found.file,
    absolute: found.absolute,
    frontMatter,
    bodyLine,
    id,
    path,
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
  };
  const problems = issues.map((issue): Problem => ({ file, ...issue }));
  // Its page stands all the same, with the name of the file for a title.
  if (decoded.text.trim() === '') problems.push(empty(file));
  return { note, problems };
}

/** The Markdown of a note after its front matter, read again from the file. */
export async function readBody(note: NoteHeader): Promise<string> {
  const decoded = decode(await readFile(note.absolute));
  if (!('text' in decoded)) return '';
  let start = 0;
  for (let line = 1; line < note.bodyLine; line++) start = decoded.text.indexOf('\n', start) + 1 || decoded.text.length;
  return decoded.text.slice(start);
}

/** The note with its text, as compile workers take it. */
export async function withBody(note: NoteHeader): Promise<SourceNote> {
  return { ...note, body: await readBody(note) };
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The first thing wrong with the file's name, else with its path. */
export function badNames(note: NoteHeader, file: string): Problem[] {
  const written = firstBad(note.file.replace(/\.md$/i, ''));
  if (written) {
    const message = words.badName(shorten(written.segment), written.reason);
    return [nameProblem(file, { message, fix: words.rename(written.proposal) })];
  }
  const { slug, id } = note.frontMatter;
  const source = slug !== undefined ? 'slug' : id !== undefined ? 'id' : undefined;
  const place = frontMatterPlace(note, source);
  const segment = firstBad(note.path);
  if (segment) {
    const message = words.badPart(source ?? words.name, shorten(segment.segment), segment.reason);
    return [nameProblem(file, { message, fix: words.changeTo(segment.proposal), ...place })];
  }
  const bad = badPath(note.path);
  if (!bad) return [];
  const message = words.badAddress(note.path, bad.reason);
  return [nameProblem(file, { message, fix: words.otherName(bad.proposal), ...place })];
}

function firstBad(path: string): (BadName & { segment: string }) | undefined {
  for (const segment of path.split('/').filter(Boolean)) {
    const bad = badSegment(segment);
    if (bad) return { ...bad, segment };
  }
  return undefined;
}

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function nameProblem(file: string, found: Pick<Problem, 'message' | 'fix'> & Partial<Problem>): Problem {
  return { ...whole(file), rule: 'bad-name', ...found };
}

function notUtf8(file: string, bad: BadByte): Problem {
  const byte = `0x${bad.value.toString(16).toUpperCase().padStart(2, '0')}`;
  const message = words.notUtf8(bad.offset + 1, byte, bad.guess);
  return {
    ...whole(file),
    rule: 'not-utf8',
    line: bad.line,
    column: bad.column,
    message,
    fix: words.saveAsUtf8,
  };
}

function empty(file: string): Problem {
  return {
    ...whole(file),
    rule: 'empty-file',
    message: words.emptyFile,
    fix: words.fillOrDelete,
  };
}

function whole(file: string): Pick<Problem, 'severity' | 'file' | 'line' | 'column'> {
  return { severity: 'error', file, line: 1, column: 1 };
}
