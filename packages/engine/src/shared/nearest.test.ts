import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['sidebar_postion', ['sidebar_position', 'sidebar_label'], 'sidebar_position'],
  ['TITLE', ['title', 'tile'], 'title'],
  ['智能指真', ['智能指针', '指针'], '智能指针'],
  ['sj', ['js', 'lua'], 'js'],
  ['banana', ['title', 'slug'], undefined],
  ['x', [], undefined],
])('finds the nearest of %s', (word, candidates, expected) => expect(nearest(word, candidates)).toBe(expected));
