/** Terms of all notes to whole shards: sorted lists in ranges of about the same size. */
import { byteOf, entryOf } from '../format/entry.ts';
import { maxListLength } from '../format/files.ts';
import type { Postings } from '../format/posting-list.ts';
import type { Shard } from '../format/shard.ts';
import { bytesOf, createCutter, shardSizeOf } from './cut.ts';

/** A term and all its entries. */
export type TermList = [term: string, entries: number[]];

/** All lists in the order of their terms; each note as a shard of page 0, in the order of the true page numbers. */
export function mergeNotes(notes: Iterable<Shard>): TermList[] {
  const merger = createMerger();
  for (const note of notes) merger.add(note);
  return merger.lists();
}

/** The same in steps, so that the caller can yield between two notes. */
export function createMerger(): { add: (note: Shard) => void; lists: () => TermList[] } {
  const merged = new Map<string, number[]>();
  let page = 0;
  return {
    add(note) {
      const offset = entryOf(page++, 0, 0);
      for (const [at, term] of note.terms.entries()) {
        const known = merged.get(term) ?? [];
        if (known.length === 0) merged.set(apart(term), known);
        for (const entry of note.lists[at]?.entries ?? []) known.push(entry + offset);
      }
    },
    lists: () => [...merged.keys()].sort().map((term) => [term, merged.get(term) as number[]]),
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A long piece of a text would keep the whole text in memory. */
function apart(term: string): string {
  return term.length < 13 ? term : decoder.decode(encoder.encode(term));
}

/** Lists cut into shards with nothing left out. */
export function cutShards(lists: TermList[], pages: number): Shard[] {
  const shards: Shard[] = [];
  const cutter = createCutter(shardSizeOf(pages));
  let open: Shard | undefined;
  for (const [term, entries] of lists) {
    if (cutter.cutsBefore(term, sizeOfList(term, entries, pages)) || !open) {
      open = { terms: [], lists: [] };
      shards.push(open);
    }
    open.terms.push(term);
    open.lists.push({ count: entries.length, entries });
  }
  return shards;
}

/** What a list adds to a shard in the output, in bytes, about. */
export function sizeOfList(term: string, entries: number[], pages: number): number {
  return bytesOf(term, Math.min(entries.length, maxListLength(pages)));
}

/** The shard as readers get it: long lists keep their best entries, in their old order. */
export function capShard(shard: Shard, pages: number): Shard {
  const most = maxListLength(pages);
  return shard.lists.every(({ entries }) => entries.length <= most)
    ? shard
    : { terms: shard.terms, lists: shard.lists.map((list) => capList(list, most)) };
}

function capList({ count, entries }: Postings, most: number): Postings {
  if (entries.length <= most) return { count, entries };
  // A heading beats any text, then weight decides, then the order of pages.
  const rank = (entry: number) => byteOf(entry) + (byteOf(entry) >= 16 ? 256 : 0);
  const best = [...entries].sort((a, b) => rank(b) - rank(a) || a - b).slice(0, most);
  return { count, entries: best.sort((a, b) => a - b) };
}
