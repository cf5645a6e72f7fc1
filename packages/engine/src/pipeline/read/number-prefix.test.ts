import { expect, it } from 'vitest';
import { splitNumberPrefix } from './number-prefix.ts';

it.each([
  // A prefix: digits, a sign between, a name.
  ['01-intro', 'intro', 1],
  ['2. 指针', '指针', 2],
  ['03_类', '类', 3],
  ['03 - a', 'a', 3],
  ['03-Part3 智能指针', 'Part3 智能指针', 3],
  ['1--a', 'a', 1],
  // None: dates, versions, numbers alone, numbers that belong to the word.
  ['2021-11-05 x', '2021-11-05 x', undefined],
  ['21-11-05 x', '21-11-05 x', undefined],
  ['7.0-x', '7.0-x', undefined],
  ['7-0 x', '7-0 x', undefined],
  ['2048', '2048', undefined],
  ['3D 数学', '3D 数学', undefined],
  ['01-', '01-', undefined],
])('splits %s', (written, name, number) =>
  expect(splitNumberPrefix(written)).toEqual(number === undefined ? { name } : { name, number }),
);
