import { describe, expect, it } from 'vitest';
import { inspect } from './inspect.ts';

class Point {
  x = 1;
  get far() {
    throw new Error('called');
  }
}
const loop: Record<string, unknown> = { name: 'a' };
loop.self = loop;

it.each<[unknown, string]>([
  ['文字', '文字'],
  [['文字'], '["文字"]'],
  [-0, '-0'],
  [12n, '12n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('s'), 'Symbol(s)'],
  [[1, [2, [3, [4]]]], '[1, [2, [3, […]]]]'],
  [{ a: 1, 'b c': [] }, '{ a: 1, "b c": [] }'],
  [new Map([['k', { v: 1 }]]), 'Map(1) { "k" => { v: 1 } }'],
  [new Set([1, 'a']), 'Set(2) { 1, "a" }'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(Number.NaN), 'Invalid Date'],
  [/a+/g, '/a+/g'],
  [new TypeError('不行'), 'TypeError: 不行'],
  [function add() {}, '[Function add]'],
  [Point, '[class Point]'],
  [new Point(), 'Point { x: 1 }'],
  [
    {
      get g() {
        throw new Error('called');
      },
    },
    '{ g: [Getter] }',
  ],
  [loop, '{ name: "a", self: [循环引用] }'],
  [Object.create(null), '[Object: null prototype] {}'],
  [new Uint8Array([1, 2]), 'Uint8Array[1, 2]'],
])('is shown: case %#', (value, text) => {
  expect(inspect(value)).toBe(text);
});

it('shows a long list in part', () => {
  expect(inspect(Array.from({ length: 60 }, (_, i) => i))).toMatch(/, 49, …\]$/);
});

describe('a huge value', () => {
  const long = 'x'.repeat(1e6);
  const nested = Array.from({ length: 6 }).reduce<unknown>((inner) => Array(200).fill(inner), long);
  const manyKeys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, long]));
  const endless = { *[Symbol.iterator]() {}, ...manyKeys };

  it.each<[string, unknown]>([
    ['nested lists', nested],
    ['a list of long texts', Array(60).fill(long)],
    ['many keys', manyKeys],
    ['an object with an iterator', endless],
    ['a map', new Map(Object.entries(manyKeys))],
    ['a set', new Set(Array.from({ length: 1e5 }, (_, i) => i))],
    ['a typed array', new Float64Array(1e6)],
    ['a result', long],
  ])('is shown in part: %s', (_what, value) => {
    expect(inspect(value, true).length).toBeLessThan(10_000);
  });
});
