import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { checkModel } from '../model/model-rules.ts';
import { endOf, explore } from './explore.ts';
import { type ThreadAction, threadModel } from './lab-model.ts';
import { instructionOf, readyThreads, startRun, step } from './model.ts';
import { PROGRAM_NAMES, PROGRAMS, type ProgramName } from './programs.ts';
import { planOf, shownRun, type ThreadState } from './state.ts';
import type { Program, Run } from './types.ts';

const { start, reduce, guess, link } = threadModel;
const walk = (program: ProgramName, threads: readonly number[]): ThreadState =>
  threads.reduce((state, thread) => reduce(state, { kind: 'thread', thread }), start({ program }));
const toEnd = (state: ThreadState) => reduce(state, { kind: 'go', step: 99 });

it('keeps the contract of a model', () => {
  checkModel(threadModel, {
    options: PROGRAM_NAMES.map((program) => ({ program })),
    action: () =>
      fc.oneof(
        fc.record({ kind: fc.constant('thread' as const), thread: fc.integer({ min: -1, max: 3 }) }),
        fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 25 }) }),
        fc.record({ kind: fc.constant('end' as const), index: fc.integer({ min: -1, max: 4 }) }),
        fc.record({ kind: fc.constant('program' as const), program: fc.constantFrom(...PROGRAM_NAMES) }),
        fc.constant<ThreadAction>({ kind: 'random' }),
      ),
  });
});

describe.each(PROGRAM_NAMES)('%s', (name) => {
  const program = PROGRAMS[name];
  const foreseen = explore(program).ends.map(({ kind, variables }) => JSON.stringify([kind, variables]));
  const endsSo = (state: ThreadState) => JSON.stringify([endOf(program, shownRun(state)), shownRun(state).variables]);

  it('goes on by turns and by chance to an end that was foreseen', () => {
    expect(foreseen).toContain(endsSo(toEnd(start({ program: name }))));
    let state = start({ program: name });
    for (let i = 0; i < 20; i++) {
      state = reduce({ ...state, choices: [], step: 0 }, { kind: 'random' });
      expect(foreseen).toContain(endsSo(state));
    }
  });

  it('goes to each of its ends when asked', () => {
    const reached = foreseen.map((_, index) => endsSo(reduce(start({ program: name }), { kind: 'end', index })));
    expect(reached).toEqual(foreseen);
  });

  it('asks of every state what only the right answer fits, and says why as it is', () => {
    for (const { state, run } of everyState(name)) {
      const asked = guess?.(state);
      const thread = planOf(state).order[state.step];
      if (!asked || thread === undefined) continue;
      const fits = asked.choices.map((choice) => isSo(choice, { program, thread, before: run }));
      expect(fits.flatMap((isRight, index) => (isRight ? [index] : []))).toEqual([asked.right]);
      expectTrue(asked.because, { program, thread, before: run });
    }
  });
});

/** Every state that choices lead to, and the next step that the scheduler would take there. */
function everyState(name: ProgramName): { state: ThreadState; run: Run }[] {
  const program = PROGRAMS[name];
  const seen = new Map<string, { state: ThreadState; run: Run }>();
  const visit = (choices: number[], run: Run) => {
    const key = JSON.stringify([choices.at(-1), run.threads, run.variables, run.owners, run.sleepers]);
    if (seen.has(key)) return;
    seen.set(key, { state: { ...start({ program: name }), choices, step: choices.length }, run });
    for (const thread of readyThreads(program, run)) visit([...choices, thread], step(program, run, thread) as Run);
  };
  visit([], startRun(program));
  return [...seen.values()];
}

interface Step {
  program: Program;
  thread: number;
  before: Run;
}

/** Whether an answer is what the step really does. */
function isSo(choice: string, { program, thread, before }: Step): boolean {
  const does = instructionOf(program, before, thread);
  const after = step(program, before, thread) as Run;
  if (/^\d+$/.test(choice)) {
    if (does?.op === 'load') return after.threads[thread]?.locals[does.into] === Number(choice);
    return after.variables[does && 'to' in does ? does.to : ''] === Number(choice);
  }
  if (does?.op === 'unless') return (after.threads[thread]?.next === does.to) === choice.startsWith('不成立');
  const free = program.threads.filter((_, each) => step(program, after, each) !== undefined).map(({ name }) => name);
  if (choice === '都走得动') return free.length === program.threads.length;
  return choice === (free.length ? `只有${free.join('、')}` : '一个也走不动') && free.length < program.threads.length;
}

/** Every claim of a sentence is held against the run itself. */
function expectTrue(because: string, { program, thread, before }: Step): void {
  const after = step(program, before, thread) as Run;
  const threadOf = (name: string | undefined) => program.threads.findIndex((each) => each.name === name);
  const claims: [RegExp, (parts: readonly string[]) => void][] = [
    [
      /^(\w+) 这时是 (\d+)，读到的就是 (\d+)$/,
      ([name = '', a, b]) => {
        expect([String(before.variables[name]), b]).toEqual([a, a]);
        expect(Object.values(after.threads[thread]?.locals ?? {})).toContain(Number(a));
      },
    ],
    [
      /^线程(\S+?)早先读到的是 (\d+)，写回 (\d+) \+ (\d+) = (\d+)$/,
      ([name, read, a, b, sum]) => {
        expect([threadOf(name), Object.values(before.threads[thread]?.locals ?? {}), a]).toEqual([
          thread,
          [Number(read)],
          read,
        ]);
        expect(Number(a) + Number(b)).toBe(Number(sum));
      },
    ],
    [
      /^(\w+) 在它读过之后已经变成 (\d+)，/,
      ([name = '', now]) => {
        expect(before.variables[name]).toBe(Number(now));
        expect(Object.values(before.threads[thread]?.locals ?? {})).not.toContain(Number(now));
      },
    ],
    [/：(\d+) \+ (\d+) = (\d+)$/, ([a, b, sum]) => expect(Number(a) + Number(b)).toBe(Number(sum))],
    [
      /^(\w+) 这时是 (\d+)，(等于|不等于) (\d+)$/,
      ([name = '', value, verdict, other]) => {
        expect(before.variables[name]).toBe(Number(value));
        expect(value === other).toBe(verdict === '等于');
      },
    ],
    [/^线程(\S+?)可以走$/, ([name]) => expect(step(program, after, threadOf(name))).toBeDefined()],
    [/^线程(\S+?)已结束$/, ([name]) => expect(instructionOf(program, after, threadOf(name))).toBeUndefined()],
    [/^线程(\S+?)睡在 (\w+) 上$/, ([name, on = '']) => expect(after.sleepers[on]).toContain(threadOf(name))],
    [
      /^线程(\S+?)等 (\w+)，它在线程(\S+)手里$/,
      ([name, mutex = '', owner]) => {
        expect(after.owners[mutex]).toBe(threadOf(owner));
        expect(instructionOf(program, after, threadOf(name))).toMatchObject({ op: 'lock', mutex });
      },
    ],
  ];
  for (const part of because.replace(/。$/, '').split('；')) {
    const found = claims.flatMap(([pattern, check]) => {
      const match = pattern.exec(part);
      return match ? [() => check(match.slice(1))] : [];
    });
    expect(found, part).toHaveLength(1);
    found[0]?.();
  }
}

it('lets the scheduler go on where the reader stopped, and forgets choices that were taken back', () => {
  const state = walk('race', [1]);
  expect(toEnd(state).choices).toEqual([1, 0, 1, 0]);
  const back = reduce(toEnd(state), { kind: 'go', step: 2 });
  expect(reduce(back, { kind: 'thread', thread: 0 }).choices).toEqual([1, 0, 0]);
  expect(reduce(walk('mutex', [0]), { kind: 'thread', thread: 1 })).toEqual(walk('mutex', [0]));
});

it('refuses choices that cannot be', () => {
  const refuses = (state: object) => expect(link.read(writeJsonLink(state) ?? '')).toBeUndefined();
  refuses({ program: 'mutex', choices: [0, 1], shown: 2 });
  refuses({ program: 'mutex', choices: [3], shown: 1 });
  refuses({ program: 'mutex', choices: [], shown: 1 });
  refuses({ program: '__proto__', choices: [], shown: 0 });
});

it('tells a deadlock, a race and a lost notice in words', () => {
  expect(threadModel.describe(walk('deadlock', [0, 1]))).toBe(
    '第 2 步，线程B锁上 m2，死锁；m1 由线程A持有；m2 由线程B持有；线程A等 m2，它在线程B手里；线程B等 m1，它在线程A手里。',
  );
  expect(threadModel.describe(walk('race', [0, 1, 0, 1]))).toBe(
    '第 4 步，线程B往 counter 写 1，全部结束；counter = 1；数据竞争：线程A与线程B访问 counter，没有先后约束。',
  );
  expect(threadModel.describe(walk('lost-wakeup', [1, 0, 0]))).toContain('没有人在睡，这次通知就丢了');
});
