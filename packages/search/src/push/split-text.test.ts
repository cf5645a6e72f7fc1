import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBytes, splitText } from './split-text.ts';

describe('splitText', () => {
  it('loses nothing, exceeds nothing and halves no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 40, max: 200 }), (text, limit) => {
        const pieces = splitText(text, limit);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(jsonBytes(piece)).toBeLessThanOrEqual(limit);
          expect(piece).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });

  it.each([
    ['a line', '第一行很长很长\n第二行', '第一行很长很长\n'],
    ['a sentence', '第一句很长很。第二句', '第一句很长很。'],
    ['a space', 'abcdefghijklmnop qrstuvwxyz', 'abcdefghijklmnop '],
  ])('cuts after %s', (_name, text, first) => {
    expect(splitText(text, 26)[0]).toBe(first);
  });
});
