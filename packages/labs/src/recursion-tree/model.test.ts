import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type CallAction, type CallState, callModel, countText, runOf } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { countCalls, runCalls } from './run.ts';
import { type Input, PROBLEM_NAMES, type ProblemName } from './types.ts';

const run = (name: ProblemName, input: Partial<Input>) =>
  runCalls(PROBLEMS[name].make({ numbers: [], size: 0, isPruned: false, ...input }));
const solutions = (name: ProblemName, input: Partial<Input>) =>
  run(name, input)
    .calls.filter(({ kind }) => kind === 'solution')
    .map(({ chips }) => chips.join(' '));
const count = (name: ProblemName, input: Partial<Input>) => {
  const { calls } = run(name, input);
  return countCalls(calls, calls.length);
};
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** All orders, by plain insertion. */
const orders = (list: readonly number[]): number[][] => {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return orders(rest).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, i) => order.toSpliced(i, 0, first)),
  );
};

describe('searches find what the definition says', () => {
  it('n! permutations, each different one once with pruning', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), (numbers) => {
        expect(solutions('permutations', { numbers })).toHaveLength(factorial(numbers.length));
        const different = [...new Set(orders(numbers).map((order) => order.join(' ')))].sort();
        expect(solutions('permutations', { numbers, isPruned: true }).sort()).toEqual(different);
      }),
    );
  });
  it('2^n subsets, in a tree of 2^(n+1) − 1 calls', () => {
    for (let n = 1; n <= 5; n++) {
      const numbers = Array.from({ length: n }, (_, i) => i + 1);
      expect(new Set(solutions('subsets', { numbers })).size).toBe(2 ** n);
      expect(count('subsets', { numbers }).calls).toBe(2 ** (n + 1) - 1);
    }
  });
  it('sums by counting how often each number is taken, and pruning loses none', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 4, max: 12 }),
        (numbers, size) => {
          const ways = (items: readonly number[], left: number): number => {
            const [first, ...rest] = items;
            if (left === 0) return 1;
            if (first === undefined) return 0;
            return Array.from({ length: Math.floor(left / first) + 1 }, (_, k) => ways(rest, left - k * first)).reduce(
              (a, b) => a + b,
              0,
            );
          };
          const pruned = solutions('combination-sum', { numbers, size, isPruned: true });
          expect(pruned).toHaveLength(ways(numbers, size));
          expect(solutions('combination-sum', { numbers, size })).toEqual(pruned);
          expect(count('combination-sum', { numbers, size }).calls).toBeGreaterThanOrEqual(
            count('combination-sum', { numbers, size, isPruned: true }).calls,
          );
        },
      ),
    );
  });
  it('2, 10, 4, 40 and 92 ways for 4 to 8 queens; without pruning all boards of four are tried', () => {
    expect([4, 5, 6, 7, 8].map((size) => count('queens', { size, isPruned: true }).solutions)).toEqual([
      2, 10, 4, 40, 92,
    ]);
    expect(count('queens', { size: 4 })).toMatchObject({ solutions: 2, dead: 4 ** 4 - 2, calls: (4 ** 5 - 1) / 3 });
  });
});

describe('recursions return what the definition says', () => {
  it('Fibonacci: 2 F(n+1) − 1 calls, 2n − 1 with memory', () => {
    const numbers = [0, 1, 1, 2, 3, 5, 8, 13, 21];
    for (let size = 2; size <= 7; size++) {
      expect(run('fibonacci', { size }).calls[0]?.value).toBe(numbers[size]);
      expect(run('fibonacci', { size, isPruned: true }).calls[0]?.value).toBe(numbers[size]);
      expect(count('fibonacci', { size }).calls).toBe(2 * (numbers[size + 1] ?? 0) - 1);
      expect(count('fibonacci', { size, isPruned: true }).calls).toBe(2 * size - 1);
    }
  });
  it('folds as plain reductions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 5 }), (numbers) => {
        expect(run('left-fold', { numbers }).calls[0]?.value).toBe(numbers.reduce((a, b) => a - b));
        expect(run('right-fold', { numbers }).calls[0]?.value).toBe(numbers.reduceRight((sum, next) => next - sum));
      }),
    );
  });
  it('a pack of n types instantiates n + 1 functions, n with if constexpr', () => {
    for (let size = 1; size <= 5; size++) {
      expect(count('pack', { size }).calls).toBe(size + 1);
      expect(count('pack', { size, isPruned: true }).calls).toBe(size);
    }
  });
});

it('calls lie within their parents and beside their siblings', () => {
  for (const name of PROBLEM_NAMES) {
    const { calls } = run(name, PROBLEMS[name].first);
    for (const { from, to, parent } of calls) {
      expect(to).toBeGreaterThan(from);
      const above = calls[parent ?? 0];
      expect(from).toBeGreaterThanOrEqual((above?.from ?? 0) - 1e-9);
      expect(to).toBeLessThanOrEqual((above?.to ?? 1) + 1e-9);
    }
  }
});

const action: fc.Arbitrary<CallAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 800 }) }),
  fc.record({ kind: fc.constant('problem' as const), problem: fc.constantFrom(...PROBLEM_NAMES) }),
  fc.record({
    kind: fc.constant('number' as const),
    index: fc.integer({ min: -1, max: 6 }),
    value: fc.integer({ min: -2, max: 12 }),
  }),
  fc.constantFrom<CallAction>({ kind: 'more' }, { kind: 'fewer' }),
  fc.record({ kind: fc.constant('size' as const), size: fc.integer({ min: -2, max: 20 }) }),
  fc.record({ kind: fc.constant('prune' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('call' as const), id: fc.integer({ min: -2, max: 400 }) }),
);

it.each(PROBLEM_NAMES)('%s holds what every model holds', (problem) => {
  checkModel(callModel, {
    options: [
      { problem, numbers: [] },
      { problem, numbers: [8, 3, 2] },
    ],
    action: () => action,
    most: 6,
  });
});

it('says what has been counted', () => {
  const start = callModel.start({ problem: 'queens', numbers: [] });
  const end: CallState = { ...start, step: runOf(start).scenes.length - 1 };
  expect(countText(end)).toBe('调用 17 次，2 个解，4 条死路');
});
