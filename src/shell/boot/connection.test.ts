import { expect, it } from 'vitest';
import { isFast } from './connection.ts';

const fast = { saveData: false, effectiveType: '4g', downlink: 5, rtt: 100 };

it.each([
  [undefined, true],
  [fast, true],
  [{ ...fast, saveData: true }, false],
  [{ ...fast, effectiveType: '3g' }, false],
  [{ ...fast, downlink: 4.9 }, false],
  [{ ...fast, rtt: 150 }, false],
])('counts %j as fast: %s', (connection, expected) => {
  expect(isFast(connection)).toBe(expected);
});
