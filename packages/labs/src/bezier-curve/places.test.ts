import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namePlaces, SIZE } from './places.ts';

const spot = fc.record({ x: fc.integer({ min: 26, max: 356 }), y: fc.integer({ min: 14, max: 274 }) });

it('a name stands in the drawing and clear of its point', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 6 }), (spots) => {
      for (const [i, { x, y }] of namePlaces(spots).entries()) {
        const point = spots[i] ?? { x: 0, y: 0 };
        expect(Math.min(x, SIZE.width - x, y, SIZE.height - y)).toBeGreaterThan(0);
        expect(Math.hypot(x - point.x, y - point.y)).toBeGreaterThan(8);
      }
    }),
  );
});

it('names stand outside of what their points enclose', () => {
  const [left, top, right] = namePlaces([
    { x: 100, y: 200 },
    { x: 180, y: 60 },
    { x: 260, y: 200 },
  ]);
  expect(left?.x).toBeLessThan(90);
  expect(top?.y).toBeLessThan(60);
  expect(right?.x).toBeGreaterThan(270);
});
