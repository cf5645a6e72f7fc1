import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSamples } from './find-samples.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('findSamples', () => {
  it('finds an example of every word in the guide for authors, all of them well written', () => {
    const guide = join(ROOT, 'docs/authoring.md');
    const [found] = findSamples({
      contentDir: join(ROOT, 'no-such'),
      label: 'x',
      places: [],
      others: { 'docs/authoring.md': guide },
    });
    expect(found?.problems).toEqual([]);
    expect(new Set(found?.samples.map(({ word }) => word))).toEqual(
      new Set(['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked']),
    );
    expect(found?.samples.every(({ file }) => file === 'docs/authoring.md')).toBe(true);
  });

  it('reads only the files that are wanted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'find-samples-'));
    try {
      for (const name of ['a.md', 'b.md']) writeFileSync(join(folder, name), '```cpp run\nint main() {}\n```\n');
      const isWanted = ({ note }: { note: string }) => note === 'b.md';
      const found = findSamples({ contentDir: folder, label: 'content', places: [folder], others: {}, isWanted });
      expect(found.map(({ note, samples }) => [note, samples.length])).toEqual([['b.md', 1]]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
