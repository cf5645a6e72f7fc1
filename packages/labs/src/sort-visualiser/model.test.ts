import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALGORITHM_NAMES, ALGORITHMS } from './algorithms.ts';
import { growthOf, makeItems, runSort, SHAPES, SIZES } from './model.ts';
import { type Item, isStable, playBack, Tape } from './tape.ts';

const items = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }).map((keys) => {
  const seen = new Map<number, number>();
  return keys.map((key): Item => {
    const order = seen.get(key) ?? 0;
    seen.set(key, order + 1);
    return { key, order };
  });
});

describe.each(ALGORITHM_NAMES)('%s', (name) => {
  it('sorts, and loses or invents nothing', () => {
    fc.assert(
      fc.property(items, (start) => {
        const { sorted } = runSort(name, start);
        const keys = sorted.map(({ key }) => key);
        expect(keys).toEqual(start.map(({ key }) => key).sort((a, b) => a - b));
        expect(new Set(sorted)).toEqual(new Set(start));
      }),
    );
  });

  it('is played back to the same end, and compares only places of the array', () => {
    fc.assert(
      fc.property(items, (start) => {
        const { sorted, operations } = runSort(name, start);
        expect(playBack(start, operations, operations.length).items).toEqual(sorted);
        for (const operation of operations) {
          expect(operation.i).toBeLessThan(start.length);
          if (operation.kind !== 'write') expect(operation.i).not.toBe(operation.j);
        }
      }),
    );
  });
});

describe('stability', () => {
  it.each(['bubble', 'insertion', 'merge'] as const)('%s always keeps equal items in order', (name) => {
    fc.assert(fc.property(items, (start) => isStable(runSort(name, start).sorted) !== false));
  });

  it.each(['selection', 'quick', 'heap'] as const)('%s does not', (name) => {
    const broken = Array.from({ length: 20 }, (_, seed) => runSort(name, makeItems('few', 16, seed)).sorted);
    expect(broken.map(isStable)).toContain(false);
  });

  it('cannot be told when all keys differ', () => {
    expect(isStable(makeItems('sorted', 8, 1))).toBeUndefined();
  });
});

describe('cost', () => {
  const comparisons = (name: (typeof ALGORITHM_NAMES)[number], shape: (typeof SHAPES)[number]) =>
    growthOf(name, shape, 1).find(({ size }) => size === 64)?.comparisons ?? 0;

  it('is what theory says', () => {
    expect(comparisons('bubble', 'sorted')).toBe(63);
    expect(comparisons('insertion', 'sorted')).toBe(63);
    expect(comparisons('insertion', 'reversed')).toBe((64 * 63) / 2);
    expect(comparisons('selection', 'random')).toBe((64 * 63) / 2);
    expect(comparisons('quick', 'sorted')).toBe((64 * 63) / 2);
    expect(comparisons('merge', 'random')).toBeLessThanOrEqual(64 * 6);
    expect(comparisons('heap', 'reversed')).toBeLessThanOrEqual(2 * 64 * 6);
  });

  it('counts a swap as two writes', () => {
    const tape = new Tape(makeItems('reversed', 4, 1));
    ALGORITHMS.bubble(tape);
    expect(playBack(makeItems('reversed', 4, 1), tape.operations, 1e6)).toMatchObject({ comparisons: 6, writes: 12 });
  });
});

it('a nearly sorted input is never sorted: one pair in eight keys is swapped', () => {
  for (let size = SIZES.least; size <= SIZES.most; size++) {
    for (let seed = 0; seed < 20; seed++) {
      const keys = makeItems('nearly', size, seed).map(({ key }) => key);
      const falls = keys.filter((key, i) => key > (keys[i + 1] ?? key)).length;
      expect(falls, `${size} ${seed}`).toBe(Math.max(1, size >> 3));
    }
  }
});

it.each(SHAPES)('inputs of shape %s are the same for the same seed and have the wanted size', (shape) => {
  for (const size of [SIZES.least, 10, SIZES.most]) {
    expect(makeItems(shape, size, 3)).toEqual(makeItems(shape, size, 3));
    expect(makeItems(shape, size, 3)).toHaveLength(size);
    expect(makeItems(shape, size, 3).every(({ key }) => key >= 1 && key <= size)).toBe(true);
  }
});
