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
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

/** Builds a site of these files, each keyed by its text; gives the names of those it wrote. */
function buildSite(files: Record<string, string>): string[] {
  const output = new Output(out, cache, 'none');
  const changed = Object.entries(files).filter(([file, text]) => !output.reuse(file, text));
  for (const [file, text] of changed) output.add(file, { key: text, files: output.writer.write(file, text) });
  output.commit();
  return changed.map(([file]) => file);
}

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const all = () =>
  (readdirSync(out, { recursive: true }) as string[]).filter((file) => statSync(join(out, file)).isFile()).sort();

describe('the site before the last one', () => {
  it('is where the next build begins: two folders take turns, what has not changed stays', () => {
    buildSite({ 'a.html': '1', 'b.html': '1' });
    const first = statSync(out).ino;
    buildSite({ 'a.html': '2', 'b.html': '1' });
    expect(buildSite({ 'a.html': '3', 'b.html': '1' })).toEqual(['a.html']);
    expect(statSync(out).ino).toBe(first);
    expect([read('a.html'), read('b.html')]).toEqual(['3', '1']);
  });

  it('does not come back: neither its old texts nor its files that are no longer part of the site', () => {
    buildSite({ 'a.html': '1', 'gone/b.html': '1' });
    buildSite({ 'a.html': '2' });
    expect(buildSite({ 'a.html': '2' })).toEqual([]);
    expect(all()).toEqual(['a.html']);
    expect(existsSync(join(out, 'gone'))).toBe(false);
    expect(read('a.html')).toBe('2');
  });

  it('never changes the site that readers see', () => {
    buildSite({ 'a.html': '1', 'b.html': '1' });
    buildSite({ 'a.html': '1', 'b.html': '2' });
    const output = new Output(out, cache, 'none');
    output.reuse('a.html', '1');
    output.writer.write('a.html', 'other');
    output.writer.write('b.html', 'other');
    expect([read('a.html'), read('b.html')]).toEqual(['1', '2']);
    output.discard();
  });

  it('gives way where a file becomes a folder, and a folder a file', () => {
    buildSite({ 'a/b/c.html': 'in a folder', d: 'file' });
    buildSite({});
    buildSite({ 'a/b': 'file', 'd/e/f.html': 'in a folder' });
    expect(all()).toEqual(['a/b', 'd/e/f.html']);
  });

  it('is not trusted where somebody changed it', () => {
    buildSite({ 'a.html': 'one' });
    buildSite({ 'a.html': 'one', 'b.html': '1' });
    const [kept = ''] = readdirSync(join(cache, 'spare'));
    const file = join(cache, 'spare', kept, 'a.html');
    rmSync(file);
    writeFileSync(file, 'eno');
    expect(buildSite({ 'a.html': 'one', 'b.html': '1' })).toEqual([]);
    expect(read('a.html')).toBe('one');
  });

  it('goes when nothing was built there for a month', () => {
    build('a.html', '1', 'one');
    build('a.html', '2', 'two');
    expect(readdirSync(join(cache, 'spare'))).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const other = new Output(join(folder, 'elsewhere'), cache, 'fast');
    other.commit();
    expect(readdirSync(join(cache, 'spare'))).toEqual([]);
  });

  it('is done without where it cannot be kept', () => {
    buildSite({ 'a.html': '1' });
    mkdirSync(dirname(join(cache, 'spare')), { recursive: true });
    writeFileSync(join(cache, 'spare'), 'a file in its place');
    buildSite({ 'a.html': '1', 'b.html': '1' });
    expect(buildSite({ 'a.html': '1', 'b.html': '2' })).toEqual(['b.html']);
    expect(all()).toEqual(['a.html', 'b.html']);
    expect(readdirSync(folder).sort()).toEqual(['cache', 'dist']);
  });
});
