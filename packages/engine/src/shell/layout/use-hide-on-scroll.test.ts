import { expect, it } from 'vitest';
import { hidesNavbar } from './use-hide-on-scroll.ts';

it.each([
  ['hides on the way down', 300, 400, true],
  ['returns on the way up', 400, 300, false],
  ['stays at the top of the page', 0, 40, false],
])('the navbar %s', (_, before, now, hidden) => {
  expect(hidesNavbar(before, now, 60)).toBe(hidden);
});
