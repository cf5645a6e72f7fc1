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
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Output } from './output.ts';

let folder: string;
let out: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spare-'));
  out = join(folder, 'dist');
  cache = join(folder, 'cache');
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
});

/** Builds a site of these files, each keyed by its text; gives the names of those it wrote. */
function build(files: Record<string, string>): string[] {
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
    build({ 'a.html': '1', 'b.html': '1' });
    const first = statSync(out).ino;
    build({ 'a.html': '2', 'b.html': '1' });
    expect(build({ 'a.html': '3', 'b.html': '1' })).toEqual(['a.html']);
    expect(statSync(out).ino).toBe(first);
    expect([read('a.html'), read('b.html')]).toEqual(['3', '1']);
  });

  it('does not come back: neither its old texts nor its files that are no longer part of the site', () => {
    build({ 'a.html': '1', 'gone/b.html': '1' });
    build({ 'a.html': '2' });
    expect(build({ 'a.html': '2' })).toEqual([]);
    expect(all()).toEqual(['a.html']);
    expect(existsSync(join(out, 'gone'))).toBe(false);
    expect(read('a.html')).toBe('2');
  });

  it('never changes the site that readers see', () => {
    build({ 'a.html': '1', 'b.html': '1' });
    build({ 'a.html': '1', 'b.html': '2' });
    const output = new Output(out, cache, 'none');
    output.reuse('a.html', '1');
    output.writer.write('a.html', 'other');
    output.writer.write('b.html', 'other');
    expect([read('a.html'), read('b.html')]).toEqual(['1', '2']);
    output.discard();
  });

  it('gives way where a file becomes a folder, and a folder a file', () => {
    build({ 'a/b/c.html': 'in a folder', d: 'file' });
    build({});
    build({ 'a/b': 'file', 'd/e/f.html': 'in a folder' });
    expect(all()).toEqual(['a/b', 'd/e/f.html']);
  });

  it('is not trusted where somebody changed it', () => {
    build({ 'a.html': 'one' });
    build({ 'a.html': 'one', 'b.html': '1' });
    const [kept = ''] = readdirSync(join(cache, 'spare'));
    const file = join(cache, 'spare', kept, 'a.html');
    rmSync(file);
    writeFileSync(file, 'eno');
    expect(build({ 'a.html': 'one', 'b.html': '1' })).toEqual([]);
    expect(read('a.html')).toBe('one');
  });

  it('is done without where it cannot be kept', () => {
    build({ 'a.html': '1' });
    mkdirSync(dirname(join(cache, 'spare')), { recursive: true });
    writeFileSync(join(cache, 'spare'), 'a file in its place');
    build({ 'a.html': '1', 'b.html': '1' });
    expect(build({ 'a.html': '1', 'b.html': '2' })).toEqual(['b.html']);
    expect(all()).toEqual(['a.html', 'b.html']);
    expect(readdirSync(folder).sort()).toEqual(['cache', 'dist']);
  });
});
