/** A recorded run in words. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { allCells, changedCells, type Moment, momentAt, type PlacedCell, saysOf, wordsOfPlace } from './moment.ts';
import { words } from './words/lab.ts';

/** Most changes that a sentence names. */
const MOST = 3;
const LONGEST = 36;

/** Printed text on one line. */
export function quoted(text: string): string {
  const line = text.replace(/\n$/, '').replace(/\n/g, '⏎');
  return words.quoted(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
}

/** Where the run stands, and what the last line did. */
export function stepText(run: RecordedRun, step: number): string {
  const now = momentAt(run, step);
  const where = now.line === undefined ? words.ended : words.nextLine(now.line, inFunction(now));
  const done = step === 0 ? [] : changes(momentAt(run, step - 1), now);
  return words.atStep(step, done.length > 0 ? words.sentence(done.join(words.semicolon)) : '', where);
}

const inFunction = ({ frames }: Moment) => {
  const top = frames.at(-1);
  return top && frames.length > 1 ? words.inFunction(top.title) : '';
};

/** What has changed from one moment to the next. */
export function changes(before: Moment, now: Moment): string[] {
  const said = [...printed(before, now), ...calls(before, now), ...blocks(before, now)];
  if (now.line !== undefined) said.push(...values(before, now));
  return said.length > MOST ? [...said.slice(0, MOST), words.moreChanges(said.length - MOST)] : said;
}

function printed(before: Moment, now: Moment): string[] {
  const text = now.printed.slice(before.printed.length);
  return text === '' ? [] : [words.printed(quoted(text))];
}

function calls(before: Moment, now: Moment): string[] {
  if (now.line === undefined) return [];
  const [was, is] = [before.frames.length, now.frames.length];
  const name = (moment: Moment) => moment.frames.at(-1)?.title ?? '';
  if (is > was) return [words.entered(name(now))];
  return is < was && is > 0 ? [words.returned(name(before), name(now))] : [];
}

function blocks(before: Moment, now: Moment): string[] {
  if (now.line === undefined) return [];
  const ids = (moment: Moment) => moment.heap.map(({ id }) => id);
  const made = now.heap.filter(({ id }) => !ids(before).includes(id)).map(({ title }) => words.blockMade(title));
  const freed = ids(before)
    .filter((id) => !ids(now).includes(id))
    .map(words.blockFreed);
  const lost = now.heap.filter(({ id, isLost }) => isLost && !before.heap.some((box) => box.id === id && box.isLost));
  return [...made, ...freed, ...lost.map(({ id }) => words.blockLost(id))];
}

function valueText(cell: PlacedCell): string {
  const name = wordsOfPlace(cell.id);
  return cell.to ? `${name} ${saysOf(cell)}` : words.valueIs(name, saysOf(cell));
}

function values(before: Moment, now: Moment): string[] {
  const changed = changedCells(before, now);
  return allCells(now)
    .filter(({ id, name }) => changed.has(id) && name !== 'this')
    .map((cell) => valueText(cell));
}
