import { expect, it } from 'vitest';
import { NAME } from '../options.ts';
import { synonymsOf } from './synonyms-of.ts';

const groups = (own: string[][], synonyms: string[][]) => synonymsOf({ data: { [NAME]: own }, synonyms });

it('adds the groups of other features to the author’s', () => {
  expect(groups([['甲', 'a']], [['乙', 'b']])).toEqual([
    ['甲', 'a'],
    ['乙', 'b'],
  ]);
});

it('makes one group of all that share a word, each word once, in whatever case', () => {
  expect(
    groups(
      [
        ['甲', 'a'],
        ['乙', 'b'],
        ['丙', 'c'],
      ],
      [['B', '甲', '丁']],
    ),
  ).toEqual([
    ['丙', 'c'],
    ['甲', 'a', '乙', 'b', '丁'],
  ]);
});
