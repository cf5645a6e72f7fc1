import { expect, it } from 'vitest';
import { asksForSearch } from './shortcuts.ts';

const reading = { closest: () => null };
const typing = { closest: (selector: string) => (selector.includes('textarea') ? {} : null) };
const press = (key: string, extra = {}) => ({ key, ctrlKey: false, metaKey: false, target: reading, ...extra });

it.each([
  [press('/'), true],
  [press('/', { target: typing }), false],
  [press('k'), false],
  [press('k', { ctrlKey: true }), true],
  [press('k', { metaKey: true, target: typing }), true],
  [press('/', { ctrlKey: true }), false],
])('takes %j as a wish to search: %s', (event, expected) => {
  expect(asksForSearch(event)).toBe(expected);
});
