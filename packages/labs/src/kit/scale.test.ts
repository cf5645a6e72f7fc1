import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, linear, ticks } from './scale.ts';

describe('a scale', () => {
  it('maps its ends and gives places back', () => {
    const scale = linear([-1, 3], [200, 0]);
    expect([scale(-1), scale(1), scale(3)]).toEqual([200, 100, 0]);
    expect(scale.invert(50)).toBe(2);
  });

  it('of a single value still gives numbers', () => {
    expect(linear([2, 2], [0, 10])(2)).toBe(0);
  });
});

describe('ticks', () => {
  it('are round', () => {
    expect(ticks([0, 1], 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks([0, 97], 5)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  });

  it('lie within the domain, in order and never too many', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e6 }),
        (from, width) => {
          if (!(width > 0)) return;
          const found = ticks([from, from + width], 5);
          expect(found.length).toBeLessThanOrEqual(14);
          for (const tick of found) {
            expect(tick).toBeGreaterThanOrEqual(from - width * 1e-6 - 1e-6);
            expect(tick).toBeLessThanOrEqual(from + width * (1 + 1e-6) + 1e-6);
          }
          expect([...found].sort((a, b) => a - b)).toEqual(found);
        },
      ),
    );
  });
});

it('clamp keeps a number within limits', () => {
  expect([clamp(-1, 0, 2), clamp(1, 0, 2), clamp(5, 0, 2)]).toEqual([0, 1, 2]);
});
