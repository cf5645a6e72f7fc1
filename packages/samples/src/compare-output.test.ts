import { describe, expect, it } from 'vitest';
import { compareOutput } from './compare-output.ts';

describe('compareOutput', () => {
  it.each([
    ['a\nb', 'a\nb\n'],
    ['a\nb', 'a  \r\nb\n\n'],
    ['', '\n'],
    ['␛[31ma', '\u001b[31ma'],
  ])('takes %j and %j for the same', (expected, actual) => {
    expect(compareOutput(expected, actual)).toBeUndefined();
  });

  it.each([
    ['a\nb\nc\nd', 'a\nb\nx\nd', 2, '  a\n  b\n- c\n+ x'],
    ['a\nb', 'a', 1, '  a\n- b'],
    ['a', 'a\nb', 1, '  a\n+ b'],
    ['a', ' a', 0, '- a\n+  a'],
    ['a', '', 0, '- a\n+ '],
  ])('shows how %j differs from %j', (expected, actual, index, diff) => {
    expect(compareOutput(expected, actual)).toEqual({ index, diff });
  });

  it('shows what would steer a terminal as signs', () => {
    expect(compareOutput('a', '\u001b[2Ja')?.diff).toBe('- a\n+ ␛[2Ja');
  });

  it('shortens what is too long to read', () => {
    const long = Array.from({ length: 100 }, (_, n) => `${n}`).join('\n');
    expect(compareOutput('x', long)?.diff).toContain('还有 80 行');
  });
});
