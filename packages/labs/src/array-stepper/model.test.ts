import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { LISTINGS } from './listings.ts';
import { type ArrayAction, type ArrayOptions, arrayModel } from './model.ts';
import { PROGRAMS } from './programs.ts';
import { type ArrayScene, type Input, PROGRAM_NAMES, type ProgramName } from './types.ts';

const plain = (program: ProgramName): ArrayOptions => ({ program, values: [], target: [] });

const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 12 });
const sorted = values.map((list) => list.toSorted((a, b) => a - b));
const stretch = (length: number) =>
  fc.tuple(fc.nat(length - 1), fc.nat(length - 1)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 }));
const input = (list: typeof values) =>
  list.chain((items) =>
    fc
      .record({ values: fc.constant(items), target: fc.integer({ min: 0, max: 40 }) })
      .chain((part) => stretch(items.length).map((range): Input => ({ ...part, ...range }))),
  );

/** Every stretch of an array. */
const stretches = (list: readonly number[]) =>
  list.flatMap((_, i) => list.slice(i).map((__, k) => list.slice(i, i + k + 1)));
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** Holds a program's last scene to a definition by brute force. */
function holds(name: ProgramName, expected: (given: Input) => readonly number[]): void {
  fc.assert(
    fc.property(input(LISTINGS[name].isSorted ? sorted : values), (given) => {
      expect(PROGRAMS[name](given).at(-1)?.answer).toEqual(expected(given));
    }),
  );
}

describe('programs find what brute force finds', () => {
  it('dedup keeps at most so many of each', () => {
    fc.assert(
      fc.property(input(sorted), fc.integer({ min: 1, max: 3 }), (given, target) => {
        const last = PROGRAMS.dedup({ ...given, target }).at(-1);
        const kept = given.values.filter(
          (value, i) => given.values.slice(0, i).filter((other) => other === value).length < target,
        );
        expect(last?.cells.slice(0, last.answer[0])).toEqual(kept);
      }),
    );
  });
  it('remove keeps the others in order and the length', () => {
    fc.assert(
      fc.property(input(values), (given) => {
        const last = PROGRAMS.remove(given).at(-1);
        expect(last?.cells.slice(0, last.answer[0])).toEqual(given.values.filter((value) => value !== given.target));
        expect(last?.cells).toHaveLength(given.values.length);
      }),
    );
  });
  it('partition loses nothing and splits at the border', () => {
    fc.assert(
      fc.property(input(values), (given) => {
        const { cells = [], answer: [border = 0] = [] } = PROGRAMS.partition(given).at(-1) ?? {};
        expect(cells.toSorted((a, b) => a - b)).toEqual(given.values.toSorted((a, b) => a - b));
        expect(cells.slice(0, border).every((value) => value < given.target)).toBe(true);
        expect(cells.slice(border).every((value) => value >= given.target)).toBe(true);
      }),
    );
  });
  it('two-sum finds a pair just when there is one', () => {
    fc.assert(
      fc.property(input(sorted), ({ values: list, target, ...rest }) => {
        const { answer: [l, r] = [] } = PROGRAMS['two-sum']({ values: list, target, ...rest }).at(-1) ?? {};
        const isThere = list.some((a, i) => list.some((b, j) => i < j && a + b === target));
        expect(l !== undefined).toBe(isThere);
        if (l !== undefined && r !== undefined) expect((list[l] ?? 0) + (list[r] ?? 0)).toBe(target);
      }),
    );
  });
  it('windows', () => {
    holds('distinct-window', (given) => [
      Math.max(
        ...stretches(given.values)
          .filter((part) => new Set(part).size === part.length)
          .map((part) => part.length),
      ),
    ]);
    holds('sum-window', (given) => {
      const lengths = stretches(given.values)
        .filter((part) => sum(part) >= given.target)
        .map((part) => part.length);
      return [lengths.length ? Math.min(...lengths) : 0];
    });
    holds('window-maximum', (given) => {
      const size = Math.min(Math.max(given.target, 1), given.values.length);
      return given.values.slice(size - 1).map((_, i) => Math.max(...given.values.slice(i, i + size)));
    });
  });
  it('bisection, prefix sums and differences', () => {
    holds('lower-bound', (given) => {
      const place = given.values.findIndex((value) => value >= given.target);
      return [place < 0 ? given.values.length : place];
    });
    holds('prefix', (given) => [sum(given.values.slice(given.from, given.to))]);
    holds('difference', (given) =>
      given.values.map((value, i) => value + (i >= given.from && i < given.to ? given.target : 0)),
    );
    holds('sum-count', (given) => [stretches(given.values).filter((part) => sum(part) === given.target).length]);
  });
  it.each(['sieve', 'linear-sieve'] as const)('%s finds the primes', (name) => {
    for (let most = 4; most <= 50; most++) {
      const numbers = Array.from({ length: most - 1 }, (_, i) => i + 2);
      const primes = numbers.filter((n) => numbers.every((d) => d >= n || n % d !== 0));
      const last = PROGRAMS[name]({ values: [], target: most, from: 0, to: 0 }).at(-1);
      expect(last?.answer).toEqual(primes);
      if (name === 'linear-sieve') expect(last?.count).toBe(numbers.length - primes.length);
    }
  });
});

/** What the labels of regions claim, checked in every scene. */
const CLAIMS: Partial<Record<ProgramName, (scene: ArrayScene, given: Input) => boolean>> = {
  'lower-bound': ({ cells, pointers }, { target }) => {
    const [lo = 0, hi = 0] = ['lo', 'hi'].map((name) => pointers.find((pointer) => pointer.name === name)?.at);
    return cells.slice(0, lo).every((value) => value < target) && cells.slice(hi).every((value) => value >= target);
  },
  'distinct-window': ({ cells, regions: [window] }) => {
    const part = cells.slice(window?.from, window?.to);
    return new Set(part).size === part.length;
  },
  partition: ({ cells, regions: [less, more] }, { target }) =>
    cells.slice(less?.from, less?.to).every((value) => value < target) &&
    cells.slice(more?.from, more?.to).every((value) => value >= target),
  dedup: ({ cells, regions: [kept] }, { target }) => {
    const part = cells.slice(kept?.from, kept?.to);
    return part.every((value) => part.filter((other) => other === value).length <= Math.max(1, target));
  },
  'sum-window': ({ cells, regions: [window] }) => window?.label === `和 ${sum(cells.slice(window?.from, window?.to))}`,
};

it.each(Object.keys(CLAIMS) as ProgramName[])('the invariant that %s draws holds in every scene', (name) => {
  fc.assert(
    fc.property(input(LISTINGS[name].isSorted ? sorted : values), (given) => {
      for (const scene of PROGRAMS[name](given)) expect(CLAIMS[name]?.(scene, given), scene.says).toBe(true);
    }),
  );
});

it.each(PROGRAM_NAMES)('%s marks lines that its listing has, and places that the array has', (name) => {
  fc.assert(
    fc.property(input(LISTINGS[name].isSorted ? sorted : values), (given) => {
      for (const { line, pointers, cells, regions } of PROGRAMS[name]({
        ...given,
        target: Math.max(given.target, 4),
      })) {
        expect(LISTINGS[name].code[line]).toBeDefined();
        for (const { at } of pointers) expect(at >= 0 && at <= cells.length).toBe(true);
        for (const { from, to } of regions) expect(from >= 0 && to <= cells.length).toBe(true);
      }
    }),
  );
});

const action: fc.Arbitrary<ArrayAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 200 }) }),
  fc.record({ kind: fc.constant('program' as const), program: fc.constantFrom(...PROGRAM_NAMES) }),
  fc.record({
    kind: fc.constant('value' as const),
    index: fc.integer({ min: -1, max: 13 }),
    value: fc.integer({ min: -5, max: 99 }),
  }),
  fc.record({ kind: fc.constant('length' as const), length: fc.integer({ min: -1, max: 30 }) }),
  fc.record({ kind: fc.constant('target' as const), target: fc.integer({ min: -9, max: 99 }) }),
  fc.record({
    kind: fc.constant('range' as const),
    from: fc.integer({ min: -2, max: 14 }),
    to: fc.integer({ min: -2, max: 14 }),
  }),
  fc.record({
    kind: fc.constant('pointer' as const),
    name: fc.constantFrom('l', 'r', 'w', 'lo', 'i', 'nobody'),
    at: fc.integer({ min: -1, max: 13 }),
  }),
);

it.each<ArrayOptions>([plain('dedup'), { program: 'lower-bound', values: [1, 3, 4, 6], target: [4] }, plain('sieve')])(
  '$program holds what every model holds',
  (options) => {
    checkModel(arrayModel, { options: [options], action: () => action, most: 12 });
  },
);

it('asks before a step what comes, and says why', () => {
  expect(arrayModel.guess?.(arrayModel.start(plain('lower-bound')))).toEqual({
    question: 'mid = 5，a[mid] = 8，要找 ≥ 8，接下来呢？',
    choices: ['lo = 6', 'hi = 5', 'lo = 5'],
    right: 1,
    because: 'a[5] = 8 不小于 8，它可能就是答案，hi 缩到 5。',
  });
});

it('goes where a dragged pointer stands', () => {
  const start = arrayModel.start(plain('dedup'));
  const moved = arrayModel.reduce(start, { kind: 'pointer', name: 'r', at: 4 });
  expect(moved.step).toBeGreaterThan(0);
  expect(arrayModel.reduce(start, { kind: 'pointer', name: 'r', at: 99 })).toBe(start);
});
