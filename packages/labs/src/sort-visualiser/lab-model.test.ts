import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { ALGORITHM_NAMES } from './algorithms.ts';
import { momentOf, type SortAction, sortModel } from './lab-model.ts';
import { SHAPES } from './model.ts';

const action: fc.Arbitrary<SortAction> = fc.oneof(
  fc.record({ kind: fc.constant('sort-by' as const), algorithm: fc.constantFrom(...ALGORITHM_NAMES) }),
  fc.record({ kind: fc.constant('shape' as const), shape: fc.constantFrom(...SHAPES) }),
  fc.record({ kind: fc.constant('resize' as const), size: fc.integer({ min: -5, max: 100 }) }),
  fc.constant({ kind: 'other-input' as const }),
  fc.record({
    kind: fc.constant('drag' as const),
    index: fc.integer({ min: -1, max: 70 }),
    key: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.double()),
  }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 3000 }) }),
);

it('holds what every model holds', () => {
  checkModel(sortModel, {
    options: [
      { algorithm: 'bubble', shape: 'reversed', size: 8 },
      { algorithm: 'merge', shape: 'few', size: 16 },
    ],
    action: () => action,
  });
});

it('asks before a comparison what comes of it, and tells why', () => {
  const start = sortModel.start({ algorithm: 'bubble', shape: 'reversed', size: 8 });
  expect(sortModel.guess?.(start)).toEqual({
    question: '接着比较第 0 项（8）与第 1 项（7），比完以后呢？',
    choices: ['两项不动，比较别处', '交换这两项', '把一项写到别处'],
    right: 1,
    because: '8 与 7 比完，交换第 0 项与第 1 项。',
  });
});

it('a bar that is dragged makes the array as it stands the input', () => {
  const start = sortModel.start({ algorithm: 'insertion', shape: 'reversed', size: 4 });
  const run = sortModel.reduce(start, { kind: 'go', step: 2 });
  const dragged = sortModel.reduce(run, { kind: 'drag', index: 0, key: 1.4 });
  expect(dragged).toMatchObject({ step: 0, keys: [1, 4, 2, 1] });
  expect(momentOf(dragged).moment.items.map(({ order }) => order)).toEqual([0, 0, 0, 1]);
  expect(sortModel.reduce(dragged, { kind: 'shape', shape: 'reversed' })).toEqual(start);
});
