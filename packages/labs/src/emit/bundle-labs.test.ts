import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkSize } from './bundle-labs.ts';

const cache = mkdtempSync(join(tmpdir(), 'lab-sizes-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Text that hardly compresses: two thirds of its length remain. */
const noise = (length: number) => ({ code: randomBytes(length).toString('base64').slice(0, length) });

it('a lab within 25 KB passes, all its chunks together', () => {
  expect(() => checkSize('small', [noise(8000), noise(8000)], cache)).not.toThrow();
});

it('a lab beyond 25 KB fails the build by its name', () => {
  expect(() => checkSize('heavy', [noise(20_000), noise(20_000)], cache)).toThrow(
    /交互图 heavy 的脚本有 \d+\.\d KB（brotli），最多 25 KB/,
  );
});
