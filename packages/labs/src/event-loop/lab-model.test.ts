import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { checkModel } from '../model/model-rules.ts';
import { type LoopAction, loopModel } from './lab-model.ts';
import { MOST_STEPS, runProgram } from './model.ts';
import { PIECES, PRESETS, PROGRAMS } from './programs.ts';
import { type LoopState, lastOf, machineOf, programOf, SOURCES, storyOf, turnOf } from './state.ts';
import type { Machine, Statement } from './types.ts';

const { start, reduce, describe, guess, link } = loopModel;
const act = (state: LoopState, ...actions: LoopAction[]) => actions.reduce(reduce, state);
const own = (...pieces: (typeof PIECES)[number][]) =>
  act(start({ program: 'order' }), { kind: 'clear' }, ...pieces.map((piece) => ({ kind: 'post' as const, piece })));

it('keeps the contract of a model', () => {
  checkModel(loopModel, {
    options: [
      ...PRESETS.map((program) => ({ program })),
      { program: 'await', step: 7 },
      { program: 'order', step: 999 },
    ],
    action: () =>
      fc.oneof(
        fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 60 }) }),
        fc.record({ kind: fc.constant('press' as const), source: fc.constantFrom(...SOURCES) }),
        fc.record({ kind: fc.constant('post' as const), piece: fc.constantFrom(...PIECES) }),
        fc.record({ kind: fc.constant('program' as const), program: fc.constantFrom(...PRESETS) }),
        fc.constantFrom<LoopAction>({ kind: 'drop' }, { kind: 'clear' }),
      ),
  });
});

it('lets the reader be the loop: what has its turn goes on, anything else is refused with the reason', () => {
  let state = start({ program: 'order' });
  for (let turn = turnOf(machineOf(state)); turn; turn = turnOf(machineOf(state))) {
    for (const source of SOURCES.filter((each) => each !== turn)) {
      const refused = reduce(state, { kind: 'press', source });
      expect(refused).toEqual({ ...state, missed: source });
      expect(describe(refused)).toMatch(/(还轮不到|调用栈是空的|已经清空，该去别处).*。$/);
    }
    state = reduce({ ...state, missed: 'timers' }, { kind: 'press', source: turn });
  }
  expect(state).toEqual({ ...start({ program: 'order' }), step: lastOf(state), missed: undefined });
});

it('runs every statement that can be posted', () => {
  const state = own(...PIECES);
  // on comes before emit, post and update: its handler is called once at once and once later.
  const log = ['A', 'E1', 'F', 'F', 'C', 'D1', 'E2', 'D2', 'B'];
  expect(runProgram(programOf(state)).at(-1)?.log).toEqual(log);
});

it('opens what the first release wrote: given programs, cut short and gone on with', () => {
  const read = (program: readonly unknown[], step = 0) => link.read(writeJsonLink({ program, step }) ?? '');
  for (const base of PRESETS) expect(read(PROGRAMS[base])).toEqual({ ...start({ program: base }), missed: undefined });
  const state = act(
    start({ program: 'unbind' }),
    { kind: 'drop' },
    ...PIECES.map((piece) => ({ kind: 'post' as const, piece })),
  );
  expect(programOf(read(programOf(state), 999) as LoopState)).toEqual(programOf(state));
  expect(read(programOf(state), 999)?.step).toBe(lastOf(state));
});

it('refuses what is no program, too deep or too long', () => {
  const refuses = (program: unknown) => expect(link.read(writeJsonLink({ program, step: 0 }) ?? '')).toBeUndefined();
  refuses([{ do: 'eval', text: 'x' }]);
  refuses([{ do: 'log', text: "');alert('" }]);
  refuses(Array.from({ length: 50 }, () => ({ do: 'update' })));
  let deep: unknown = { do: 'update' };
  for (let depth = 0; depth < 200; depth++) deep = { do: 'microtask', body: [deep] };
  refuses([deep]);
});

it('stops a program that posts without end', () => {
  const endless: Statement = { do: 'on', event: 'e', handler: 'A', body: [{ do: 'emit', event: 'e' }] };
  expect(runProgram([endless, { do: 'emit', event: 'e' }])).toHaveLength(MOST_STEPS);
});

it('tells each step in words', () => {
  const first = reduce(start({ program: 'starve' }), { kind: 'go', step: 1 });
  expect(describe(first)).toBe('第 1 步：定时器 0 毫秒，到时成为宏任务；已打印：无。');
  expect(describe(reduce(first, { kind: 'go', step: 99 }))).toContain(
    '已打印：微 1 → 微 2 → 微 3 → 宏任务要等所有微任务；全部执行完。',
  );
});

it('asks who is called next, and names those that were taken off', () => {
  const state = start({ program: 'unbind' });
  const asked = storyOf(state).machines.flatMap((_, step) => guess?.({ ...state, step }) ?? []);
  expect(asked.find(({ question }) => question === '“通知 → A”返回，下一个调用谁？')).toEqual({
    question: '“通知 → A”返回，下一个调用谁？',
    choices: ['不再调用谁，回到触发它的地方', '通知 → B', '通知 → C'],
    right: 2,
    because: 'B 已经解绑，不再调用；“通知 → C”还绑着。',
  });
});

const anyProgram = fc.oneof(
  fc.constantFrom(...PRESETS).map((program) => start({ program })),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => own(...pieces)),
  fc
    .tuple(fc.constantFrom(...PRESETS), fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }))
    .map(([program, pieces]) => act(start({ program }), ...pieces.map((piece) => ({ kind: 'post' as const, piece })))),
);

it('asks what only the right answer fits, and says why as it is', () => {
  let asked = 0;
  fc.assert(
    fc.property(anyProgram, (program) => {
      for (let step = 0; step < lastOf(program); step++) {
        const state = { ...program, step };
        const guessed = guess?.(state);
        if (!guessed) continue;
        asked += 1;
        const { machines } = storyOf(state);
        const [before, after] = [machines[step] as Machine, machines[step + 1] as Machine];
        const fits = guessed.choices.map((choice) => isSo(choice, before, after));
        expect(fits.flatMap((isRight, index) => (isRight ? [index] : []))).toEqual([guessed.right]);
        for (const part of guessed.because.replace(/。$/, '').split('；')) expectTrue(part, before, after);
      }
    }),
    { numRuns: 150 },
  );
  expect(asked).toBeGreaterThan(300);
});

/** Whether an answer is what the step really does. */
function isSo(choice: string, before: Machine, after: Machine): boolean {
  const grown = (name: 'stack' | 'microtasks' | 'timers' | 'deferred') => after[name].length > before[name].length;
  const taken = /^(微|宏)任务队列(最前|最后|里)的“(.+)”$/.exec(choice);
  if (taken) {
    const [, kind, place, name] = taken;
    const [from, rest] = kind === '微' ? [before.microtasks, after.microtasks] : [before.timers, after.timers];
    const job = place === '最后' ? from.at(-1) : from[0];
    // The job that is gone from its queue is the one that now runs.
    return job?.name === name && !rest.includes(job as never) && after.stack.at(-1)?.body === job?.body;
  }
  switch (choice) {
    case '都不取，程序到此为止':
      return after.stack.length === 0;
    case '马上进调用栈':
      return grown('stack');
    case '排进微任务队列':
      return grown('microtasks');
    case '排进宏任务队列':
      return grown('timers');
    case '排进延迟队列':
      return grown('deferred');
    case '没有要做的事':
      return !(['stack', 'microtasks', 'timers', 'deferred'] as const).some(grown);
    case '不再调用谁，回到触发它的地方':
      return after.stack.length < before.stack.length;
    default:
      return after.stack.length === before.stack.length && after.stack.at(-1)?.name === choice;
  }
}

/** A claim of a sentence, held against the machine itself. */
function expectTrue(claim: string, before: Machine, after: Machine): void {
  const top = before.stack.at(-1);
  const does = top?.body[top.next]?.do;
  const handlers = top?.after?.kind === 'handlers' ? top.after : undefined;
  const boundNames = (before.handlers[handlers?.event ?? ''] ?? []).map(({ name }) => name);
  const claims: [RegExp, (parts: readonly string[]) => boolean][] = [
    [
      /^微任务还有 (\d+) 项，先取最早排进的$/,
      ([count]) => before.microtasks.length === Number(count) && after.microtasks.length === Number(count) - 1,
    ],
    [/^微任务没有清空，就轮不到宏任务$/, () => before.microtasks.length > 0 && after.timers === before.timers],
    [
      /^微任务已经清空，取最早到期的宏任务，它 (\d+) ms 到期$/,
      ([due]) =>
        before.microtasks.length === 0 &&
        before.timers.every((timer) => timer.due >= Number(due)) &&
        after.timers.length < before.timers.length,
    ],
    [
      /^同时到期的，先设的先取$/,
      () => after.timers.some((timer) => timer.due === before.timers[0]?.due && timer.id > (before.timers[0]?.id ?? 0)),
    ],
    [
      /^定时器到期之后，回调是一个宏任务，要排队$/,
      () => does === 'timeout' && after.timers.length > before.timers.length,
    ],
    [
      /^queueMicrotask的回调是微任务，等调用栈空了再取$/,
      () => does === 'microtask' && after.microtasks.length > before.microtasks.length,
    ],
    [
      /^已经兑现的Promise，then的回调也不马上执行：它是微任务$/,
      () => does === 'promise' && after.microtasks.length > before.microtasks.length,
    ],
    [/^async函数在第一个await之前是同步的/, () => does === 'async' && after.stack.length > before.stack.length],
    [/^post只把事件记下，等update再派发$/, () => does === 'post' && after.deferred.length > before.deferred.length],
    [
      /^emit是同步的：当场依次调用绑着的 (\d+) 个处理函数$/,
      ([count]) => {
        const next = after.stack.at(-1)?.after;
        return does === 'emit' && next?.kind === 'handlers' && next.rest.length + 1 === Number(count);
      },
    ],
    [/^没有处理函数绑在 \S+ 上$/, () => does === 'emit' && after.stack.length === before.stack.length],
    [
      /^update当场派发延迟队列里的 (\d+) 个事件$/,
      ([count]) => does === 'update' && before.deferred.length === Number(count) && after.deferred.length === 0,
    ],
    [/^延迟队列是空的$/, () => does === 'update' && before.deferred.length === 0],
    [
      /^(?:下一个then|await之后的代码)是一个新的微任务，排到队列最后$/,
      () => after.microtasks.length === before.microtasks.length + 1,
    ],
    [/^(\S+) 已经解绑，不再调用$/, ([names = '']) => names.split('、').every((name) => !boundNames.includes(name))],
    [/^“\S+ → (\S+)”还绑着$/, ([name = '']) => boundNames.includes(name) && handlers !== undefined],
    [/^后面没有还绑着的处理函数$/, () => handlers?.rest.every(({ name }) => !boundNames.includes(name)) === true],
  ];
  const verdicts = claims.flatMap(([pattern, holds]) => {
    const match = pattern.exec(claim);
    return match ? [holds(match.slice(1))] : [];
  });
  expect(verdicts, claim).toEqual([true]);
}
