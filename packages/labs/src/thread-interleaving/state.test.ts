import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/oracle.ts';
import { explorationText, resultText } from './describe.ts';
import { endOf, explore } from './explore.ts';
import { PROGRAM_NAMES, PROGRAMS } from './programs.ts';
import { isOver, runInTurn, runRandomly, shownRun, startState, threadState } from './state.ts';

it.each(PROGRAM_NAMES)('runs %s by turns and at random to an end that was foreseen', (name) => {
  const program = PROGRAMS[name];
  const foreseen = explore(program).ends.map(({ kind, variables }) => JSON.stringify([kind, variables]));
  const start = startState({ program: name });
  const random = seededRandom(1);
  const runs = [
    { ...start, ...runInTurn(start) },
    ...Array.from({ length: 20 }, () => ({
      ...start,
      ...runRandomly(start, random),
    })),
  ];
  for (const each of runs) {
    const run = shownRun(each);
    expect(isOver(each)).toBe(true);
    expect(foreseen).toContain(JSON.stringify([endOf(program, run), run.variables]));
    expect(safeParse(threadState, each).success).toBe(true);
  }
});

it('refuses choices that cannot be', () => {
  const refuses = (patch: object) =>
    expect(safeParse(threadState, { ...startState({ program: 'mutex' }), ...patch }).success).toBe(false);
  refuses({ choices: [0, 1], shown: 2 });
  refuses({ choices: [3], shown: 1 });
  refuses({ choices: [], shown: 1 });
  refuses({ program: '__proto__' });
});

it('tells a deadlock and a race in words', () => {
  const deadlock = { program: 'deadlock' as const, choices: [0, 1], shown: 2 };
  expect(resultText(deadlock)).toBe(
    '第 2 步，死锁；m1 由线程A持有；m2 由线程B持有；线程A等 m2，它在线程B手里；线程B等 m1，它在线程A手里。',
  );
  const race = { program: 'race' as const, choices: [0, 1, 0, 1], shown: 4 };
  expect(resultText(race)).toBe('第 4 步，全部结束；counter = 1；数据竞争：线程A与线程B访问 counter，没有先后约束。');
  expect(explorationText(explore(PROGRAMS.race))).toBe(
    '这个程序共有 6 种交错；对 counter 有数据竞争，C++ 里整个程序是未定义行为。',
  );
});
