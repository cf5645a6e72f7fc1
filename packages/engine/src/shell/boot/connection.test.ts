import { expect, it, vi } from 'vitest';
import { isFast, mayPrefetch } from './connection.ts';

const fast = { saveData: false, effectiveType: '4g', downlink: 5, rtt: 100 };

it.each([
  [undefined, 'application'],
  [fast, 'application'],
  [{ ...fast, effectiveType: '3g' }, 'pages'],
  [{ ...fast, downlink: 4.9 }, 'pages'],
  [{ ...fast, rtt: 150 }, 'pages'],
  [{ ...fast, saveData: true }, 'nothing'],
  [{ ...fast, effectiveType: '2g' }, 'nothing'],
  [{ ...fast, effectiveType: 'slow-2g' }, 'nothing'],
])('the line %j carries unasked: %s', (line, expected) => {
  vi.stubGlobal('navigator', { connection: line });
  expect(mayPrefetch() ? (isFast() ? 'application' : 'pages') : 'nothing').toBe(expected);
});
