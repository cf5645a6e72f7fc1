import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type LifetimeAction, lifetimeModel } from './lab-model.ts';
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

it('holds what every model holds', () => {
  const action: fc.Arbitrary<LifetimeAction> = fc.oneof(
    fc.record({ kind: fc.constant('program' as const), program: fc.constantFrom(...PROGRAM_NAMES) }),
    fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 70 }) }),
  );
  checkModel(lifetimeModel, { options: PROGRAM_NAMES.map((program) => ({ program })), action: () => action });
});

it.each(PROGRAM_NAMES)('asks before each event of %s for it and says then what it says of it', (program) => {
  const steps = runProgram(program);
  steps.slice(1).forEach(({ text }, step) => {
    const asked = lifetimeModel.guess?.({ program, step });
    expect(asked?.choices[asked.right]).toBe(text);
    expect(asked?.because).toContain(`第 ${step + 1} 步`);
    expect(asked?.because).toContain(text);
  });
});

describe('the reason told with an event', () => {
  const reasons = (program: (typeof PROGRAM_NAMES)[number]) =>
    runProgram(program).flatMap(({ kind, id, text, objects }, step) =>
      kind === 'destroy'
        ? [{ text, because: lifetimeModel.guess?.({ program, step: step - 1 })?.because, id, objects }]
        : [],
    );

  it.each(PROGRAM_NAMES)('calls only destructions in the reverse order of %s so', (program) => {
    const ordered = reasons(program).filter(({ because }) => because?.includes('逆序'));
    for (const { id = 0, objects } of ordered) {
      const younger = objects.filter(
        ({ id: other, place, name, state }) =>
          other > id && place === 'stack' && state !== 'dead' && name !== '临时对象',
      );
      // A function's result is built before its locals go, in the place of a local of the caller.
      expect(younger.map(({ name }) => name).filter((name) => program !== 'return' || name !== 'b')).toEqual([]);
    }
  });
});

it('a copy is guessed against a move', () => {
  const state = { program: 'copy-move' as const, step: 1 };
  expect(lifetimeModel.guess?.(state)).toEqual({
    question: '接下来发生什么？',
    choices: ['拷贝构造 b ← a', '析构 a', '移动构造 b ← a', expect.any(String)],
    right: 0,
    because: '第 2 步（第 3 行）：拷贝构造 b ← a。右边是左值，所以拷贝。',
  });
});
