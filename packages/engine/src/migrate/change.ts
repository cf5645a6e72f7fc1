/** One file as it is and as it shall be. */
import { createTwoFilesPatch } from 'diff';
import { words } from '../words/migrating.ts';

export interface Change {
  /** Posix, relative to the project. */
  file: string;
  /** Absent: there is no such file yet. */
  before?: string;
  after: string | Buffer;
}

/** What would change, line by line. */
export function diffText({ file, before, after }: Change): string {
  if (typeof after !== 'string') return words.newFile(file, after.length);
  const from = before === undefined ? '/dev/null' : file;
  return createTwoFilesPatch(from, file, before ?? '', after, '', '', { context: 2 }).replace(
    /^(?:Index: .*\n)?=+\n/,
    '',
  );
}
