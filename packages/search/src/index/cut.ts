/**
 * Where one shard, or pack, ends and the next begins. A cut depends on nothing before the last cut, and mostly on what stands at it:
 * after an edit the cuts fall where they fell before, and a rebuild from nothing finds the same ones.
 */
import { fnv1a } from '../format/fnv1a.ts';

/** Bytes of an encoded shard, about: sites up to 3,000 pages, and beyond. */
const SIZES: [pages: number, bytes: number][] = [
  [3000, 3000],
  [Number.POSITIVE_INFINITY, 4500],
];
/** No cut below, always one above this share of the size. */
const LEAST = 0.7;
const MOST = 1.3;

export interface Cutter {
  /** Takes the next term or file by its name; true when a new one begins with it. `bytes`: what it adds. */
  cutsBefore(name: string, bytes: number): boolean;
}

/** Bytes of a shard of a site with so many pages. */
export function shardSizeOf(pages: number): number {
  return SIZES.find(([most]) => pages <= most)?.[1] ?? 0;
}

/** A new cutter, starting at a boundary; `size`: bytes of what it cuts, about. */
export function createCutter(size: number): Cutter {
  let length = 0;
  return {
    cutsBefore(name, bytes) {
      const isCut =
        length > 0 &&
        (length + bytes > size * MOST || (length >= size * LEAST && chance(name) < bytes / (size * (1 - LEAST))));
      length = isCut ? bytes : length + bytes;
      return isCut;
    },
  };
}

/** What a term adds to a shard, in bytes, about. */
export function bytesOf(term: string, entries: number): number {
  return 5 + term.length + entries * 1.5;
}

/** The name's hash as a number from 0 to 1. */
function chance(name: string): number {
  const hash = fnv1a(name);
  // The low bits are mixed best.
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
