import { linkSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { updateOutputs } from './update-outputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Rewrites the output whose text begins on `line`. */
function update(note: string, line: number, text: string, printed: string): string {
  const file = join(folder, 'a.md');
  writeFileSync(file, note);
  updateOutputs(file, [{ output: { file: 'a.md', line, text }, printed }]);
  return readFileSync(file, 'utf8');
}

describe('updateOutputs', () => {
  it('replaces the note whole, so that a kill leaves the old one or the new one', () => {
    const [note, earlier] = [join(folder, 'whole.md'), join(folder, 'earlier.md')];
    writeFileSync(note, '```output\n1\n```\n', { mode: 0o640 });
    linkSync(note, earlier);
    updateOutputs(note, [{ output: { file: 'whole.md', line: 2, text: '1' }, printed: '2' }]);
    // Written in place, the other name would show the new text too.
    expect(readFileSync(earlier, 'utf8')).toContain('1');
    expect(readFileSync(note, 'utf8')).toContain('2');
    expect(lstatSync(note).mode & 0o777).toBe(0o640);
  });

  it('writes through a link, which stays one', () => {
    const [note, link] = [join(folder, 'linked.md'), join(folder, 'link.md')];
    writeFileSync(note, '```output\n1\n```\n');
    symlinkSync(note, link);
    updateOutputs(link, [{ output: { file: 'link.md', line: 2, text: '1' }, printed: '2' }]);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(note, 'utf8')).toContain('2');
  });

  it('replaces the text between the fences', () => {
    expect(update('```output\n1\n2\n```\n末\n', 2, '1\n2', '3 \n4\n5\n')).toBe('```output\n3\n4\n5\n```\n末\n');
  });

  it('keeps the indent of a list and of a quotation', () => {
    expect(update('- 项\n\n  ```output\n  1\n  ```\n', 4, '1', 'a\n\n b')).toBe(
      '- 项\n\n  ```output\n  a\n\n   b\n  ```\n',
    );
    expect(update('> ```output\n> 1\n> ```\n', 2, '1', 'a')).toBe('> ```output\n> a\n> ```\n');
  });

  it('writes nothing that would steer a terminal', () => {
    expect(update('```output\n1\n```\n', 2, '1', '\u001b[2Ja\u0007')).toBe('```output\n␛[2Ja␇\n```\n');
  });

  it('fills an empty fence and empties a full one', () => {
    expect(update('```output\n```\n', 2, '', 'a')).toBe('```output\na\n```\n');
    expect(update('```output\na\n```\n', 2, 'a', '')).toBe('```output\n```\n');
  });

  it('leaves a note alone in which the lines have moved since it was read', () => {
    const moved = '新的一行\n\n```cpp run\nmain\n```\n\n```output\n1\n```\n';
    for (const line of [4, 6, 7]) expect(update(moved, line, '1', 'a')).toBe(moved);
    const other = '```output\n2\n```\n\n```output\n1\n```\n';
    expect(update(other, 2, '1', 'a')).toBe(other);
    expect(update(moved, 8, '1', 'a')).toBe(moved.replace('1', 'a'));
  });

  it('leaves a fence alone that the output would end', () => {
    expect(update('```output\n1\n```\n', 2, '1', 'a\n```\nb')).toBe('```output\n1\n```\n');
  });
});
