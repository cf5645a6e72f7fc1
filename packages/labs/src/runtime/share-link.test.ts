import { describe, expect, it } from 'vitest';
import { hashOf, labOfHash, textOfHash } from './share-link.ts';

it('names the lab and holds the text, in an address without escapes', () => {
  const hash = hashOf('bezier-curve-2', 'AQx_-9');
  expect([labOfHash(hash), textOfHash(hash)]).toEqual(['bezier-curve-2', 'AQx_-9']);
  expect(new URL(hash, 'https://notes.example/').hash).toBe(hash);
});

describe('what is no state of ours', () => {
  it.each(['', '#标题', '#lab=', '#lab=a', '#lab=a.', '#lab=<b>.e30', '#lab=a.e30=', '#lab=a.%7B%7D'])(
    '%j names no lab',
    (hash) => {
      expect([labOfHash(hash), textOfHash(hash)]).toEqual([undefined, '']);
    },
  );
});
