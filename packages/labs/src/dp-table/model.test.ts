import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { itemsOf } from './knapsacks.ts';
import { sceneOf, type TableAction, tableModel } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { runTable } from './run.ts';
import still from './still.tsx';
import { type Input, keyOf, PROBLEM_NAMES, type ProblemName } from './types.ts';

const NOTHING: Input = { a: '', b: '', numbers: [], size: 0 };
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 7 });

function solve(name: ProblemName, input: Partial<Input>) {
  const { values, table, scenes } = runTable(PROBLEMS[name].make({ ...NOTHING, ...input }));
  return {
    answer: values.get(keyOf(table.goal)),
    taken: [...(scenes.at(-1)?.taken ?? [])].reverse(),
    path: scenes.at(-1)?.path ?? [],
  };
}

/** By trying everything: no table, no memory. */
function lcsLength(a: string, b: string): number {
  if (!a || !b) return 0;
  if (a[0] === b[0]) return 1 + lcsLength(a.slice(1), b.slice(1));
  return Math.max(lcsLength(a.slice(1), b), lcsLength(a, b.slice(1)));
}
function distance(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  return Math.min(
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
}
function merge(stones: readonly number[]): number {
  if (stones.length < 2) return 0;
  const sum = stones.reduce((a, b) => a + b, 0);
  return sum + Math.min(...stones.slice(1).map((_, i) => merge(stones.slice(0, i + 1)) + merge(stones.slice(i + 1))));
}
function pack(items: readonly { weight: number; worth: number }[], room: number, isEndless: boolean): number {
  const [first, ...rest] = items;
  if (!first) return 0;
  const without = pack(rest, room, isEndless);
  return first.weight > room
    ? without
    : Math.max(without, first.worth + pack(isEndless ? items : rest, room - first.weight, isEndless));
}
const pay = (coins: readonly number[], amount: number): number => {
  if (amount === 0) return 1;
  const [first, ...rest] = coins;
  return first === undefined || amount < 0 ? 0 : pay(coins, amount - first) + pay(rest, amount);
};
const isPartOf = (part: string, whole: string) => {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
};

describe('tables hold what trying everything finds', () => {
  it('longest common subsequence, and its way back spells one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { answer, taken } = solve('lcs', { a, b });
        expect(answer).toBe(lcsLength(a, b));
        const spelled = taken.flatMap((name) => (name.startsWith('选') ? [name.at(-1)] : [])).join('');
        expect(spelled).toHaveLength(answer ?? -1);
        expect(isPartOf(spelled, a) && isPartOf(spelled, b)).toBe(true);
      }),
    );
  });
  it('edit distance', () => {
    const short = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(solve('edit', { a, b }).answer).toBe(distance(a, b));
      }),
    );
  });
  it('longest palindrome: common with its reverse', () => {
    fc.assert(
      fc.property(
        word.filter(({ length }) => length > 1),
        (a) => {
          expect(solve('palindrome', { a }).answer).toBe(lcsLength(a, [...a].reverse().join('')));
        },
      ),
    );
  });
  const numbers = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 })
    .map((pairs) => pairs.flat());
  it.each(['knapsack', 'complete'] as const)('%s, and its way back packs what it is worth', (name) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 10 }), (list, size) => {
        const items = itemsOf(list);
        const { answer, taken } = solve(name, { numbers: list, size });
        expect(answer).toBe(pack(items, size, name === 'complete'));
        const packed = taken.flatMap((way) => /\d+/.exec(way) ?? []).map((text) => items[Number(text) - 1]);
        expect(packed.reduce((sum, item) => sum + (item?.worth ?? 0), 0)).toBe(answer);
        expect(packed.reduce((sum, item) => sum + (item?.weight ?? 0), 0)).toBeLessThanOrEqual(size);
        if (name === 'knapsack') expect(new Set(packed).size).toBe(packed.length);
      }),
    );
  });
  it('ways to pay', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 10 }),
        (coins, size) => {
          expect(solve('coins', { numbers: coins, size }).answer).toBe(pay(coins, size));
        },
      ),
    );
  });
  it('stones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 7 }), (stones) => {
        const { answer, path } = solve('stones', { numbers: stones });
        expect(answer).toBe(merge(stones));
        // Every merge and every single pile is on the way back.
        expect(path).toHaveLength(2 * stones.length - 1);
      }),
    );
  });
  it('paths by walking all of them, binomials by their closed form', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 33 }), { maxLength: 12 }), (blocked) => {
        const walk = (row: number, column: number): number => {
          if (row > 4 || column > 6 || blocked.includes(row * 7 + column)) return 0;
          return row === 4 && column === 6 ? 1 : walk(row + 1, column) + walk(row, column + 1);
        };
        expect(solve('paths', { numbers: blocked.toSorted((a, b) => a - b) }).answer).toBe(walk(0, 0));
      }),
    );
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    for (let n = 2; n <= 8; n++)
      expect(solve('binomial', { size: n }).answer).toBe(factorial(n) / (factorial(n >> 1) * factorial(n - (n >> 1))));
  });
});

const action: fc.Arbitrary<TableAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 200 }) }),
  fc.record({ kind: fc.constant('problem' as const), problem: fc.constantFrom(...PROBLEM_NAMES) }),
  fc.record({
    kind: fc.constant('input' as const),
    part: fc.oneof<fc.Arbitrary<Partial<Input>>[]>(
      fc.record({ a: fc.string({ maxLength: 9 }) }),
      fc.record({ a: word }),
      fc.record({ b: word }),
      fc.record({ size: fc.integer({ min: -2, max: 20 }) }),
      fc.record({ numbers: fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 12 }) }),
    ),
  }),
  fc.record({
    kind: fc.constant('letter' as const),
    word: fc.constantFrom('a' as const, 'b' as const),
    index: fc.integer({ min: -2, max: 9 }),
    letter: fc.constantFrom('A', 'Z', '', '字', 'BB'),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    index: fc.integer({ min: -2, max: 12 }),
    value: fc.integer({ min: -3, max: 40 }),
  }),
  fc.record({ kind: fc.constant('block' as const), cell: fc.integer({ min: -2, max: 40 }) }),
  fc.record({
    kind: fc.constant('cell' as const),
    cell: fc.record({ row: fc.integer({ min: -1, max: 9 }), column: fc.integer({ min: -1, max: 9 }) }),
  }),
);

it.each(PROBLEM_NAMES)('%s holds what every model holds', (problem) => {
  checkModel(tableModel, { options: [{ problem }], action: () => action, most: 6 });
});

it('asks for the next value, and says how it comes about', () => {
  const start = tableModel.start({ problem: 'lcs' });
  expect(tableModel.guess?.(start)).toMatchObject({
    question: 'A ≠ B，这一格填几？',
    because: 'A ≠ B：不用 A 0，不用 B 0；取最大，填 0。',
  });
  const end = { ...start, step: tableModel.steps?.last(start) ?? 0 };
  expect(sceneOf(end).says).toContain('答案是 4');
});

describe('a note’s own input', () => {
  it('is what the table begins with, the rest is the problem’s', () => {
    const own = tableModel.start({ problem: 'knapsack', numbers: [3, 7, 2, 5], size: 0, a: '', b: '' });
    expect(own).toMatchObject({ numbers: [3, 7, 2, 5], size: PROBLEMS.knapsack.first.size });
    expect(tableModel.start({ problem: 'lcs', a: 'AB' })).toMatchObject({ a: 'AB', b: PROBLEMS.lcs.first.b });
  });

  it('is refused, part by part, where the problem cannot be set so', () => {
    const wrong = (given: object) => {
      const { success, issues } = v.safeParse(still.options, given);
      return success ? [] : issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
    };
    expect(wrong({ problem: 'lcs', a: 'GATTACA', b: 'TACAG' })).toEqual([]);
    expect(wrong({ problem: 'lcs', a: 'ab' })).toEqual(['a: 1 到 8 个大写字母']);
    expect(wrong({ problem: 'knapsack', numbers: '1 2 3' })).toEqual([
      'numbers: 2 到 10 个 1 到 9 的整数，重量与价值成对',
    ]);
    expect(wrong({ problem: 'edit', size: '4' })).toEqual(['size: 空的：编辑距离用不到它']);
  });
});
