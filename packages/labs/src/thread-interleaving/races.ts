/** Data races by vector clocks (happens-before, as ThreadSanitizer judges): an access races when no order is promised. */
import type { Accesses, Clock, Race, Run } from './types.ts';

const NONE: Accesses = { reads: {}, writes: {} };

/** The later of two times, thread by thread. */
export const joined = (a: Clock, b: Clock | undefined): Clock =>
  a.map((time, thread) => Math.max(time, b?.[thread] ?? 0));

/** Notes an access of a plain variable and the races it makes. */
export function touch(run: Run, thread: number, variable: string, kind: 'reads' | 'writes'): Run {
  const clock = run.threads[thread]?.clock ?? [];
  const before = run.accesses[variable] ?? NONE;
  const against = kind === 'writes' ? [before.reads, before.writes] : [before.writes];
  const found = against.flatMap((times) =>
    Object.entries(times)
      .filter(([other, time]) => Number(other) !== thread && time > (clock[Number(other)] ?? 0))
      .map(
        ([other]): Race => ({ variable, threads: [Math.min(Number(other), thread), Math.max(Number(other), thread)] }),
      ),
  );
  const accesses = { ...before, [kind]: { ...before[kind], [thread]: clock[thread] ?? 0 } };
  return { ...run, accesses: { ...run.accesses, [variable]: accesses }, races: withRaces(run.races, found) };
}

function withRaces(races: readonly Race[], found: readonly Race[]): readonly Race[] {
  const isNew = ({ variable, threads }: Race, index: number, all: readonly Race[]) =>
    all.findIndex((each) => each.variable === variable && `${each.threads}` === `${threads}`) === index;
  return [...races, ...found].filter(isNew);
}
