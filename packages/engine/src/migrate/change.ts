/** One file as it is and as it shall be. */
import { createTwoFilesPatch } from 'diff';

export interface Change {
  /** Posix, relative to the project. */
  file: string;
  /** Absent: there is no such file yet. */
  before?: string;
  after: string | Buffer;
}

/** What would change, line by line. */
export function diffText({ file, before, after }: Change): string {
  if (typeof after !== 'string') return `新文件 ${file}（${after.length} 字节）\n`;
  const from = before === undefined ? '/dev/null' : file;
  return createTwoFilesPatch(from, file, before ?? '', after, '', '', { context: 2 }).replace(
    /^(?:Index: .*\n)?=+\n/,
    '',
  );
}
