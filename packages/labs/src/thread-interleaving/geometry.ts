/** Sizes of the drawing, in its own units. */
import { explore } from './explore.ts';
import type { Program } from './types.ts';

export const WIDTH = 372;
/** Columns of code: their heads with name and status, then a line for each line of code. */
export const CODE = { head: 44, line: 18, foot: 8, gap: 6 };
/** Rows of the timeline: room for their names at the left, and their height. */
export const LANE = { left: 66, height: 26, ruler: 20 };
/** Widest step of the timeline. */
const WIDEST = 40;

/** Where everything lies for a program; the same at every step, so that nothing moves. */
export function layoutOf(program: Program) {
  const lines = Math.max(...program.threads.map(({ source }) => source.length));
  const codeHeight = CODE.head + lines * CODE.line + CODE.foot;
  const lanes = lanesOf(program);
  const lanesTop = codeHeight + LANE.ruler;
  return {
    column: (WIDTH - CODE.gap * (program.threads.length - 1)) / program.threads.length,
    codeHeight,
    lanes,
    lanesTop,
    /** Width of a step. */
    cell: Math.min(WIDEST, (WIDTH - LANE.left - 7) / explore(program).longest),
    height: lanesTop + lanes.length * LANE.height + 6,
  };
}

/** One row of the timeline. */
export type Lane =
  | { kind: 'thread'; name: string; thread: number }
  | { kind: 'variable' | 'mutex' | 'condition'; name: string };

/** Threads, then what they share, in the order in which the program names it. */
function lanesOf(program: Program): Lane[] {
  const instructions = program.threads.flatMap(({ steps }) => steps.map(({ does }) => does));
  const mutexes = instructions.flatMap((does) => ('mutex' in does ? [does.mutex] : []));
  const conditions = instructions.flatMap((does) => ('condition' in does ? [does.condition] : []));
  return [
    ...program.threads.map(({ name }, thread) => ({ kind: 'thread' as const, name, thread })),
    ...Object.keys(program.variables).map((name) => ({ kind: 'variable' as const, name })),
    ...[...new Set(mutexes)].sort().map((name) => ({ kind: 'mutex' as const, name })),
    ...[...new Set(conditions)].map((name) => ({ kind: 'condition' as const, name })),
  ];
}
