import { expect, it } from 'vitest';
import { keyRows } from './key-rows.ts';

it('a key stands once in the list: what the lab says of it, in place of what is said of all', () => {
  const rows = keyRows({ keys: [['方向键', '在结点间移动']] });
  expect(rows.filter(([key]) => key === '方向键')).toEqual([['方向键', '在结点间移动']]);
  expect(rows.at(-1)?.[0]).toBe('?');
});
