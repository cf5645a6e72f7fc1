import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../format/entry.ts';
import { maxListLength } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import { toShard } from './analyse.ts';
import { capShard, cutShards, mergeNotes } from './merge.ts';
import { changesOf, patchShards } from './patch.ts';

/** Notes of many terms, so that there are several shards; `seed` tells one version of a note from another. */
function note(page: number, seed: number): Shard {
  const lists = new Map([[`only${page}-${seed}`, [entryOf(0, 0, 240)]]]);
  for (let at = 0; at < 1300; at++) {
    if ((at * 7 + page * 13 + seed * 31) % 5 === 0) continue;
    lists.set(`t${(at * 131) % 1499}`, [entryOf(0, at % 9, (at * seed + page) % 255 || 1)]);
  }
  return toShard(lists);
}

function patched(before: Shard[], after: Shard[]): Shard[] {
  const old = cutShards(mergeNotes(before), before.length);
  const changed = after.flatMap((terms, page) =>
    terms === before[page] ? [] : [{ page, before: before[page] as Shard, after: terms }],
  );
  const first = old.map(({ terms }) => terms[0] as string);
  const result = patchShards({ first, load: (at) => old[at] as Shard }, changesOf(changed), before.length);
  return result.map((shard) => (typeof shard === 'number' ? (old[shard] as Shard) : shard));
}

describe('patching', () => {
  it('gives the shards that a rebuild from nothing gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 50 }),
        (pages, seed) => {
          const before = Array.from({ length: 12 }, (_, page) => note(page, 1));
          const after = before.map((terms, page) => (pages.includes(page) ? note(page, seed) : terms));
          expect(JSON.stringify(patched(before, after))).toBe(JSON.stringify(cutShards(mergeNotes(after), 12)));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('leaves most shards alone when one term changes', () => {
    const before = Array.from({ length: 12 }, (_, page) => note(page, 1));
    const old = cutShards(mergeNotes(before), 12);
    const { terms, lists } = before[3] as Shard;
    const kept = terms.map((term, at): [string, number[]] => [term, lists[at]?.entries ?? []]);
    const after = toShard(new Map([...kept, ['t500', [entryOf(0, 0, 17)]]]));
    const changes = changesOf([{ page: 3, before: before[3] as Shard, after }]);
    const first = old.map(({ terms }) => terms[0] as string);
    const made = patchShards({ first, load: (at) => old[at] as Shard }, changes, 12);
    expect(old.length).toBeGreaterThan(5);
    expect(made.filter((shard) => typeof shard !== 'number').length).toBeLessThan(4);
  });

  it('handles a note that lost all it had', () => {
    const before = Array.from({ length: 12 }, (_, page) => note(page, 1));
    const after = before.map((terms, page) => (page === 5 ? { terms: [], lists: [] } : terms));
    expect(JSON.stringify(patched(before, after))).toBe(JSON.stringify(cutShards(mergeNotes(after), 12)));
  });
});

describe('long lists', () => {
  it('keep headings first, then the weightiest, in the order of pages', () => {
    const entries = Array.from({ length: 4000 }, (_, page) => page * 1024 * 256 + (page % 100 === 0 ? 16 : page % 16));
    const [list] = capShard({ terms: ['指针'], lists: [{ count: 4000, entries }] }, 62).lists;
    expect(list?.count).toBe(4000);
    expect(list?.entries).toHaveLength(maxListLength(62));
    expect(list?.entries.filter((entry) => entry % 256 >= 16)).toHaveLength(40);
    expect(list?.entries).toEqual([...(list?.entries ?? [])].sort((a, b) => a - b));
  });
});
