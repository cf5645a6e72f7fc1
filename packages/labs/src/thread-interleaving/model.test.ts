import { describe, expect, it } from 'vitest';
import { endOf, explore } from './explore.ts';
import { readyThreads, runChoices, startRun, statusOf, step } from './model.ts';
import { PROGRAM_NAMES, PROGRAMS, type ProgramName } from './programs.ts';
import type { Program, Run } from './types.ts';

/** Every interleaving by itself, without counting any two together. */
function everyRun(
  program: Program,
  run = startRun(program),
  choices: number[] = [],
): { choices: number[]; run: Run }[] {
  const ready = readyThreads(program, run);
  if (!ready.length) return [{ choices, run }];
  return ready.flatMap((thread) => everyRun(program, step(program, run, thread) as Run, [...choices, thread]));
}

const endsOf = (name: ProgramName) =>
  explore(PROGRAMS[name])
    .ends.map(({ kind, variables }) => `${kind} ${JSON.stringify(variables)}`)
    .sort();

describe.each(PROGRAM_NAMES)('%s', (name) => {
  const program = PROGRAMS[name];
  const found = explore(program);

  it('explores exactly the interleavings there are', () => {
    const runs = everyRun(program);
    expect(found.total).toBe(runs.length);
    for (const end of found.ends) {
      const same = runs.filter(
        ({ run }) =>
          endOf(program, run) === end.kind && `${Object.values(run.variables)}` === `${Object.values(end.variables)}`,
      );
      expect(same).toHaveLength(end.count);
    }
    expect([...new Set(runs.flatMap(({ run }) => run.races.map(({ variable }) => variable)))].sort()).toEqual(
      found.races,
    );
  });

  it('gives an example of each end that leads there', () => {
    for (const { example, kind, variables } of found.ends) {
      const run = runChoices(program, example) as Run;
      expect(endOf(program, run)).toBe(kind);
      expect(run.variables).toEqual(variables);
    }
  });

  it('never lets two threads hold a mutex, and only its owner gives it back', () => {
    for (const { choices } of everyRun(program).slice(0, 200)) {
      let run = startRun(program);
      for (const thread of choices) {
        const next = program.threads[thread]?.steps[run.threads[thread]?.next ?? 0]?.does;
        if (next?.op === 'lock') expect(run.owners[next.mutex]).toBeUndefined();
        if (next?.op === 'unlock' || next?.op === 'wait') expect(run.owners[next.mutex]).toBe(thread);
        run = step(program, run, thread) as Run;
      }
    }
  });
});

it('counts interleavings of independent steps as the binomial says', () => {
  // Two threads of two steps: 4! / (2! 2!).
  expect(explore(PROGRAMS.race).total).toBe(6);
});

// What C++ programs of these shapes are known to do.
it.each<[ProgramName, string[], string[]]>([
  ['race', ['done {"counter":1}', 'done {"counter":2}'], ['counter']],
  ['mutex', ['done {"counter":2}'], []],
  ['atomic', ['done {"counter":2}'], []],
  ['deadlock', ['deadlock {}', 'done {}'], []],
  ['ordered', ['done {}'], []],
  ['condition', ['done {"ready":1,"data":42}'], []],
  ['lost-wakeup', ['asleep {"ready":1}', 'done {"ready":1}'], []],
  ['singleton', ['done {"made":1,"objects":1}'], ['made']],
  ['philosophers', ['deadlock {}', 'done {}'], []],
])('%s can only end as it should', (name, ends, races) => {
  expect(endsOf(name)).toEqual(ends);
  expect(explore(PROGRAMS[name]).races).toEqual(races);
});

it('says who holds what a thread waits for', () => {
  const program = PROGRAMS.deadlock;
  const run = runChoices(program, [0, 1]) as Run;
  expect(statusOf(program, run, 0)).toEqual({ kind: 'blocked', mutex: 'm2', owner: 1 });
  expect(statusOf(program, run, 1)).toEqual({ kind: 'blocked', mutex: 'm1', owner: 0 });
  expect(endOf(program, run)).toBe('deadlock');
  expect(runChoices(program, [0, 1, 0])).toBeUndefined();
});
