/** libstdc++'s `std::unordered_set<int>` with a load factor of 1 (bits/hashtable.h, hashtable_c++0x.cc): buckets and order. */
import type { HashStorage, Item } from './types.ts';

/** Bucket counts for small wishes, by wish; 0 stands for the single bucket that needs no allocation. */
const SMALL = [1, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13];
/** libstdc++'s primes as far as the lab goes. */
const PRIMES = [
  17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139, 149, 157,
  167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709,
  761, 823, 887, 953, 1031,
];
/** Elements for which the first allocation makes room. */
const FIRST = 11;
/** Largest count that may be asked for. */
export const MAX_BUCKETS = 1000;

/** The smallest bucket count of the table that is at least `wish`. */
export const nextBuckets = (wish: number): number => SMALL[wish] ?? PRIMES.find((prime) => prime >= wish) ?? wish;

/** Storage of an empty set. */
export const emptyHash = (): HashStorage => ({ buckets: 1, nextResize: 0 });

/** `std::hash<int>` is the number itself as an unsigned 64-bit value. */
export const bucketOf = (value: number, buckets: number): number =>
  Number(BigInt.asUintN(64, BigInt(value)) % BigInt(buckets));

/** Storage after room for one more than `size` elements was asked for (`_M_need_rehash`). */
export function growHash(storage: HashStorage, size: number): { storage: HashStorage; rehashed: boolean } {
  if (size + 1 <= storage.nextResize) return { storage, rehashed: false };
  const least = Math.max(size + 1, storage.nextResize ? 0 : FIRST);
  if (least < storage.buckets) return { storage: { ...storage, nextResize: storage.buckets }, rehashed: false };
  const buckets = nextBuckets(Math.max(least + 1, storage.buckets * 2));
  return { storage: { buckets, nextResize: buckets }, rehashed: true };
}

/** `reserve(count)`: buckets for that many elements, never fewer than there are. */
export function reserveHash(storage: HashStorage, size: number, count: number): HashStorage {
  const buckets = nextBuckets(Math.max(count, size + 1));
  return buckets === storage.buckets ? storage : { buckets, nextResize: buckets };
}

/** A new element stands before the others of its bucket; the first of a bucket stands before all. */
export function place(items: readonly Item[], item: Item, buckets: number): Item[] {
  const bucket = bucketOf(item.value, buckets);
  const first = items.findIndex(({ value }) => bucketOf(value, buckets) === bucket);
  return items.toSpliced(Math.max(first, 0), 0, item);
}

/** Order of iteration after a rehash: the elements are placed anew, one after another. */
export const rehash = (items: readonly Item[], buckets: number): Item[] =>
  items.reduce<Item[]>((placed, item) => place(placed, item, buckets), []);
