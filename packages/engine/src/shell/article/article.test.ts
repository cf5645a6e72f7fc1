import { describe, expect, it } from 'vitest';
import { codeText } from './code-text.ts';
import { movedIndex } from './tabs.ts';
import { activeId } from './use-active-heading.ts';
import { scaleAbout } from './zoom-gestures.ts';

describe('copied code', () => {
  const line = (text: string, isRemoved = false) => ({ text: `${text}\n`, isRemoved });

  it('leaves out the lines a diff removes', () => {
    expect(codeText([line('a'), line('b', true), line('c')], false)).toBe('a\nc');
  });

  it('leaves out prompts only where the block has them', () => {
    const lines = [line('$ ls'), line('a.txt'), line('  $ x')];
    expect(codeText(lines, true)).toBe('ls\na.txt\n  $ x');
    expect(codeText(lines, false)).toBe('$ ls\na.txt\n  $ x');
  });

  it('keeps empty lines', () => {
    expect(codeText([line('a'), line(''), line('b')], false)).toBe('a\n\nb');
  });
});

describe('tabs', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('moves by %s from %i to %s of three', (key, from, to) => {
    expect(movedIndex(key, from, 3)).toBe(to);
  });
});

describe('outline', () => {
  const headings = [
    { id: 'a', top: -400 },
    { id: 'b', top: 90 },
    { id: 'c', top: 500 },
  ];

  it('marks the last heading above the line', () => {
    expect(activeId(headings, false, '')).toBe('b');
    expect(activeId(headings.slice(2), false, '')).toBeNull();
  });

  it('marks, at the end of the page, what the address names, else the last', () => {
    expect(activeId(headings, true, '')).toBe('c');
    expect(activeId(headings, true, 'b')).toBe('b');
    expect(activeId([], true, 'b')).toBeNull();
  });
});

describe('zoom', () => {
  it('keeps the point under the fingers where it is', () => {
    const view = scaleAbout({ x: 0, y: 0, scale: 1 }, 2, { x: 50, y: 20 });
    expect(view).toEqual({ x: -50, y: -20, scale: 2 });
  });

  it('returns to the middle at its own size and has a largest one', () => {
    expect(scaleAbout({ x: 30, y: 0, scale: 2 }, 0.1, { x: 5, y: 5 })).toEqual({ x: 0, y: 0, scale: 1 });
    expect(scaleAbout({ x: 0, y: 0, scale: 8 }, 4, { x: 0, y: 0 }).scale).toBe(8);
  });
});
