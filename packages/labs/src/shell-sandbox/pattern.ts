/**
 * Regular expressions as POSIX has them, and shell patterns, run as a machine that reads each character once: no pattern,
 * however it is written, takes longer than its length times the text's. Written after R. Cox, "Regular Expression
 * Matching: the Virtual Machine Approach".
 */

type Test = (char: string) => boolean;

export type Expression =
  | { kind: 'char'; test: Test }
  | { kind: 'all'; parts: Expression[] }
  | { kind: 'any'; choices: Expression[] }
  | { kind: 'repeat'; part: Expression; least: number; most: number }
  | { kind: 'group'; part: Expression; number: number }
  | { kind: 'place'; is: (text: string, at: number) => boolean };

type Step =
  | { kind: 'char'; test: Test }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'go'; to: number }
  | { kind: 'save'; slot: number }
  | { kind: 'place'; is: (text: string, at: number) => boolean }
  | { kind: 'match' };

/** Longest program that a pattern may become. */
const LONGEST = 3000;

export interface Match {
  start: number;
  end: number;
  /** What each group holds, 0 the whole. */
  groups: string[];
}

/** Finds a pattern in text. */
export type Matcher = (text: string, from?: number) => Match | undefined;

/** A machine for an expression; throws `RangeError` for one that is too long. */
export function compile(expression: Expression, groups: number): Matcher {
  const program: Step[] = [];
  emit(program, { kind: 'group', part: expression, number: 0 });
  program.push({ kind: 'match' });
  return (text, from = 0) => search(program, { text, from, slots: (groups + 1) * 2 });
}

function emit(program: Step[], expression: Expression): void {
  if (program.length > LONGEST) throw new RangeError('Regular expression too big');
  switch (expression.kind) {
    case 'char':
    case 'place':
      program.push(expression);
      return;
    case 'all':
      for (const part of expression.parts) emit(program, part);
      return;
    case 'group':
      program.push({ kind: 'save', slot: expression.number * 2 });
      emit(program, expression.part);
      program.push({ kind: 'save', slot: expression.number * 2 + 1 });
      return;
    case 'any':
      emitChoice(program, expression.choices);
      return;
    case 'repeat':
      emitRepeat(program, expression);
      return;
  }
}

function emitChoice(program: Step[], [first, ...rest]: Expression[]): void {
  if (!first) return;
  if (rest.length === 0) {
    emit(program, first);
    return;
  }
  const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
  program.push(split);
  emit(program, first);
  const leave = { kind: 'go' as const, to: 0 };
  program.push(leave);
  split.second = program.length;
  emitChoice(program, rest);
  leave.to = program.length;
}

function emitRepeat(program: Step[], { part, least, most }: Expression & { kind: 'repeat' }): void {
  for (let i = 0; i < least; i++) emit(program, part);
  if (most === Number.POSITIVE_INFINITY) {
    const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
    program.push(split);
    emit(program, part);
    program.push({ kind: 'go', to: program.indexOf(split) });
    split.second = program.length;
    return;
  }
  const splits: { second: number }[] = [];
  for (let i = least; i < most; i++) {
    const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
    splits.push(split);
    program.push(split);
    emit(program, part);
  }
  for (const split of splits) split.second = program.length;
}

/** Steps that all matches of a line of the reader's may still take; the session fills it before each line. */
export const effort = { left: 2_000_000 };

/** The patterns of a line asked for too much. */
export class TooMuchEffort extends Error {}

interface Thread {
  at: number;
  slots: number[];
}

interface Run {
  text: string;
  from: number;
  slots: number;
}

/** The leftmost match, of those the longest, as POSIX asks. */
function search(program: readonly Step[], { text, from, slots }: Run): Match | undefined {
  let threads: Thread[] = [];
  let best: number[] | undefined;
  for (let at = from; at <= text.length; at++) {
    if (!best) add(program, threads, { at: 0, slots: new Array(slots).fill(-1) }, { text, place: at });
    const next: Thread[] = [];
    effort.left -= threads.length + 1;
    if (effort.left < 0) throw new TooMuchEffort();
    for (const thread of threads) {
      const step = program[thread.at];
      if (step?.kind === 'match') {
        if (isBetter(thread.slots, best)) best = thread.slots;
      } else if (step?.kind === 'char' && at < text.length && step.test(text.charAt(at))) {
        add(program, next, { at: thread.at + 1, slots: thread.slots }, { text, place: at + 1 });
      }
    }
    threads = next;
    if (threads.length === 0 && best) break;
  }
  return best && toMatch(best, text);
}

function isBetter([start = 0, end = 0]: number[], best: number[] | undefined): boolean {
  if (!best) return true;
  return start < (best[0] ?? 0) || (start === best[0] && end > (best[1] ?? 0));
}

function toMatch(slots: number[], text: string): Match {
  const groups = Array.from({ length: slots.length / 2 }, (_, i) => {
    const [start = -1, end = -1] = slots.slice(i * 2, i * 2 + 2);
    return start < 0 || end < 0 ? '' : text.slice(start, end);
  });
  return { start: slots[0] ?? 0, end: slots[1] ?? 0, groups };
}

/** Adds a thread and all that it becomes without reading a character; a place that is taken keeps its first thread. */
function add(
  program: readonly Step[],
  threads: Thread[] & { seen?: Map<number, number> },
  thread: Thread,
  where: { text: string; place: number },
): void {
  threads.seen ??= new Map();
  const stack = [thread];
  for (let one = stack.pop(); one; one = stack.pop()) {
    const step = program[one.at];
    const start = one.slots[0] ?? -1;
    // A later start never wins over an earlier one at the same place.
    if (!step || (threads.seen.get(one.at) ?? Number.POSITIVE_INFINITY) <= (start < 0 ? where.place : start)) continue;
    threads.seen.set(one.at, start < 0 ? where.place : start);
    if (step.kind === 'go') stack.push({ ...one, at: step.to });
    else if (step.kind === 'split') stack.push({ ...one, at: step.second }, { ...one, at: step.first });
    else if (step.kind === 'save') stack.push({ at: one.at + 1, slots: one.slots.with(step.slot, where.place) });
    else if (step.kind === 'place') {
      if (step.is(where.text, where.place)) stack.push({ ...one, at: one.at + 1 });
    } else threads.push(one);
  }
}
