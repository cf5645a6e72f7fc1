import { describe, expect, it } from 'vitest';
import { citedNumbers, splitCitations } from './citations.ts';

describe('splitCitations', () => {
  it.each([
    ['见 [1]。', ['见 ', 1, '。']],
    ['a[1][2]', ['a', 1, 2]],
    ['a[1, 3]', ['a', 1, 3]],
    ['a【2】b［3］', ['a', 2, 'b', 3]],
    ['没有 [4] 和 [0]', ['没有 [4] 和 [0]']],
    ['数组 a[10] 与 v[i]', ['数组 a[10] 与 v[i]']],
    ['', []],
  ])('reads %j with three passages', (text, expected) => {
    expect(splitCitations(text, 3)).toEqual(expected);
  });
});

it('names each cited passage once', () => {
  expect(citedNumbers('a[3] b[1][3] c[9]', 3)).toEqual([1, 3]);
});
