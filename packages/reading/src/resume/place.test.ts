import { expect, it } from 'vitest';
import { indexOf, parsePlace, placeOf } from './place.ts';

// A title, a line, a heading with three blocks, another with one.
const BLOCKS = [undefined, undefined, 'a', undefined, undefined, undefined, 'b', undefined];

it('finds every block below a heading again', () => {
  for (let index = 2; index < BLOCKS.length; index += 1) {
    const place = placeOf(BLOCKS, index);
    expect(place && indexOf(BLOCKS, place)).toBe(index);
  }
});

it('knows no place before the first heading', () => {
  expect(placeOf(BLOCKS, 1)).toBeUndefined();
});

it('finds it after the note has changed above', () => {
  expect(indexOf([undefined, 'new', undefined, ...BLOCKS], ['a', 2])).toBe(7);
});

it('stays under its heading when that has become shorter, and is lost with it', () => {
  expect(indexOf(BLOCKS, ['a', 9])).toBe(5);
  expect(indexOf(BLOCKS, ['b', 9])).toBe(7);
  expect(indexOf(BLOCKS, ['gone', 0])).toBeUndefined();
});

it.each([
  null,
  '',
  '{',
  'null',
  '{"0":"a"}',
  '[]',
  '["a"]',
  '["a",-1]',
  '["a",1.5]',
  '["a","1"]',
  '[1,1]',
  '["a",1e99]',
])('takes %j for no place', (stored) => {
  expect(parsePlace(stored)).toBeUndefined();
});

it('reads a place as it was written', () => {
  expect(parsePlace(JSON.stringify(['第-7-节', 4]))).toEqual(['第-7-节', 4]);
});
