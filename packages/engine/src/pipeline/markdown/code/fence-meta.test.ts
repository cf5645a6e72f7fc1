import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFenceMeta, splitLanguage } from './fence-meta.ts';

describe('parseFenceMeta', () => {
  it.each([
    ['title="a b.cpp" run', { title: 'a b.cpp', run: true }],
    ["title='它'", { title: '它' }],
    ['run=fail expect=""', { run: 'fail', expect: '' }],
    ['std=c++17 flags="-O2 -g"', { std: 'c++17', flags: '-O2 -g' }],
    ['file=./x.cpp#区域', { file: './x.cpp#区域' }],
    ['', {}],
  ])('reads %s', (meta, words) => {
    expect(parseFenceMeta(meta)).toMatchObject({ words, malformed: [] });
  });

  it.each([
    ['{1}', [[1, 1]]],
    [
      '{1,4-6}',
      [
        [1, 1],
        [4, 6],
      ],
    ],
    [
      '{ 2 , 3 - 4 }',
      [
        [2, 2],
        [3, 4],
      ],
    ],
    ['run{2}', [[2, 2]]],
  ])('reads the lines %s', (meta, ranges) => expect(parseFenceMeta(meta).ranges).toEqual(ranges));

  it.each(['{a}', '{0}', '{3-1}', '{}', '{1', 'title="x', '"x"', '{1-999999}'])('calls %s malformed', (meta) => {
    expect(parseFenceMeta(meta).malformed).toHaveLength(1);
  });

  it('ends on any text', () => {
    fc.assert(
      fc.property(fc.string(), (meta) => {
        expect(parseFenceMeta(meta).ranges.every(([first, last]) => 1 <= first && first <= last)).toBe(true);
      }),
    );
  });
});

describe('splitLanguage', () => {
  it('takes a range off the language', () => expect(splitLanguage('cpp{1,2}', 'run')).toEqual(['cpp', '{1,2} run']));
});
