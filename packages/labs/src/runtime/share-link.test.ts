import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfState, labOfHash, stateOfHash } from './share-link.ts';

describe('a shared state', () => {
  it('comes back as it was, Chinese and emoji included', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (state) => {
        const hash = hashOfState('bezier-curve-2', state) as string;
        expect(labOfHash(hash)).toBe('bezier-curve-2');
        expect(stateOfHash(hash)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
    );
  });

  it('stands in an address without escapes', () => {
    const hash = hashOfState('a', { text: '曲线？>>> ~~~' }) as string;
    expect(new URL(hash, 'https://notes.example/').hash).toBe(hash);
  });

  it('that is too long for an address is refused', () => {
    expect(hashOfState('a', { text: 'x'.repeat(30_000) })).toBeUndefined();
  });
});

describe('what is no state of ours', () => {
  it.each(['', '#标题', '#lab=', '#lab=a', '#lab=a.', '#lab=<b>.e30', '#lab=a.e30=', '#lab=a.%7B%7D'])(
    '%j names no lab',
    (hash) => {
      expect(labOfHash(hash)).toBeUndefined();
      expect(stateOfHash(hash)).toBeUndefined();
    },
  );

  it('is undefined when it is no JSON or no UTF-8', () => {
    expect(stateOfHash('#lab=a.abc')).toBeUndefined();
    expect(stateOfHash('#lab=a._w')).toBeUndefined();
    expect(stateOfHash(`#lab=a.${'A'.repeat(30_000)}`)).toBeUndefined();
  });
});
