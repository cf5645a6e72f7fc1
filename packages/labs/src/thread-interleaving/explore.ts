/** All interleavings of a program: how many there are, how they end, and one example of each end. */
import { readyThreads, startRun, statusOf, step } from './model.ts';
import type { Program, Run } from './types.ts';

/** How a run ended: all done, waiting for each other's locks, or asleep with nobody to wake them. */
export type EndKind = 'done' | 'deadlock' | 'asleep';

/** One way to end. */
export interface End {
  kind: EndKind;
  variables: Readonly<Record<string, number>>;
  /** Interleavings that end so. */
  count: number;
  /** The choices of one of them. */
  example: readonly number[];
}

/** Everything that can happen. */
export interface Exploration {
  /** All interleavings. */
  total: number;
  ends: readonly End[];
  /** Variables with a data race in some interleaving. */
  races: readonly string[];
  /** Steps of the longest interleaving. */
  longest: number;
}

/** How a run stands; undefined while some thread may go on. */
export function endOf(program: Program, run: Run): EndKind | undefined {
  if (readyThreads(program, run).length) return undefined;
  const kinds = program.threads.map((_, thread) => statusOf(program, run, thread).kind);
  if (kinds.every((kind) => kind === 'done')) return 'done';
  return kinds.includes('blocked') ? 'deadlock' : 'asleep';
}

/** What decides how a run can go on; its races depend on clocks as well. */
const keyOf = ({ threads, variables, owners, sleepers }: Run) =>
  JSON.stringify([threads.map(({ next, locals, asleepOn }) => [next, locals, asleepOn]), variables, owners, sleepers]);

const explored = new WeakMap<Program, Exploration>();

/** Follows every choice once for every state; runs that meet in a state are counted together. */
export function explore(program: Program): Exploration {
  const known = explored.get(program) ?? exploreAnew(program);
  explored.set(program, known);
  return known;
}

function exploreAnew(program: Program): Exploration {
  const known = new Map<string, readonly End[]>();
  const ends = endsFrom(program, startRun(program), known);
  const total = ends.reduce((sum, { count }) => sum + count, 0);
  return { total, ends, races: racesOf(program), longest: longestFrom(program, startRun(program), new Map()) };
}

function endsFrom(program: Program, run: Run, known: Map<string, readonly End[]>): readonly End[] {
  const kind = endOf(program, run);
  if (kind) return [{ kind, variables: run.variables, count: 1, example: [] }];
  const key = keyOf(run);
  const before = known.get(key);
  if (before) return before;
  const ends = new Map<string, End>();
  for (const thread of readyThreads(program, run)) {
    for (const end of endsFrom(program, step(program, run, thread) as Run, known)) {
      const name = JSON.stringify([end.kind, end.variables]);
      const same = ends.get(name);
      if (same) ends.set(name, { ...same, count: same.count + end.count });
      else ends.set(name, { ...end, example: [thread, ...end.example] });
    }
  }
  const found = [...ends.values()];
  known.set(key, found);
  return found;
}

function longestFrom(program: Program, run: Run, known: Map<string, number>): number {
  const key = keyOf(run);
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = readyThreads(program, run).map((thread) =>
    longestFrom(program, step(program, run, thread) as Run, known),
  );
  const longest = ways.length ? 1 + Math.max(...ways) : 0;
  known.set(key, longest);
  return longest;
}

function racesOf(program: Program): string[] {
  const seen = new Set<string>();
  const races = new Set<string>();
  const visit = (run: Run) => {
    const key = JSON.stringify(run);
    if (seen.has(key)) return;
    seen.add(key);
    for (const { variable } of run.races) races.add(variable);
    for (const thread of readyThreads(program, run)) visit(step(program, run, thread) as Run);
  };
  visit(startRun(program));
  return [...races].sort();
}
