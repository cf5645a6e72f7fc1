import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeBundle } from './bundle.ts';

const BUNDLE = '{"files":["app.js"]}';

/** Builds that place the same bundle, one after the other; returns the application that is there then. */
function place(...contents: Record<string, string>[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const bundle = join(root, 'key');
  for (const [at, files] of contents.entries()) {
    const temporary = join(root, String(at));
    mkdirSync(temporary);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(temporary, name), text);
    placeBundle(temporary, bundle);
    expect(existsSync(temporary)).toBe(false);
  }
  return readFileSync(join(bundle, 'app.js'), 'utf8');
}

it('two builds that make the same bundle at once keep the first, which may be read already', () => {
  expect(place({ 'app.js': 'first', 'bundle.json': BUNDLE }, { 'app.js': 'second', 'bundle.json': BUNDLE })).toBe(
    'first',
  );
});

it('a bundle that lacks a file or its list gives way to a whole one', () => {
  expect(place({ 'bundle.json': BUNDLE }, { 'app.js': 'whole', 'bundle.json': BUNDLE })).toBe('whole');
  expect(place({ 'app.js': 'old' }, { 'app.js': 'whole', 'bundle.json': BUNDLE })).toBe('whole');
});
