import { expect, it } from 'vitest';
import { containerModel } from './lab-model.ts';
import { heightOf, planOf } from './places.ts';
import { storyOf } from './state.ts';
import type { Kind } from './types.ts';

const KINDS: readonly Kind[] = ['vector', 'deque', 'list', 'stack', 'queue', 'unordered_set'];

it.each(KINDS)('the picture of a %s has room for all of its history, and no more', (kind) => {
  const { steps } = containerModel.start({ kind, size: 6 });
  const heights = Array.from(
    { length: steps.length + 1 },
    (_, step) => planOf(storyOf({ kind, steps, step }).container).height,
  );
  expect(heightOf({ kind, steps })).toBe(Math.max(...heights));
});
