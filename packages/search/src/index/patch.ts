/** Shards after some notes changed, without touching the others; the same shards as a rebuild from nothing makes. */
import { entryOf, pageOf, sectionKey } from '../format/entry.ts';
import type { Shard } from '../format/shard.ts';
import { createCutter, shardSizeOf } from './cut.ts';
import { sizeOfList, type TermList } from './merge.ts';

/** A note before and after. */
export interface NoteChange {
  page: number;
  /** The note's terms as a shard of page 0. */
  before: Shard;
  after: Shard;
}

/** Term → page → its entries now. */
export type Changes = Map<string, Map<number, number[]>>;

/** What changed, by term. */
export function changesOf(notes: NoteChange[]): Changes {
  const changes: Changes = new Map();
  for (const { page, before, after } of notes) {
    const [old, now] = [listsOf(before), listsOf(after)];
    const offset = entryOf(page, 0, 0);
    for (const term of new Set([...old.keys(), ...now.keys()])) {
      const entries = now.get(term) ?? [];
      if (String(entries) === String(old.get(term) ?? [])) continue;
      const byPage = changes.get(term) ?? new Map<number, number[]>();
      const moved = entries.map((entry) => entry + offset);
      changes.set(term, byPage.set(page, moved));
    }
  }
  return changes;
}

function listsOf({ terms, lists }: Shard): Map<string, number[]> {
  return new Map(terms.map((term, at) => [term, lists[at]?.entries ?? []]));
}

/** Shards of the last build: first terms, and each whole when it is asked for. */
export interface OldShards {
  first: string[];
  load: (number: number) => Shard;
}

/** The new shards in order: the number of an old one that stays, or one made anew. */
export function patchShards(old: OldShards, changes: Changes, pages: number): (number | Shard)[] {
  const dirty = dirtyShards(old.first, changes);
  const result: (number | Shard)[] = [];
  for (let at = 0; at < old.first.length; ) {
    if (!dirty.has(at)) {
      result.push(at++);
      continue;
    }
    const { shards, next } = recut({ old, changes, dirty, pages }, at);
    result.push(...shards);
    at = next;
  }
  return result;
}

/** Shards with a changed term; and the one before, where the first term changed: the cut between them may move. */
function dirtyShards(first: string[], changes: Changes): Set<number> {
  const dirty = new Set<number>();
  for (const term of changes.keys()) {
    const at = rangeOf(term, first);
    dirty.add(at);
    if (first[at] === term && at > 0) dirty.add(at - 1);
  }
  return dirty;
}

function rangeOf(term: string, first: string[]): number {
  let low = 0;
  let high = first.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((first[middle] as string) <= term) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Patching {
  old: OldShards;
  changes: Changes;
  dirty: Set<number>;
  pages: number;
}

/** Cuts again from one shard on until a cut falls before one that stays. */
function recut({ old, changes, dirty, pages }: Patching, from: number): { shards: Shard[]; next: number } {
  const cutter = createCutter(shardSizeOf(pages));
  const added = [...changes.keys()].sort();
  const shards: Shard[] = [];
  for (let at = from; at < old.first.length; at++) {
    for (const [index, [term, entries]] of patched(at, old, { changes, added }).entries()) {
      const isCut = cutter.cutsBefore(term, sizeOfList(term, entries, pages));
      if (isCut && index === 0 && !dirty.has(at)) return { shards, next: at };
      if (isCut || shards.length === 0) shards.push({ terms: [], lists: [] });
      const open = shards.at(-1) as Shard;
      open.terms.push(term);
      open.lists.push({ count: entries.length, entries });
    }
  }
  return { shards, next: old.first.length };
}

/** Lists of an old shard's range as they are now. */
function patched(
  number: number,
  { first, load }: OldShards,
  { changes, added }: { changes: Changes; added: string[] },
): TermList[] {
  const { terms, lists } = load(number);
  const now = new Map(terms.map((term, at): TermList => [term, lists[at]?.entries ?? []]));
  for (const term of added) {
    if (rangeOf(term, first) !== number) continue;
    const byPage = changes.get(term) as Map<number, number[]>;
    const kept = (now.get(term) ?? []).filter((entry) => !byPage.has(pageOf(sectionKey(entry))));
    const entries = [...kept, ...[...byPage.values()].flat()].sort((a, b) => a - b);
    if (entries.length > 0) now.set(term, entries);
    else now.delete(term);
  }
  return [...now].sort(([a], [b]) => (a < b ? -1 : 1));
}
