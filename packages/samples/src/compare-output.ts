/** Compares what a program printed with the note's `output` fence. */
import { escapeControls } from 'study-notes/shared/escape-controls';
import { words } from './words/checker.ts';

export interface Difference {
  /** Number of equal lines before the first difference. */
  index: number;
  /** Lines with `-` are the note's, with `+` the program's. */
  diff: string;
}

/** Longest difference shown, lines. */
const SHOWN = 20;

/** Undefined when they are equal; trailing blanks and trailing empty lines are ignored. */
export function compareOutput(expected: string, actual: string): Difference | undefined {
  const wanted = tidyOutput(expected).split('\n');
  const got = tidyOutput(actual).split('\n');
  const index = firstDifference(wanted, got);
  if (index === undefined) return undefined;
  const tail = sameAtEnd(wanted.slice(index), got.slice(index));
  const removed = wanted.slice(index, wanted.length - tail).map((line) => `- ${line}`);
  const added = got.slice(index, got.length - tail).map((line) => `+ ${line}`);
  const before = wanted.slice(Math.max(0, index - 2), index).map((line) => `  ${line}`);
  return { index, diff: [...before, ...shorten(removed), ...shorten(added)].join('\n') };
}

/** An output as it is compared and written: no trailing blanks, no terminal control characters. */
export function tidyOutput(text: string): string {
  return escapeControls(text.replaceAll('\r\n', '\n'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function firstDifference(a: string[], b: string[]): number | undefined {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return index;
  return undefined;
}

function sameAtEnd(a: string[], b: string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}

function shorten(lines: string[]): string[] {
  return lines.length <= SHOWN ? lines : [...lines.slice(0, SHOWN), words.moreLines(lines.length - SHOWN)];
}
