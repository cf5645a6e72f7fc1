/** Parses the check words of a fence, and reports mistakes in them. */
import type { FenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { listed } from 'study-notes/words/phrases';
import { badFlag } from './languages/compiler-flags.ts';
import { readPictureNames } from './pictures/picture-names.ts';
import type { Settings, Word } from './sample.ts';
import { words as told } from './words/checker.ts';

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

/** Parses the check words of a fence. */
export function parseCheckWords({ words }: FenceMeta): CheckWords {
  const result: CheckWords = { settings: {}, problems: [] };
  const named = CHECK_WORDS.filter((name) => words[name] !== undefined);
  if (named.length > 1) {
    result.problems.push({
      rule: 'sample-words',
      message: told.twoWords(listed(named)),
      fix: told.keepOne,
    });
  }
  if (named[0]) takeWord(named[0], words[named[0]] ?? true, result);
  takeSettings(words, result);
  if (typeof words.expect === 'string') takeExpect(words.expect, result);
  if (typeof words.project === 'string') result.project = words.project;
  if (typeof words.stages === 'string') result.stages = words.stages.replace(/\/$/, '');
  else if (words.stages) result.problems.push(wrong(told.stagesValue, told.writeStages));
  if (words.render !== undefined) takeRender(words.render, result);
  return result;
}

function takeWord(name: (typeof CHECK_WORDS)[number], value: string | true, result: CheckWords): void {
  if (name === 'unchecked') {
    result.word = name;
    if (typeof value === 'string' && value.trim() !== '') result.reason = value;
    else result.problems.push(wrong(told.noReason, told.writeReason));
    return;
  }
  const mayFail = name === 'run' || name === 'compile';
  if (value === true) result.word = name;
  else if (mayFail && value === 'fail') result.word = `${name}=fail`;
  else result.problems.push(wrong(told.notUnderstood(name, value), told.checkWords));
}

function takeSettings(words: FenceMeta['words'], { settings, problems }: CheckWords): void {
  for (const name of TEXT_SETTINGS) {
    const value = words[name];
    if (typeof value === 'string') settings[name] = value;
    else if (value === true) problems.push(wrong(told.noValue(name), told.writeValue(name)));
  }
  if (settings.flags !== undefined) takeFlags(settings.flags, problems);
  for (const name of SWITCHES) if (words[name] !== undefined) settings[name] = true;
  if (settings.asan && settings.tsan) problems.push(wrong(told.asanAndTsan, told.splitInTwo));
}

function takeFlags(flags: string, problems: WordProblem[]): void {
  const bad = badFlag(flags);
  if (!bad) return;
  const fix = told.flagsAllowed;
  problems.push({ rule: 'sample-flags', message: told.badFlag(bad.flag, bad.what), fix });
}

function takeExpect(expect: string, result: CheckWords): void {
  result.expect = expect;
  if (expect === '') result.problems.push(wrong(told.emptyExpect, told.writeExpect));
  if (!result.word?.endsWith('=fail')) result.problems.push(wrong(told.expectOnly, told.writeOutput));
}

function takeRender(value: string | true, result: CheckWords): void {
  const paths = readPictureNames(value);
  if (typeof paths === 'string') result.problems.push(wrong(paths, told.writeRender));
  else result.render = paths;
  if (result.word !== 'run') result.problems.push(wrong(told.renderOnly, told.addRun));
}

function wrong(message: string, fix: string): WordProblem {
  return { rule: 'sample-words', message, fix };
}
