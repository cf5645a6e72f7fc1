import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitWriter } from '../index/bit-writer.ts';
import { encodeGb18030 } from '../index/gb18030.ts';
import { entryOf, sectionKey } from './entry.ts';
import { inflate } from './inflate.ts';
import { decodeShard, encodeShard, type Shard } from './shard.ts';

const term = fc.string({ unit: fc.constantFrom(...'智能指针线段树abcxyz_·𠀀é'), minLength: 1, maxLength: 8 });
const entry = fc.tuple(fc.nat(20_000), fc.nat(1023), fc.nat(255)).map((parts) => entryOf(...parts));
/** A section has a term once, whatever its byte says. */
const ONCE = { minLength: 1, maxLength: 20, selector: sectionKey };
const shards: fc.Arbitrary<Shard> = fc
  .uniqueArray(fc.tuple(term, fc.uniqueArray(entry, ONCE)), { selector: ([name]) => name })
  .map((rows) => {
    const sorted = rows.sort(([a], [b]) => (a < b ? -1 : 1));
    const lists = sorted.map(([, entries]) => ({ count: entries.length + 3, entries: entries.sort((a, b) => a - b) }));
    return { terms: sorted.map(([name]) => name), lists };
  });

const encode = (shard: Shard) => encodeShard(shard, encodeGb18030, new BitWriter());

describe('a shard', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(shards, (shard) => {
        expect(decodeShard(encode(shard))).toEqual(shard);
      }),
    );
  });

  it('throws when it is cut off anywhere, and always comes to an end', () => {
    fc.assert(
      fc.property(shards, fc.nat(), (shard, pick) => {
        const whole = encode(shard);
        if (shard.terms.length > 0) expect(() => decodeShard(whole.subarray(0, pick % whole.length))).toThrow();
      }),
    );
  });

  it('comes to an end whatever bytes it is given', () => {
    const read = (bytes: Uint8Array) => {
      try {
        return decodeShard(bytes).terms.length;
      } catch {
        return -1;
      }
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => read(bytes) <= bytes.length));
  });

  it('is refused when a byte of its file is wrong or missing', async () => {
    const file = deflateSync(encode({ terms: ['指针', '智能'], lists: Array(2).fill({ count: 1, entries: [5] }) }));
    expect((await inflate(new Uint8Array(file))).length).toBeGreaterThan(0);
    for (let at = 0; at < file.length; at++) {
      const damaged = new Uint8Array(file);
      damaged[at] = (damaged[at] as number) ^ 0x55;
      await expect(inflate(damaged)).rejects.toThrow();
      await expect(inflate(new Uint8Array(file.subarray(0, at)))).rejects.toThrow();
    }
  });
});

describe('GB18030', () => {
  it('comes back as it was, whatever Unicode text it is given', () => {
    const decoder = new TextDecoder('gb18030');
    // Private use and a few code points that editions place differently are escaped before they come here.
    const code = fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0x10000, max: 0x10ffff }));
    fc.assert(
      fc.property(fc.array(code), (codes) => {
        const text = String.fromCodePoint(...codes);
        expect(decoder.decode(encodeGb18030(text))).toBe(text);
      }),
    );
  });
});
