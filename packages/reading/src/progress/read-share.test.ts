import { expect, it } from 'vitest';
import { readShare } from './read-share.ts';

it.each([
  ['before its top has come', { top: 200, height: 2000, view: 800 }, 0],
  ['in its middle', { top: -600, height: 2000, view: 800 }, 0.5],
  ['at its end', { top: -1200, height: 2000, view: 800 }, 1],
  ['below it', { top: -1900, height: 2000, view: 800 }, 1],
  ['when all of it is in view', { top: 100, height: 500, view: 800 }, 1],
])('says how much of an article is read: %s', (_where, measured, expected) => {
  expect(readShare(measured)).toBe(expected);
});
