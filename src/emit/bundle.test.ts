import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeBundle } from './bundle.ts';

it('two builds that make the same bundle at once keep the first, which may be read already', () => {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const bundle = join(root, 'key');
  for (const maker of ['first', 'second']) {
    const temporary = join(root, maker);
    mkdirSync(temporary);
    writeFileSync(join(temporary, 'app.js'), maker);
    writeFileSync(join(temporary, 'bundle.json'), '{"files":["app.js"]}');
    placeBundle(temporary, bundle);
    expect(existsSync(temporary)).toBe(false);
  }
  expect(readFileSync(join(bundle, 'app.js'), 'utf8')).toBe('first');
});
