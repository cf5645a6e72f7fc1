import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { labSize } from './bundle-labs.ts';

/** Text that hardly compresses: two thirds of its length remain. */
const noise = (length: number) => ({ code: randomBytes(length).toString('base64').slice(0, length) });

it('a lab within 25 KB is measured, all its chunks together', () => {
  const size = labSize('small', [noise(8000), noise(8000)]);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(16_000);
});

it('a lab beyond 25 KB fails the build by its name', () => {
  expect(() => labSize('heavy', [noise(20_000), noise(20_000)])).toThrow(
    /交互图 heavy 的脚本有 \d+\.\d KB（brotli），最多 25 KB/,
  );
});
