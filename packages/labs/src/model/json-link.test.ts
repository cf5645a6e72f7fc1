import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixed, record, whole } from './codec.ts';
import { isJsonLink, readJsonLink, writeJsonLink } from './json-link.ts';
import { linkFormat } from './link-format.ts';

/** No lab names a field by a number, which would stand before all others. */
const name = fc.string({ unit: 'grapheme' }).filter((text) => !/^\d+$/.test(text));

it('gives a state back as it was, Chinese and emoji included', () => {
  fc.assert(
    fc.property(fc.dictionary(name, fc.jsonValue()), (fields) => {
      const state = { kind: 'a', ...fields };
      const text = writeJsonLink(state) as string;
      expect(text).toMatch(/^[\w-]+$/);
      expect(isJsonLink(text)).toBe(true);
      expect(readJsonLink(text)).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
});

it('refuses what is too long, no JSON, or no UTF-8', () => {
  expect(writeJsonLink({ text: 'x'.repeat(30_000) })).toBeUndefined();
  expect(['abc', '_w', 'A'.repeat(30_000)].map(readJsonLink)).toEqual([undefined, undefined, undefined]);
});

const format = linkFormat(
  record<{ size: number; t: number }>({ size: whole(1, 9), t: fixed(0, 1, 0.1) }),
  [],
  (json) => ({ t: 0.5, ...(json as { size: number }) }),
);
const read = (json: object) => format.read(writeJsonLink(json) as string);

it('opens in a lab written since, and what is out of its ranges is refused', () => {
  expect(read({ size: 4 })).toEqual({ size: 4, t: 0.5 });
  expect([{ size: 40 }, { size: '4' }, { size: 4, t: Number.MAX_VALUE }, { t: null }].map(read)).toEqual(
    Array(4).fill(undefined),
  );
});
