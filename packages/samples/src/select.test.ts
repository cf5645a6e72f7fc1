import { describe, expect, it } from 'vitest';
import type { NoteSamples } from './find-samples.ts';
import { parseFilter } from './select.ts';

const note: NoteSamples = {
  note: '编程语言/C++/01-类.md',
  absolute: '/site/content/编程语言/C++/01-类.md',
  file: 'content/编程语言/C++/01-类.md',
  isNote: true,
  samples: [],
  problems: [],
};

describe('parseFilter', () => {
  it.each([
    'content/编程语言/C++/01-类.md',
    './content/编程语言/',
    '编程语言/C++',
    'content/**/*类.md',
    'content/编程语言/*/01-?.md',
    'content/编程语言/C++/01-类.md:12',
    '/site/content',
  ])('finds the note by %s', (written) => {
    expect(parseFilter(written, '/site', '/site/content').matches(note)).toBe(true);
  });

  it.each(['content/编程', 'content/*.md', '编程语言/C', '类.md', 'content/编程语言/C++/01-类.md.bak'])(
    'does not find it by %s',
    (written) => {
      expect(parseFilter(written, '/site', '/site/content').matches(note)).toBe(false);
    },
  );

  it('reads the line after the path', () => {
    expect(parseFilter('a.md:12', '/site', '/site/content').line).toBe(12);
    expect(parseFilter('a.md:12:3', '/site', '/site/content').line).toBe(12);
  });
});
