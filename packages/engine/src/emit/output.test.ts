import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Output } from './output.ts';
import { recoverOutput } from './swap-output.ts';

let folder: string;
let out: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'dist');
  cache = join(folder, 'cache');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds one file under a key, taking it over when the key is known. */
function build(file: string, key: string, content: string): 'reused' | 'written' {
  const output = new Output(out, cache, 'fast');
  const reused = output.reuse(file, key);
  if (!reused) output.add(file, { key, files: output.writer.write(file, content) });
  output.commit();
  return reused ? 'reused' : 'written';
}

describe('the output folder', () => {
  it('takes over what has the same key, and writes what has another', () => {
    expect(build('a.html', '1', 'one')).toBe('written');
    const { ino } = statSync(join(out, 'a.html'));
    expect(build('a.html', '1', 'never')).toBe('reused');
    expect(statSync(join(out, 'a.html')).ino).toBe(ino);
    expect(build('a.html', '2', 'two')).toBe('written');
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('two');
  });

  it('writes again what somebody deleted', () => {
    build('a.html', '1', 'one');
    rmSync(join(out, 'a.html'));
    expect(build('a.html', '1', 'again')).toBe('written');
  });

  it('writes again what somebody changed, even to the same length', () => {
    build('a.html', '1', 'one');
    writeFileSync(join(out, 'a.html'), 'eno');
    expect(build('a.html', '1', 'one')).toBe('written');
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('one');
  });

  it('compresses large text twice', () => {
    build('a.html', '1', 'text '.repeat(200));
    expect(brotliDecompressSync(readFileSync(join(out, 'a.html.br'))).toString()).toBe('text '.repeat(200));
    expect(existsSync(join(out, 'a.html.gz'))).toBe(true);
  });

  it('stays whole until a build is committed', () => {
    build('a.html', '1', 'one');
    const output = new Output(out, cache, 'fast');
    output.add('a.html', { key: '2', files: output.writer.write('a.html', 'half') });
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('one');
    output.discard();
    expect(readdirSync(folder).sort()).toEqual(['cache', 'dist']);
  });

  it('never writes through a file it took over', () => {
    build('a.html', '1', 'one');
    const output = new Output(out, cache, 'fast');
    output.reuse('a.html', '1');
    output.writer.write('a.html', 'other');
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('one');
    output.discard();
  });

  it('trusts no manifest of another folder of the same name', () => {
    build('a.html', '1', 'one');
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(join(out, 'a.html'), 'strange');
    expect(build('a.html', '1', 'one')).toBe('written');
  });

  it('clears what killed builds left, and puts the site back when it was killed between two renames', () => {
    mkdirSync(`${out}.tmp-999999999`);
    mkdirSync(`${out}.old-999999999`);
    writeFileSync(join(`${out}.old-999999999`, 'a.html'), 'old');
    mkdirSync(join(folder, 'dist.keep'));
    recoverOutput(out);
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.keep']);
    expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('old');
  });

  it('keeps hashed assets of earlier builds for seven days', () => {
    const first = new Output(out, cache, 'fast');
    first.add('asset', { key: 'k', files: first.writer.write('assets/a-1.js', 'a'), needed: '2025-01-01' });
    first.commit();
    const second = new Output(out, cache, 'fast');
    second.keepRecentAssets(new Date('2025-01-07'));
    second.commit();
    expect(existsSync(join(out, 'assets/a-1.js'))).toBe(true);
    const third = new Output(out, cache, 'fast');
    third.keepRecentAssets(new Date('2025-01-09'));
    third.commit();
    expect(existsSync(join(out, 'assets/a-1.js'))).toBe(false);
  });
});
