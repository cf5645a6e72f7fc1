import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lanes } from './run-samples.ts';
import { hashIsolation } from './workshop.ts';

it('hashes every source of the isolation, and no test of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return hashIsolation(folder);
  };
  const first = write('box.ts', 'a');
  const changed = write('box.ts', 'b');
  const more = write('view.ts', 'c');
  expect(new Set([first, changed, more]).size).toBe(3);
  expect(write('box.test.ts', 'd')).toBe(more);
  expect(write('test-boxes.ts', 'd')).toBe(more);
  rmSync(folder, { recursive: true });
});

it('checks as many samples at a time as may take all that they are allowed to', () => {
  expect(lanes(2, 7e9)).toBe(2);
  expect(lanes(16, 7e9)).toBe(2);
  expect(lanes(2, 64e9)).toBe(2);
  expect(lanes(8, 2e9)).toBe(1);
});
