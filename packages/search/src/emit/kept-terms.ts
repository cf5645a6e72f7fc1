/**
 * Terms of one page in the cache, written and read as fast as can be: readers never see them, and as bits, like the
 * index, they took a tenth of the whole search's processor time in a build.
 */
import type { Shard } from '../format/shard.ts';

const NUMBER_BYTES = 4;

/**
 * The terms of a page: how many numbers, then how many terms, the length of each list, all entries (below 2³², since a
 * page has a thousand sections), and the terms' text.
 */
export function writeTerms({ terms, lists }: Shard): Uint8Array {
  const numbers = [terms.length];
  for (const { entries } of lists) numbers.push(entries.length);
  for (const { entries } of lists) for (const entry of entries) numbers.push(entry);
  const head = Uint32Array.of(numbers.length);
  return Buffer.concat([bytesOf(head), bytesOf(Uint32Array.from(numbers)), Buffer.from(terms.join('\n'))]);
}

function bytesOf({ buffer }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer);
}

/** What `writeTerms` wrote. */
export function readTerms(bytes: Uint8Array): Shard {
  // A copy begins where numbers may.
  const { buffer } = new Uint8Array(bytes);
  const length = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  const numbers = Array.from(new Uint32Array(buffer, NUMBER_BYTES, length));
  const text = Buffer.from(buffer, (1 + length) * NUMBER_BYTES).toString();
  const count = numbers[0] ?? 0;
  let at = 1 + count;
  const lists = numbers.slice(1, at).map((own) => {
    at += own;
    return { count: own, entries: numbers.slice(at - own, at) };
  });
  return { terms: count === 0 ? [] : text.split('\n'), lists };
}
