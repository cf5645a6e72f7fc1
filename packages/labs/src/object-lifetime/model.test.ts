import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM_NAMES, PROGRAMS, runProgram } from './programs.ts';
import { traceOf } from './steps.ts';

/** Program → what it printed when compiled by g++ -std=c++20 with fixtures/trace.hpp (fixtures/trace.mjs). */
const TRACES: Record<string, { source: string[]; trace: string[] }> = JSON.parse(
  readFileSync(new URL('./fixtures/traces.json', import.meta.url), 'utf8'),
);

describe.each(PROGRAM_NAMES)('%s', (name) => {
  it('constructs, copies, moves and destroys as the compiled program does', () => {
    expect(TRACES[name]?.source, 'fixtures/traces.json is of another text: run fixtures/trace.mjs').toEqual(
      PROGRAMS[name].lines,
    );
    expect(traceOf(runProgram(name))).toEqual(TRACES[name]?.trace);
  });

  it('points at lines of its text', () => {
    for (const { line } of runProgram(name)) expect(PROGRAMS[name].lines[line]).toBeDefined();
  });
});

describe('reference counts', () => {
  const counts = (name: 'shared' | 'cycle' | 'weak', id: number) =>
    runProgram(name)
      .map(({ objects }) => objects[id]?.owners.length)
      .filter((count, index, all) => count !== undefined && count !== all[index - 1]);

  it('rise with each owner and the object goes at zero', () => {
    expect(counts('shared', 0)).toEqual([0, 1, 2, 1, 0]);
  });

  it('of a cycle never reach zero', () => {
    expect(counts('cycle', 0)).toEqual([0, 1, 2, 1]);
    expect(counts('cycle', 1)).toEqual([0, 1, 2, 1]);
    expect(
      runProgram('cycle')
        .at(-1)
        ?.objects.map(({ state }) => state),
    ).toEqual(['leaked', 'leaked']);
  });

  it('are not raised by a weak pointer, so both go', () => {
    expect(counts('weak', 0)).toEqual([0, 1, 0]);
    expect(
      runProgram('weak')
        .at(-1)
        ?.objects.map(({ state }) => state),
    ).toEqual(['dead', 'dead']);
  });
});

it('no other program leaks', () => {
  for (const name of PROGRAM_NAMES.filter((one) => one !== 'cycle')) {
    const states = runProgram(name)
      .at(-1)
      ?.objects.map(({ state }) => state);
    expect(new Set(states), name).toEqual(new Set(['dead']));
  }
});
