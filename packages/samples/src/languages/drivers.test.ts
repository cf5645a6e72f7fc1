import { expect, it } from 'vitest';
import { DRIVERS } from './drivers.ts';
import { CHECKED_LANGUAGES, DEFAULT_NAMES } from './names.ts';

it('knows a driver and a file’s name for every checked language, and no other', () => {
  const checked = [...CHECKED_LANGUAGES].sort();
  expect(Object.keys(DRIVERS).sort()).toEqual(checked);
  expect(Object.keys(DEFAULT_NAMES).sort()).toEqual(checked);
});
