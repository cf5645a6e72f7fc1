import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { volume } from '../space/matrix.ts';
import { EULER_ORDERS } from '../space/rotation.ts';
import { cornerAt } from './house.ts';
import { isVisible, journeyOf, modelMatrix } from './journey.ts';
import { type MvpAction, mvpModel } from './model.ts';
import { CAMERA_FIELDS, LENSES, MODEL_ORDERS, type MvpState, PARTS, PLACINGS } from './state.ts';

const number = fc.double({ min: -400, max: 400, noNaN: true });
const small = fc.double({ min: -3, max: 3, noNaN: true });
const action: fc.Arbitrary<MvpAction> = fc.oneof(
  fc.record({ kind: fc.constant('part' as const), part: fc.constantFrom(...PARTS) }),
  fc.record({ kind: fc.constant('column' as const), index: fc.constantFrom(0, 1), to: fc.tuple(small, small) }),
  fc.record({ kind: fc.constant('columns' as const), to: fc.array(small, { maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('place' as const),
    placing: fc.constantFrom(...PLACINGS),
    axis: fc.constantFrom(0, 1, 2),
    value: fc.oneof(number, small),
  }),
  fc.record({ kind: fc.constant('order' as const), order: fc.constantFrom(...MODEL_ORDERS) }),
  fc.record({ kind: fc.constant('euler' as const), euler: fc.constantFrom(...EULER_ORDERS) }),
  fc.record({ kind: fc.constant('tool' as const), tool: fc.constantFrom(...PLACINGS) }),
  fc.record({ kind: fc.constant('lens' as const), lens: fc.constantFrom(...LENSES) }),
  fc.record({ kind: fc.constant('camera' as const), field: fc.constantFrom(...CAMERA_FIELDS), value: number }),
  fc.record({ kind: fc.constant('vertex' as const), vertex: fc.integer({ min: -2, max: 12 }) }),
  fc.record({ kind: fc.constant('go' as const), stage: fc.integer({ min: -2, max: 8 }) }),
);

const after = (part: (typeof PARTS)[number], ...actions: MvpAction[]): MvpState =>
  actions.reduce(mvpModel.reduce, mvpModel.start({ part, stage: 0 }));

it('holds what every model holds', () => {
  checkModel(mvpModel, { options: PARTS.map((part) => ({ part, stage: 3 })), action: () => action, most: 8 });
});

it('keeps its link short', () => {
  expect(mvpModel.link.write(mvpModel.start({ part: 'journey', stage: 2 }))?.length).toBeLessThan(40);
});

describe('the matrix’s columns', () => {
  it.each([
    [[1, 0, 0, 1], '面积变为 1.00 倍，朝向不变'],
    [[0, 1, 1, 0], '面积变为 1.00 倍，并且翻了面'],
    [[1, 2, 0.5, 1], '面积为 0'],
  ])('%j: %s', (to, words) => {
    expect(mvpModel.describe(after('columns', { kind: 'columns', to }))).toContain(words);
  });
});

it('the order of the product matters: with the rotation last a moved object circles the world’s origin', () => {
  const turn: MvpAction = { kind: 'place', placing: 'turn', axis: 1, value: 90 };
  const at = (order: 'TRS' | 'RTS') => modelMatrix(after('model', turn, { kind: 'order', order }))[3];
  expect(at('TRS').map((value) => Math.round(value * 10) / 10)).toEqual([1.5, 0, 0, 1]);
  expect(at('RTS').map((value) => Math.round(value * 10) / 10 + 0)).toEqual([0, 0, -1.5, 1]);
});

it('one negative scale mirrors, and the sentence says so', () => {
  const state = after('model', { kind: 'place', placing: 'size', axis: 0, value: -1 });
  expect(volume(modelMatrix(state))).toBeCloseTo(-1, 9);
  expect(mvpModel.describe(state)).toContain('成了镜像');
});

it.each(EULER_ORDERS)('%s: at 90° of the middle angle, outer and inner turn do the same', (euler) => {
  const middle = { X: 0, Y: 1, Z: 2 }[euler[1] as 'X'] as 0 | 1 | 2;
  const state = after(
    'rotation',
    { kind: 'euler', euler },
    { kind: 'place', placing: 'turn', axis: middle, value: 90 },
  );
  expect(mvpModel.describe(state)).toContain('万向节死锁');
  const turned = (by: readonly [number, number]) => {
    const [outer, inner] = [0, 2].map((i) => ({ X: 0, Y: 1, Z: 2 })[euler[i] as 'X'] as 0 | 1 | 2);
    const set = (axis: 0 | 1 | 2 | undefined, value: number): MvpAction => ({
      kind: 'place',
      placing: 'turn',
      axis: axis ?? 0,
      value,
    });
    return modelMatrix([set(outer, by[0]), set(inner, by[1])].reduce(mvpModel.reduce, state)).flat();
  };
  const sign = [1, -1].find((way) => near(turned([40, 0]), turned([0, way * 40])));
  expect(sign, 'turning the inner ring alone gives what the outer gives').toBeDefined();
});

const near = (a: readonly number[], b: readonly number[]) =>
  a.every((value, i) => Math.abs(value - (b[i] ?? 9)) < 1e-9);

describe('a guess', () => {
  const state = fc.array(action, { maxLength: 30 }).map((actions) => after('journey', ...actions));

  it('tells before each step what the step then shows', () => {
    fc.assert(
      fc.property(state, (before) => {
        const asked = mvpModel.guess?.(before);
        if (!asked) return;
        const journey = journeyOf(before, cornerAt(before.vertex));
        const next = mvpModel.describe(mvpModel.reduce(before, { kind: 'go', stage: before.stage + 1 }));
        if (before.stage === 3) expect(asked.right === 0).toBe(isVisible(journey.ndc));
        if (before.stage === 3) expect(next.includes('看得见')).toBe(asked.right === 0);
        if (before.stage === 1) expect(next.includes('背后')).toBe(asked.right !== 0);
        if (before.stage === 2) expect(next.includes('总是 1')).toBe(asked.right === 0);
      }),
    );
  });
});

it('near plane has depth 0 in the window, far plane 1, and the middle of the two is far beyond the half', () => {
  const state = after(
    'journey',
    { kind: 'camera', field: 'yaw', value: 0 },
    { kind: 'camera', field: 'pitch', value: 0 },
    { kind: 'place', placing: 'move', axis: 0, value: 0 },
    { kind: 'place', placing: 'turn', axis: 1, value: 0 },
    { kind: 'place', placing: 'size', axis: 2, value: 1 },
  );
  const depth = (distance: number) => journeyOf(state, [0, 0, state.distance - distance]).window?.[2] ?? Number.NaN;
  expect(depth(state.near)).toBeCloseTo(0, 9);
  expect(depth(state.far)).toBeCloseTo(1, 9);
  expect(depth((state.near + state.far) / 2)).toBeCloseTo(1 - state.near / (state.near + state.far), 9);
});
