/** The session in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Stage } from './language/shell.ts';
import type { Row } from './look.ts';
import type { PresetName } from './presets.ts';
import type { Result } from './session.ts';
import { HOME } from './tree.ts';
import { words } from './words/lab.ts';

/** A path as the prompt shows it. */
export const shortPath = (path: string): string =>
  path === HOME ? '~' : path.startsWith(`${HOME}/`) ? `~${path.slice(HOME.length)}` : path;

/** Lines of a result, errors too. */
export const lineCount = ({ output }: Pick<Result, 'output'>): number =>
  countOf(output.map(({ text }) => text).join(''));

const countOf = (text: string): number => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length);

interface Seen {
  results: readonly Result[];
  rows: readonly Row[];
  folder: string;
}

/** What the last line did. */
export function sessionText({ preset }: { preset: PresetName }, { results, rows, folder }: Seen): string {
  const last = results.at(-1);
  if (!last) {
    const files = rows.filter(({ kind }) => kind !== 'folder').length;
    return words.notBegun(words.titles[preset], files, rows.length - files);
  }
  return words.lineDid(last.line, lineCount(last), last.status, changeText(rows), shortPath(folder));
}

/** Most paths that are named. */
const MOST = 3;

function changeText(rows: readonly Row[]): string {
  const parts = (['new', 'changed', 'gone'] as const).flatMap((mark) => {
    const paths = rows.filter((row) => row.mark === mark).map(({ path }) => path);
    if (paths.length === 0) return [];
    return [words.changeOf(mark, paths.slice(0, MOST), paths.length)];
  });
  return parts.length > 0 ? words.inTree(parts.join(words.comma)) : '';
}

/** A stage's output in a few words. */
export const stageText = ({ output }: Stage): string => (output === '' ? words.empty : words.lines(countOf(output)));

/** How the next line ends, or how much it shows. */
export function guessNext(next: Result, at: number): Guess {
  const lines = lineCount(next);
  const because = words.nextDoes(next.line, lines, next.status);
  return at % 2 === 0 ? codeGuess(next, because) : lineGuess(next.line, lines, because);
}

function codeGuess({ line, status }: Result, because: string): Guess {
  const codes = [...new Set([0, 1, 2, 127, status])].sort((a, b) => a - b);
  return {
    question: words.whichCode(line),
    choices: codes.map(String),
    right: codes.indexOf(status),
    because,
  };
}

function lineGuess(line: string, lines: number, because: string): Guess {
  const near = lines <= 1 ? [0, 1, 2, 3] : [lines - 1, lines, lines + 1, lines * 2];
  const counts = [...new Set(near)].sort((a, b) => a - b);
  return {
    question: words.howManyLines(line),
    choices: counts.map(words.lines),
    right: counts.indexOf(lines),
    because,
  };
}
