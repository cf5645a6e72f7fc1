/** The terms of the index that answer a unit: itself, longer ones while it is typed, and near spellings. */

import { editDistance } from 'study-notes/shared/nearest';
import { present } from 'study-notes/shared/present';
import type { Postings } from '../format/posting-list.ts';
import type { Shard } from '../format/shard.ts';
import { words } from '../words/parts.ts';
import type { Unit } from './plan.ts';
import type { Store } from './store.ts';

export interface Found {
  term: string;
  postings: Postings;
  /** How well the term answers the unit, 0–1. */
  factor: number;
  how: 'exact' | 'prefix' | 'typo';
}

/** Longer terms taken for one that is still being typed. */
const MAX_PREFIXES = 24;
const PREFIX = 0.75;
/** A longer word beside an abbreviation that is there as it was typed: SG is SG, though it begins SGU. */
const BESIDE_ABBREVIATION = 0.6;
const LONGEST_ABBREVIATION = 3;
const TYPO = 0.6;
/** Shorter words have too many neighbours; from the second length on, two letters may be wrong. Two may be swapped in shorter ones. */
const SWAP_FROM = 3;
const TYPO_FROM = 4;
const TWO_TYPOS_FROM = 7;

/** Terms for one unit, the exact one first. */
export async function findTerms(unit: Unit, store: Store): Promise<Found[]> {
  const { term } = unit;
  const shard = await store.shard(shardOf(term, store));
  const exact = exactly(term, shard);
  const isWord = unit.kind === 'word';
  if (!isWord) return exact;
  const isShort = term.length < 2;
  const isWhole = exact.length > 0 && term.length <= LONGEST_ABBREVIATION;
  const most = isWhole ? PREFIX * BESIDE_ABBREVIATION : PREFIX;
  const longer = unit.isOpen && !isShort ? await prefixed(term, store, most) : [];
  const found = [...exact, ...longer];
  if (found.length > 0 || term.length < SWAP_FROM || /\d/.test(term)) return found;
  const [swapped, near] = await Promise.all([
    swappedSpellings(term, store),
    term.length < TYPO_FROM ? [] : nearSpellings(term, store),
  ]);
  return bestTypos([...swapped, ...near]);
}

/** The shard whose range holds a term. */
export function shardOf(term: string, { manifest }: Store): number {
  let low = 0;
  let high = manifest.first.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((manifest.first[middle] as string) <= term) low = middle;
    else high = middle - 1;
  }
  return low;
}

function exactly(term: string, { terms, lists }: Shard): Found[] {
  const at = terms.indexOf(term);
  return at < 0 ? [] : [{ term, postings: present(lists[at], words.termPlaces), factor: 1, how: 'exact' }];
}

/** Terms that begin with the typed letters, the shortest first; `most`: factor of the least longer one, 0–1. */
async function prefixed(typed: string, store: Store, most: number): Promise<Found[]> {
  const first = shardOf(typed, store);
  const last = Math.min(shardOf(`${typed}\uffff`, store), first + 1);
  const shards = await Promise.all(range(first, last).map((number) => store.shard(number)));
  const found = shards.flatMap(({ terms, lists }) =>
    terms.flatMap((term, at): Found[] => {
      if (!term.startsWith(typed) || term === typed) return [];
      const factor = most * (typed.length / term.length) ** 0.4;
      return [{ term, postings: present(lists[at], words.termPlaces), factor, how: 'prefix' }];
    }),
  );
  return found.sort((a, b) => b.factor - a.factor).slice(0, MAX_PREFIXES);
}

/** Terms in which the first letters are swapped; those swapped further on are near spellings, where a word is long enough for them. */
async function swappedSpellings(term: string, store: Store): Promise<Found[]> {
  const others = [0, 1].map((at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2));
  const found = await Promise.all(
    others
      .filter((other) => other !== term)
      .map(async (other) => exactly(other, await store.shard(shardOf(other, store)))),
  );
  return found.flat().map((exact) => ({ ...exact, factor: TYPO, how: 'typo' }));
}

/** Terms with the same two first letters and a slip or two after them. */
async function nearSpellings(term: string, store: Store): Promise<Found[]> {
  const head = term.slice(0, 2);
  const shards = await Promise.all(shardsAround(term, head, store).map((number) => store.shard(number)));
  const most = term.length >= TWO_TYPOS_FROM ? 2 : 1;
  const found = shards.flatMap(({ terms, lists }) =>
    terms.flatMap((candidate, at): Found[] => {
      if (!candidate.startsWith(head)) return [];
      if (Math.abs(candidate.length - term.length) > most) return [];
      const slips = editDistance(term, candidate);
      if (slips > most) return [];
      return [{ term: candidate, postings: present(lists[at], words.termPlaces), factor: TYPO / slips, how: 'typo' }];
    }),
  );
  return found;
}

function bestTypos(found: Found[]): Found[] {
  return found.sort((a, b) => b.factor - a.factor || b.postings.count - a.postings.count).slice(0, 4);
}

/** Where near spellings lie: the word's own shard, then those where its first letters begin and end, no more than three. */
function shardsAround(term: string, head: string, store: Store): number[] {
  const [first, own, last] = [shardOf(head, store), shardOf(term, store), shardOf(`${head}\uffff`, store)];
  const near = [own, own - 1, own + 1, first, last].filter((number) => number >= first && number <= last);
  return [...new Set(near)].slice(0, 3);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
