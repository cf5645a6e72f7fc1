/** Finds the place of a front matter key, only when there is a problem to report, so that nothing need be stored for it. */
import { readFileSync } from 'node:fs';
import type { NoteHeader } from '../types.ts';
import { decode } from './decode.ts';

/** Line and column of a key in the note's front matter; the file's start when it is not there. */
export function frontMatterPlace(note: NoteHeader, key: string | undefined): { line: number; column: number } {
  const start = { line: 1, column: 1 };
  if (key === undefined) return start;
  try {
    const decoded = decode(readFileSync(note.absolute));
    const lines = 'text' in decoded ? decoded.text.split('\n').slice(0, note.bodyLine) : [];
    const line = lines.findIndex((text) => text.startsWith(`${key}:`));
    return line < 0 ? start : { line: line + 1, column: 1 };
  } catch {
    return start;
  }
}
