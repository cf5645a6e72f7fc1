import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashCode } from './code-hash.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'));
  library('engine', { dependencies: { katex: '*' } });
  library('katex', { version: '1.0.0', dependencies: { below: '*' } });
  library('below', { version: '1.0.0' });
  library('other', { version: '1.0.0' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return join(folder, file);
}
const library = (name: string, about: object) => write(`node_modules/${name}/package.json`, JSON.stringify(about));

/** A feature whose module is this file. */
const feature = (file: string, isOwn: boolean) => ({
  name: 'a',
  module: pathToFileURL(join(folder, file)).href,
  address: '',
  isOwn,
  root: dirname(join(folder, file)),
  site: async () => ({ name: 'a' }),
});
const hash = (...features: ReturnType<typeof feature>[]) =>
  hashCode({
    engine: { root: join(folder, 'node_modules/engine'), hash: '1' },
    features,
    folder,
    apart: [join(folder, 'content')],
  });

it('changes with the version of everything that the engine depends on, and of nothing else', () => {
  const before = hash();
  library('other', { version: '1.0.1' });
  expect(hash()).toBe(before);
  library('below', { version: '1.0.1' });
  const after = hash();
  expect(after).not.toBe(before);
  library('katex', { version: '1.0.1', dependencies: { below: '*' } });
  expect(hash()).not.toBe(after);
});

it('changes with every file of a feature’s package that was not built by ours', () => {
  library('theirs', { version: '1.0.0' });
  write('node_modules/theirs/index.js', '');
  write('node_modules/theirs/lib/part.js', '1');
  const theirs = feature('node_modules/theirs/index.js', false);
  const before = hash(theirs);
  write('node_modules/theirs/node_modules/x/index.js', '');
  expect(hash(theirs)).toBe(before);
  write('node_modules/theirs/lib/part.js', '2');
  expect(hash(theirs)).not.toBe(before);
  // A package with a recorded hash of its sources is trusted.
  write('node_modules/theirs/hash', 'a');
  const built = hash(theirs);
  write('node_modules/theirs/lib/part.js', '3');
  expect(hash(theirs)).toBe(built);
});

it('changes with the code beside the configuration when a feature is written there, and not with notes', () => {
  write('my-feature.ts', '');
  write('parts/page.tsx', '1');
  const own = feature('my-feature.ts', true);
  const before = hash(own);
  write('content/a.json', '{}');
  write('README.md', '');
  expect(hash(own)).toBe(before);
  write('parts/page.tsx', '2');
  expect(hash(own)).not.toBe(before);
});
