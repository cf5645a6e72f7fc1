/** The build of the packages, which several processes may ask for while others run from the last one. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from '../../scripts/build-lock.mjs';
import { placeBuild, removeOlder } from '../../scripts/place-build.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  const file = () => join(folder, 'building');

  it('of a process that is gone stops nobody', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file(), String(pid));
    expect(await takeLock(file(), () => false)).toBe(true);
    expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
    expect(readdirSync(folder)).toEqual(['building']);
  });

  it('of one that is alive is waited for, until the work is done or the lock is free', async () => {
    writeFileSync(file(), String(process.ppid));
    let looks = 0;
    expect(await takeLock(file(), () => ++looks === 2)).toBe(false);
    looks = 0;
    const isFree = () => {
      if (++looks === 2) rmSync(file());
      return false;
    };
    expect(await takeLock(file(), isFree)).toBe(true);
  });
});

describe('a build', () => {
  /** Writes files of a build, `age` days old. */
  function files(where: string, texts: Record<string, string>, age = 0): string {
    for (const [name, text] of Object.entries(texts)) {
      const file = join(folder, where, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      const at = new Date(Date.now() - age * 86_400_000);
      utimesSync(file, at, at);
    }
    return join(folder, where);
  }

  it('takes its place and leaves the parts of the one before to whoever runs from it', () => {
    const dist = files('dist', { 'chunks/a-1.js': '1', 'index.js': 'a-1', hash: '1' }, 0.5);
    placeBuild(files('new', { 'chunks/a-2.js': '2', 'index.js': 'a-2', hash: '2' }), dist);
    expect(readFileSync(join(dist, 'index.js'), 'utf8')).toBe('a-2');
    expect(readFileSync(join(dist, 'hash'), 'utf8')).toBe('2');
    expect(readdirSync(join(dist, 'chunks')).sort()).toEqual(['a-1.js', 'a-2.js']);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('takes away parts that nobody has had for a day, and all of them when it is packed', () => {
    const dist = files('dist', { 'chunks/a-1.js': '1' }, 2);
    files('dist', { 'chunks/a-2.js': '2', hash: '2' }, 0.5);
    placeBuild(files('new', { 'chunks/a-3.js': '3', hash: '3' }), dist);
    expect(readdirSync(join(dist, 'chunks')).sort()).toEqual(['a-2.js', 'a-3.js']);
    removeOlder(dist, 0);
    expect(readdirSync(join(dist, 'chunks'))).toEqual(['a-3.js']);
    expect(existsSync(join(dist, 'hash'))).toBe(true);
  });

  it('is never seen with an entry whose parts are missing', () => {
    const dist = files('dist', { 'index.js': 'a-1', hash: '1' });
    // A folder where the entry belongs stops the build there.
    rmSync(join(dist, 'index.js'));
    mkdirSync(join(dist, 'index.js'));
    expect(() => placeBuild(files('new', { 'chunks/a-2.js': '2', 'index.js': 'a-2', hash: '2' }), dist)).toThrow();
    expect(existsSync(join(dist, 'chunks/a-2.js'))).toBe(true);
    expect(readFileSync(join(dist, 'hash'), 'utf8')).toBe('1');
  });
});
