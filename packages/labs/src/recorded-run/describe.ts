/** A recorded run in words. */
import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { allCells, changedCells, type Moment, momentAt, saysOf, wordsOfPlace } from './moment.ts';

/** Most changes that a sentence names. */
const MOST = 3;
const LONGEST = 36;

/** Printed text on one line. */
export function quoted(text: string): string {
  const line = text.replace(/\n$/, '').replace(/\n/g, '⏎');
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`;
}

/** Where the run stands, and what the last line did. */
export function stepText(run: RecordedRun, step: number): string {
  const now = momentAt(run, step);
  const where = now.line === undefined ? '程序结束了' : `接下来执行第 ${now.line} 行${inFunction(now)}`;
  const done = step === 0 ? [] : changes(momentAt(run, step - 1), now);
  return `第 ${step} 步：${done.length > 0 ? `${done.join('；')}。` : ''}${where}。`;
}

const inFunction = ({ frames }: Moment) => {
  const top = frames.at(-1);
  return top && frames.length > 1 ? `（在 ${top.title} 里）` : '';
};

/** What has changed from one moment to the next. */
export function changes(before: Moment, now: Moment): string[] {
  const said = [...printed(before, now), ...calls(before, now), ...blocks(before, now)];
  if (now.line !== undefined) said.push(...values(before, now));
  return said.length > MOST ? [...said.slice(0, MOST), `还有 ${said.length - MOST} 处变化`] : said;
}

function printed(before: Moment, now: Moment): string[] {
  const text = now.printed.slice(before.printed.length);
  return text === '' ? [] : [`打印了${quoted(text)}`];
}

function calls(before: Moment, now: Moment): string[] {
  if (now.line === undefined) return [];
  const [was, is] = [before.frames.length, now.frames.length];
  const name = (moment: Moment) => moment.frames.at(-1)?.title ?? '';
  if (is > was) return [`进入 ${name(now)}`];
  return is < was && is > 0 ? [`从 ${name(before)} 回到 ${name(now)}`] : [];
}

function blocks(before: Moment, now: Moment): string[] {
  if (now.line === undefined) return [];
  const ids = (moment: Moment) => moment.heap.map(({ id }) => id);
  const made = now.heap.filter(({ id }) => !ids(before).includes(id)).map(({ title }) => `堆上有了 ${title}`);
  const freed = ids(before)
    .filter((id) => !ids(now).includes(id))
    .map((id) => `${id} 释放了`);
  const lost = now.heap.filter(({ id, isLost }) => isLost && !before.heap.some((box) => box.id === id && box.isLost));
  return [...made, ...freed, ...lost.map(({ id }) => `再没有指针指向 ${id}`)];
}

function values(before: Moment, now: Moment): string[] {
  const changed = changedCells(before, now);
  return allCells(now)
    .filter(({ id, name }) => changed.has(id) && name !== 'this')
    .map((cell) => `${wordsOfPlace(cell.id)} ${cell.to ? '' : '是 '}${saysOf(cell)}`);
}
