/** Where things are drawn: time runs down, each moment in a row of its own, long waits cut short. */
import { linear } from '../kit/scale.ts';
import type { Story } from './state.ts';

export const SIZE = { width: 372, height: 330 };
/** The two hosts. */
export const LANES = { A: 74, B: 298 };
/** Where the ladder begins and ends; what is above has passed. */
export const LADDER = { top: 44, bottom: 322 };
const ROW = { least: 15, most: 34 };

export interface Row {
  at: number;
  y: number;
  /** A wait that is cut short before it, ms. */
  cut: number;
}

/** Rows of all moments up to one. */
export function rowsOf({ packets, happenings }: Story, now: number, delay: number): Row[] {
  const times = [...packets.flatMap(({ sent, arrives }) => [sent, arrives]), ...happenings.map(({ at }) => at)];
  const moments = [...new Set([0, ...times.filter((time) => time <= now)])].sort((a, b) => a - b);
  let y = 0;
  return moments.map((at, i) => {
    const gap = at - (moments[i - 1] ?? at);
    y += i === 0 ? 0 : Math.min(Math.max((gap / delay) * ROW.most, ROW.least), ROW.most);
    return { at, y, cut: gap > delay * 1.5 && gap > 300 ? gap : 0 };
  });
}

/** From a moment to its height, along the rows. */
export function heightOf(rows: readonly Row[], at: number): number {
  const next = rows.findIndex((row) => row.at >= at);
  const after = rows[next];
  const before = rows[next < 0 ? rows.length - 1 : Math.max(next - 1, 0)];
  if (!before) return 0;
  if (!after) return before.y;
  return after.at === before.at ? after.y : linear([before.at, after.at], [before.y, after.y])(at);
}
