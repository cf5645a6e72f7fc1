import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTerms, writeTerms } from './kept-terms.ts';

const term = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\n'));
const entries = fc.array(fc.nat({ max: 2 ** 18 }), { minLength: 1, maxLength: 20 });

it('gives back what was kept, wherever its bytes lie', () => {
  const page = fc.array(fc.tuple(term, entries), { maxLength: 30 });
  fc.assert(
    fc.property(page, fc.nat({ max: 7 }), (lists, offset) => {
      const shard = {
        terms: lists.map(([text]) => text),
        lists: lists.map(([, kept]) => ({ count: kept.length, entries: kept })),
      };
      const kept = Buffer.concat([Buffer.alloc(offset), writeTerms(shard)]).subarray(offset);
      expect(readTerms(kept)).toEqual(shard);
    }),
  );
});
