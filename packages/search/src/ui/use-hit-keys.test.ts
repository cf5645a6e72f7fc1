import { expect, it } from 'vitest';
import { isComposing, selectionAfter } from './use-hit-keys.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s from hit %i of five selects %i', (key, selected, next) => {
  expect(selectionAfter({ key }, selected, 5)).toBe(next);
});

it('leaves other keys, and all keys where there are no hits, to the field', () => {
  expect(selectionAfter({ key: 'a' }, 0, 5)).toBeNull();
  expect(selectionAfter({ key: 'constructor' }, 0, 5)).toBeNull();
  expect(selectionAfter({ key: 'Home' }, 0, 0)).toBeNull();
});

it('knows a key of an input method by the event’s flag or, in Safari, by its code', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
