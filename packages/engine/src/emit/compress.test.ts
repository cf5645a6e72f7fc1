import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sizeWithin } from './compress.ts';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'sizes-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const text = Array.from({ length: 4000 }, (_, i) => `const name${i % 97} = f(${i * i});`).join('\n');
const best = brotliCompressSync(text).length;

it('a size over what it may be is that of the slowest setting', () => {
  expect(sizeWithin(best - 100, [text], cache)).toBeLessThan(best * 1.01);
  expect(sizeWithin(best - 100, [text, text], cache)).toBeGreaterThan(best * 1.98);
});

it('a size between the slowest setting and a fast one is within', () => {
  expect(sizeWithin(best + 100, [text], cache)).toBeLessThanOrEqual(best + 100);
});

it('a size within is no smaller than the slowest setting makes it, and within', () => {
  const size = sizeWithin(2 * best, [text], cache);
  expect(size).toBeGreaterThan(best);
  expect(size).toBeLessThanOrEqual(2 * best);
});
