/** The terms of the index that answer a unit: itself, longer ones while it is typed, and near spellings. */
import type { Postings } from '../format/posting-list.ts';
import type { Shard } from '../format/shard.ts';
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
const MOST_PREFIXES = 24;
const PREFIX = 0.75;
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
  const longer = unit.isOpen && !isShort ? await prefixed(term, store) : [];
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
  return at < 0 ? [] : [{ term, postings: lists[at] as Postings, factor: 1, how: 'exact' }];
}

/** Terms that begin with the typed letters, the shortest first. */
async function prefixed(typed: string, store: Store): Promise<Found[]> {
  const first = shardOf(typed, store);
  const last = Math.min(shardOf(`${typed}\uffff`, store), first + 1);
  const shards = await Promise.all(range(first, last).map((number) => store.shard(number)));
  const found = shards.flatMap(({ terms, lists }) =>
    terms.flatMap((term, at): Found[] => {
      if (!term.startsWith(typed) || term === typed) return [];
      const factor = PREFIX * (typed.length / term.length) ** 0.4;
      return [{ term, postings: lists[at] as Postings, factor, how: 'prefix' }];
    }),
  );
  return found.sort((a, b) => b.factor - a.factor).slice(0, MOST_PREFIXES);
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
      const slips = distance(term, candidate, most);
      if (slips > most) return [];
      return [{ term: candidate, postings: lists[at] as Postings, factor: TYPO / slips, how: 'typo' }];
    }),
  );
  return found;
}

function bestTypos(found: Found[]): Found[] {
  return found.sort((a, b) => b.factor - a.factor || b.postings.count - a.postings.count).slice(0, 4);
}

/** Where near spellings lie: the word's own shard, then those where its first letters begin and end, no more than three. */
function shardsAround(term: string, head: string, store: Store): number[] {
  const [first, own, last] = [head, term, `${head}\uffff`].map((text) => shardOf(text, store)) as [
    number,
    number,
    number,
  ];
  const near = [own, own - 1, own + 1, first, last].filter((number) => number >= first && number <= last);
  return [...new Set(near)].slice(0, 3);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Letters to add, drop, change or swap; anything above `most` when it is more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + Number(a[i - 1] !== b[j - 1]);
      let best = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 9) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
