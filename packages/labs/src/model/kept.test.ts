import { expect, it } from 'vitest';
import { kept } from './kept.ts';

it('makes a thing once while it is among the last ones asked for', () => {
  const made: string[] = [];
  const keep = kept<{ key: string }>(2);
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key);
      return { key };
    });
  expect(ask('a')).toBe(ask('a'));
  ask('b');
  ask('a');
  ask('c');
  expect(ask('a')).toEqual({ key: 'a' });
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
