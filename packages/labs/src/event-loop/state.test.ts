import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { resultText } from './describe.ts';
import { MOST_STEPS, runProgram } from './model.ts';
import { PIECES, PRESETS } from './programs.ts';
import { loopState, startState, withPiece } from './state.ts';
import type { Machine, Statement } from './types.ts';

const accepts = (state: unknown) => safeParse(loopState, JSON.parse(JSON.stringify(state))).success;

it.each(PRESETS)('takes its own program %s as a link', (program) => {
  expect(accepts(startState({ program }))).toBe(true);
});

it('takes every statement that can be posted', () => {
  let state = { program: [] as Statement[], step: 0 };
  for (const piece of PIECES) state = { ...state, ...withPiece(state, piece) };
  expect(state.program).toHaveLength(PIECES.length);
  expect(accepts(state)).toBe(true);
  // on comes before emit, post and update: its handler is called once at once and once later.
  expect(runProgram(state.program).at(-1)?.log).toEqual(['A', 'E1', 'F', 'F', 'C', 'D1', 'E2', 'D2', 'B']);
});

it('refuses what is no program, too deep or too long', () => {
  expect(accepts({ program: [{ do: 'eval', text: 'x' }], step: 0 })).toBe(false);
  expect(accepts({ program: [{ do: 'log', text: "');alert('" }], step: 0 })).toBe(false);
  expect(accepts({ program: Array.from({ length: 50 }, () => ({ do: 'update' })), step: 0 })).toBe(false);
  let deep: unknown = { do: 'update' };
  for (let depth = 0; depth < 2000; depth++) deep = { do: 'microtask', body: [deep] };
  expect(accepts({ program: [deep], step: 0 })).toBe(false);
});

it('stops a program that posts without end, and says so', () => {
  const endless: Statement = { do: 'on', event: 'e', handler: 'A', body: [{ do: 'emit', event: 'e' }] };
  const states = runProgram([endless, { do: 'emit', event: 'e' }]);
  expect(states).toHaveLength(MOST_STEPS);
  expect(resultText(states.at(-1) as Machine, states.length - 1, states.length - 1)).toContain('没有停下来的意思');
});

it('tells each step in words', () => {
  const states = runProgram(startState({ program: 'starve' }).program);
  const last = states.length - 1;
  expect(resultText(states[1] as Machine, 1, last)).toBe('第 1 步：定时器 0 毫秒，到时成为宏任务；已打印：无。');
  expect(resultText(states[last] as Machine, last, last)).toContain(
    '已打印：微 1 → 微 2 → 微 3 → 宏任务要等所有微任务；全部执行完。',
  );
});
