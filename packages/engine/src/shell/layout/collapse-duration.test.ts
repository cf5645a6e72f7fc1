import { describe, expect, it } from 'vitest';
import { collapseDuration } from './collapse-duration.ts';

describe('collapseDuration', () => {
  it.each([
    [36, 192],
    [360, 327],
    [3600, 714],
  ])('moves a fold of %i px for %i ms', (height, duration) => {
    expect(collapseDuration(height, false)).toBe(duration);
  });

  it('takes 1 ms under reduced motion, because 0 would end without an event', () => {
    expect(collapseDuration(3600, true)).toBe(1);
  });
});
