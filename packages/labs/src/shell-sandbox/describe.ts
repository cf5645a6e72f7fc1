/** The session in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Stage } from './language/shell.ts';
import type { Row } from './look.ts';
import { PRESETS, type PresetName } from './presets.ts';
import type { Result } from './session.ts';
import { HOME } from './tree.ts';

/** What exit codes say. */
const CODES: Record<number, string> = {
  0: '成功',
  1: '没有成功（grep是没有匹配）',
  2: '用法或语法有错、读不到文件',
  126: '找到了，但没有执行权限',
  127: '没有这个命令',
  130: '被停下',
};

/** A path as the prompt shows it. */
export const shortPath = (path: string): string =>
  path === HOME ? '~' : path.startsWith(`${HOME}/`) ? `~${path.slice(HOME.length)}` : path;

/** Lines of a result, errors too. */
export const lineCount = ({ output }: Pick<Result, 'output'>): number =>
  countOf(output.map(({ text }) => text).join(''));

const countOf = (text: string): number => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length);

function codeText({ status }: Result): string {
  const known = CODES[status];
  return `退出码${status}${known ? `（${known}）` : ''}`;
}

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
    return `${PRESETS[preset].title}：家目录里有${files}个文件、${rows.length - files}个目录，还没有运行命令。`;
  }
  const lines = lineCount(last);
  const shown = lines === 0 ? '什么也没显示' : `显示${lines}行`;
  return `${last.line}：${shown}，${codeText(last)}。${changeText(rows)}当前目录${shortPath(folder)}。`;
}

function changeText(rows: readonly Row[]): string {
  const names = { new: '新增', changed: '改动', gone: '消失' } as const;
  const parts = (['new', 'changed', 'gone'] as const).flatMap((mark) => {
    const paths = rows.filter((row) => row.mark === mark).map(({ path }) => path);
    if (paths.length === 0) return [];
    return [`${names[mark]}${paths.slice(0, 3).join('、')}${paths.length > 3 ? `等${paths.length}项` : ''}`];
  });
  return parts.length > 0 ? `树上${parts.join('，')}。` : '';
}

/** A stage's output in a few words. */
export const stageText = ({ output }: Stage): string => (output === '' ? '空' : `${countOf(output)}行`);

/** How the next line ends, or how much it shows. */
export function guessNext(next: Result, at: number): Guess {
  const lines = lineCount(next);
  const because = `${next.line}显示${lines}行，${codeText(next)}。`;
  return at % 2 === 0 ? codeGuess(next, because) : lineGuess(next.line, lines, because);
}

function codeGuess({ line, status }: Result, because: string): Guess {
  const codes = [...new Set([0, 1, 2, 127, status])].sort((a, b) => a - b);
  return {
    question: `下一条${line}，退出码是几？`,
    choices: codes.map(String),
    right: codes.indexOf(status),
    because,
  };
}

function lineGuess(line: string, lines: number, because: string): Guess {
  const near = lines <= 1 ? [0, 1, 2, 3] : [lines - 1, lines, lines + 1, lines * 2];
  const counts = [...new Set(near)].sort((a, b) => a - b);
  return {
    question: `下一条${line}，会显示几行？`,
    choices: counts.map((count) => `${count}行`),
    right: counts.indexOf(lines),
    because,
  };
}
