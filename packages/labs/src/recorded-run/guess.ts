/** What the next line does, as a question. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { quoted, stepText } from './describe.ts';
import { allCells, changedCells, type Moment, momentAt, type PlacedCell, wordsOfPlace } from './moment.ts';
import { words } from './words/lab.ts';

/** Most answers besides the right one. */
const MOST = 3;

/** The question before a step; absent where the next line shows nothing that can be asked for. */
export function guessStep(run: RecordedRun, step: number): Guess | undefined {
  if (step >= run.steps.length) return undefined;
  const [now, next] = [momentAt(run, step), momentAt(run, step + 1)];
  const asked = askPrinted(run, now, next) ?? askValue(now, next) ?? askLine(run, now, next);
  return asked && { ...asked, because: stepText(run, step + 1) };
}

type Asked = Omit<Guess, 'because'>;

/** Other texts that the run prints are the other answers. */
function askPrinted(run: RecordedRun, now: Moment, next: Moment): Asked | undefined {
  const text = next.printed.slice(now.printed.length);
  if (text.trim() === '') return undefined;
  const right = quoted(text);
  const all = run.steps.map((_, step) => momentAt(run, step + 1).printed.slice(momentAt(run, step).printed.length));
  const others = [...new Set(all.filter((one) => one.trim() !== '').map(quoted))].filter((one) => one !== right);
  const rivals = [...others.slice(0, MOST - 1), words.printsNothing];
  return { question: words.whatPrints(now.line), ...choose(right, rivals) };
}

/** A whole number that changes. */
function askValue(now: Moment, next: Moment): Asked | undefined {
  const changed = changedCells(now, next);
  const isNumber = (cell?: PlacedCell) => /^-?\d{1,9}$/.test(cell?.value ?? '');
  const cell = allCells(next).find((one) => changed.has(one.id) && isNumber(one) && !one.count);
  const old = cell && allCells(now).find(({ id }) => id === cell.id);
  if (!cell || !isNumber(old) || now.frames.length !== next.frames.length) return undefined;
  const [value, before] = [Number(cell.value), Number(old?.value)];
  const others = [before, value + 1, value - 1].filter((one) => one !== value);
  return {
    question: words.whatValue(now.line, wordsOfPlace(cell.id)),
    ...choose(String(value), others.map(String)),
  };
}

/** A line that is not the one below. */
function askLine(run: RecordedRun, now: Moment, next: Moment): Asked | undefined {
  if (now.line === undefined || next.line === undefined || isBelow(run, now.line, next.line)) return undefined;
  const name = (line: number) => words.lineIs(line, (run.code[line - 1] ?? '').trim().slice(0, 32));
  const lines = [...new Set(run.steps.map(([line]) => line))].sort((a, b) => a - b);
  const below = lines.find((line) => line > (now.line ?? 0));
  const near = lines.filter((line) => line !== next.line && line !== below).slice(-2);
  const others = [...(below === undefined || below === next.line ? [] : [below]), ...near].slice(0, MOST);
  if (others.length === 0) return undefined;
  return { question: words.whichLine(now.line), ...choose(name(next.line), others.map(name)) };
}

/** Whether nothing lies between two lines but what is never executed by itself. */
function isBelow({ code }: RecordedRun, from: number, to: number): boolean {
  if (to <= from) return false;
  return code.slice(from, to - 1).every((line) => /^\s*(?:\/\/.*|[{}]?)\s*$/.test(line));
}
