import { describe, expect, it } from 'vitest';
import { element } from '../element-node.ts';
import { leastWidth } from './least-width.ts';

const label = (text: string, fontSize?: string) => ({
  ...element('text', fontSize ? { fontSize } : {}),
  children: [{ type: 'text' as const, value: text }],
});
const least = (...children: ReturnType<typeof element>[]) => leastWidth({ children, viewBox: [0, 0, 1000, 100] });

describe('the least width of a drawing', () => {
  it.each([
    ['12', 917],
    ['11', 1000],
    ['10', 1100],
    ['4', 1500],
    ['40', 600],
  ])('keeps labels of %s px at 11 px or more, within its shares: %i', (size, width) => {
    expect(least(label('甲', '20'), label('乙', size))).toBe(width);
  });

  it('takes the size of the group, and what SVG gives when none is said', () => {
    expect(least(element('g', { fontSize: '13' }, label('甲')))).toBe(846);
    expect(least(label('甲'))).toBe(688);
  });

  it('asks nothing for drawings without labels', () => {
    expect(least(element('path', {}), label(' ', '2'))).toBe(600);
  });
});
