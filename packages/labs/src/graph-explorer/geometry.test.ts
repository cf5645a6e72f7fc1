import { expect, it } from 'vitest';
import { freeSide, type Side, UNIT } from './geometry.ts';

const SIZE = { width: 372, height: 246 };
const HERE = { x: 15, y: 9 };
/** Neighbours of a node in these directions, y downwards. */
const around = (...ways: readonly (readonly [number, number])[]) =>
  ways.map(([x, y]) => ({ x: HERE.x + 6 * x, y: HERE.y + 6 * y }));

it.each<[Side, ReturnType<typeof around>]>([
  ['above', around([-1, 0], [1, 0], [0, 1])],
  ['below', around([0, -1], [-1, 0], [1, 0])],
  ['right', around([0, -1], [0, 1], [-1, 0])],
  ['left', around([0, -1], [0, 1], [1, 0])],
])('what is known of a node stands %s where its edges leave room there', (side, others) => {
  expect(freeSide(HERE, others, SIZE)).toBe(side);
});

it('at an edge of the drawing it stays inside', () => {
  const right = { x: Math.floor(SIZE.width / UNIT) - 1, y: 9 };
  const others = [
    { x: right.x, y: 3 },
    { x: right.x, y: 15 },
  ];
  expect(freeSide(right, others, SIZE)).toBe('left');
});
