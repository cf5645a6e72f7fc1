import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestValue, type Rail } from './rail.ts';

const circle: Rail = {
  min: -180,
  max: 180,
  step: 5,
  at: (value) => ({ x: 50 * Math.cos((value * Math.PI) / 180), y: 50 * Math.sin((value * Math.PI) / 180) }),
};

it('a pointer at a value’s place means that value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -35, max: 35 }), fc.integer({ min: -36, max: 36 }), (value, present) => {
      expect(nearestValue(circle, circle.at(value * 5), present * 5)).toBe(value * 5);
    }),
  );
});

it('where both ends of a rail lie in one place the nearer to the present value is meant', () => {
  expect(nearestValue(circle, { x: -60, y: 0 }, 150)).toBe(180);
  expect(nearestValue(circle, { x: -60, y: 0 }, -150)).toBe(-180);
});

it('a rail seen end-on keeps its value', () => {
  expect(nearestValue({ min: 0, max: 10, step: 1, at: () => ({ x: 0, y: 0 }) }, { x: 9, y: 9 }, 4)).toBe(4);
});
