/** Parses the check words of a fence, and reports mistakes in them. */
import type { FenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { badFlag } from './languages/compiler-flags.ts';
import { readPictureNames } from './pictures/picture-names.ts';
import type { Settings, Word } from './sample.ts';

/** What is wrong with a fence's first line, in Chinese. */
export interface WordProblem {
  rule: string;
  message: string;
  fix: string;
}

export interface CheckWords {
  /** Absent when the fence says nothing. */
  word?: Word;
  reason?: string;
  expect?: string;
  project?: string;
  /** Folder of the last stage of a program that grows, relative to the note. */
  stages?: string;
  /** Pictures that the program draws, as paths relative to the note. */
  render?: string[];
  settings: Settings;
  problems: WordProblem[];
}

const CHECK_WORDS = ['run', 'compile', 'snippet', 'syntax', 'unchecked'] as const;
const TEXT_SETTINGS = ['std', 'flags', 'stdin', 'stage', 'entry', 'size', 'uniforms'] as const;
const SWITCHES = ['asan', 'tsan', 'trace'] as const;
const LISTED = 'run、run=fail、compile、compile=fail、snippet、syntax、unchecked="原因"';

/** Parses the check words of a fence. */
export function parseCheckWords({ words }: FenceMeta): CheckWords {
  const result: CheckWords = { settings: {}, problems: [] };
  const named = CHECK_WORDS.filter((name) => words[name] !== undefined);
  if (named.length > 1) {
    result.problems.push({
      rule: 'sample-words',
      message: `代码块同时写了 ${named.join('、')}，不知道按哪个检查。`,
      fix: '只留一个。',
    });
  }
  if (named[0]) takeWord(named[0], words[named[0]] ?? true, result);
  takeSettings(words, result);
  if (typeof words.expect === 'string') takeExpect(words.expect, result);
  if (typeof words.project === 'string') result.project = words.project;
  if (typeof words.stages === 'string') result.stages = words.stages.replace(/\/$/, '');
  else if (words.stages) result.problems.push(wrong('“stages”后面没有值。', '写成 stages=../程序/03-相机。'));
  if (words.render !== undefined) takeRender(words.render, result);
  return result;
}

function takeWord(name: (typeof CHECK_WORDS)[number], value: string | true, result: CheckWords): void {
  if (name === 'unchecked') {
    result.word = name;
    if (typeof value === 'string' && value.trim() !== '') result.reason = value;
    else result.problems.push(wrong('unchecked 没有写原因。', '写成 unchecked="为什么不能检查"。'));
    return;
  }
  const mayFail = name === 'run' || name === 'compile';
  if (value === true) result.word = name;
  else if (mayFail && value === 'fail') result.word = `${name}=fail`;
  else result.problems.push(wrong(`读不懂“${name}=${value}”。`, `可以写：${LISTED}。`));
}

function takeSettings(words: FenceMeta['words'], { settings, problems }: CheckWords): void {
  for (const name of TEXT_SETTINGS) {
    const value = words[name];
    if (typeof value === 'string') settings[name] = value;
    else if (value === true) problems.push(wrong(`“${name}”后面没有值。`, `写成 ${name}="…"。`));
  }
  if (settings.flags !== undefined) takeFlags(settings.flags, problems);
  for (const name of SWITCHES) if (words[name] !== undefined) settings[name] = true;
  if (settings.asan && settings.tsan) problems.push(wrong('asan 与 tsan 不能一起用。', '分成两段，或只留一个。'));
}

function takeFlags(flags: string, problems: WordProblem[]): void {
  const bad = badFlag(flags);
  if (!bad) return;
  const fix = '可以写 -O、-g、-W…、-D…、-U…、-std=…、-f…、-m…、-l…、-pthread，和 /usr/include 里或样例自己的 -I…。';
  problems.push({ rule: 'sample-flags', message: `flags 里的“${bad.flag}”${bad.what}，不能用。`, fix });
}

function takeExpect(expect: string, result: CheckWords): void {
  result.expect = expect;
  if (expect === '') result.problems.push(wrong('expect 是空的，什么都算符合。', '写上必须出现的一段文字。'));
  if (!result.word?.endsWith('=fail'))
    result.problems.push(
      wrong('只有 run=fail 与 compile=fail 才用 expect。', '要核对输出，在后面接一个 ```output 代码块。'),
    );
}

function takeRender(value: string | true, result: CheckWords): void {
  const paths = readPictureNames(value);
  if (typeof paths === 'string') result.problems.push(wrong(paths, '写成 render=图.png，几幅之间用逗号隔开。'));
  else result.render = paths;
  if (result.word !== 'run')
    result.problems.push(wrong('只有 run 的程序才会画图（render）。', '写上 run，或去掉 render。'));
}

function wrong(message: string, fix: string): WordProblem {
  return { rule: 'sample-words', message, fix };
}
