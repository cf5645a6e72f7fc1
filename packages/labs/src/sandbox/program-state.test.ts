import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { LONGEST_PROGRAM } from './limits.ts';
import { type ProgramAction, programModel } from './program-state.ts';
import type { Outcome } from './run-log.ts';

const { start, reduce, describe, question, link } = programModel;
const first = start({ code: 'print(1)\nprint(2)', limit: 3 });
const done: Outcome = { reason: 'done', printed: 2, dropped: 0 };

const edit: fc.Arbitrary<ProgramAction> = fc.record({
  kind: fc.constant('edit' as const),
  code: fc.string({ unit: 'grapheme', maxLength: 200 }),
});

it('holds what every model holds', () => {
  checkModel(programModel, { options: [{ code: 'x', limit: 3 }], action: () => edit });
});

it('says what is there: not run, running, how it ended, and that the program is another one since', () => {
  expect(describe(first)).toBe('2 行程序，还没有运行；它在隔离的沙箱里运行，碰不到本页和网络。');
  const running = reduce(first, { kind: 'run', id: 4 });
  expect(describe(running)).toBe('正在运行。');
  const ended = reduce(running, { kind: 'ended', id: 4, outcome: done });
  expect(describe(ended)).toBe('运行结束，打印 2 次。');
  const edited = reduce(ended, { kind: 'edit', code: 'print(3)' });
  expect(describe(edited)).toBe('运行结束，打印 2 次。程序改过了，这是改之前的结果。');
  expect(question(edited)).toBe('改过以后会打印什么？先说，再运行。');
  expect(describe(reduce(edited, { kind: 'edit', code: first.code }))).toBe('运行结束，打印 2 次。');
});

it('asks why a line failed', () => {
  const failed = reduce(reduce(first, { kind: 'run', id: 1 }), {
    kind: 'ended',
    id: 1,
    outcome: { ...done, errorLine: 2 },
  });
  expect(question(failed)).toBe('第 2 行为什么出错？改好它，再运行。');
});

it('listens to the end of its own run alone, once, and without a step to undo', () => {
  const running = reduce(first, { kind: 'run', id: 4 });
  expect(reduce(running, { kind: 'ended', id: 3, outcome: done })).toBe(running);
  expect(reduce(first, { kind: 'ended', id: 4, outcome: done })).toBe(first);
  const ended = reduce(running, { kind: 'ended', id: 4, outcome: done });
  expect(reduce(ended, { kind: 'ended', id: 4, outcome: { ...done, printed: 9 } })).toBe(ended);
  const kinds = ['edit', 'run', 'ended'] as const;
  expect(kinds.filter((kind) => programModel.reports?.({ kind } as ProgramAction))).toEqual(['ended']);
});

it('has the program alone in its link, of any length that may be written', () => {
  const code = 'x'.repeat(LONGEST_PROGRAM);
  const long = reduce(first, { kind: 'edit', code: `${code}y` });
  expect(long.code).toBe(code);
  expect(link.read(link.write(reduce(long, { kind: 'run', id: 1 })) ?? '')).toEqual({ code });
});
