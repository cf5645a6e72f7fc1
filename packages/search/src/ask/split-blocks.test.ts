import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

describe('splitBlocks', () => {
  it.each([
    ['', []],
    ['甲', ['甲']],
    ['甲\n\n乙\n丙\n\n\n丁', ['甲\n\n', '乙\n丙\n\n\n', '丁']],
    ['- 甲\n\n  乙\n\n丙', ['- 甲\n\n  乙\n\n', '丙']],
    ['```\na\n\nb\n```\n\n丙', ['```\na\n\nb\n```\n\n', '丙']],
    ['````\n```\n\nb\n````\n\n丙', ['````\n```\n\nb\n````\n\n', '丙']],
    ['~~~\n\n```\n\n~~~\n\n丙', ['~~~\n\n```\n\n~~~\n\n', '丙']],
    ['```cpp\nint a;\n\nint b;', ['```cpp\nint a;\n\nint b;']],
  ])('cuts %j', (text, expected) => {
    expect(splitBlocks(text)).toEqual(expected);
  });

  it('loses nothing, and a text that grows changes only at its end', () => {
    const piece = fc.constantFrom('甲', '\n', '\n\n', '```', '- a', '  b', '~~~', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(30), (pieces, cut) => {
        const whole = splitBlocks(pieces.join(''));
        expect(whole.join('')).toBe(pieces.join(''));
        const settled = splitBlocks(pieces.slice(0, cut).join('')).slice(0, -2);
        expect(whole.slice(0, settled.length)).toEqual(settled);
      }),
    );
  });
});
