/** The files on the server and their names. The manifest is always revalidated; every other name contains a hash. */
import { fnv1a } from './fnv1a.ts';

/** The only file whose name stays. `assets` is a reserved first segment, so no page's data can be there. */
export const MANIFEST_PATH = '/data/assets/search.json';

/** Sections of a page that share a text chunk; with it a section's number alone tells its chunk. */
export const SECTIONS_PER_CHUNK = 3;
/** Sections of one page that are searched; those beyond count to the last. */
export const MAX_SECTIONS = 1024;
/** A list of postings keeps its best this many: sites up to 3,000 pages, and beyond. */
export function maxListLength(pages: number): number {
  return pages <= 3000 ? 2000 : 1000;
}

/** Raised when files of another build can no longer be read by this code. */
export const SEARCH_FORMAT = 5;

/**
 * Characters of a hash in the manifest and in the names of files. A name says a file's place too, so that 26 bits need
 * only tell the versions of one file apart.
 */
export const HASH_LENGTH = 5;

export interface Manifest {
  format: number;
  /** Pages in all; they are numbered by their paths' order. */
  pages: number;
  /** Sections in all, for the rarity of a term. */
  sections: number;
  /** Sidebar id and how many pages in a row it has; an empty id: no sidebar. */
  sidebars: [id: string, pages: number][];
  /** How much the other notes lead to each page, one digit a page; empty in an index from before it was counted. */
  linked: string;
  /** Where each shard begins, in code-unit order: the shortest text that separates it from the previous shard. */
  first: string[];
  /** Bytes of a block in packs. */
  block: number;
  /** Where all shards lie, one group; where all text chunks do, a group a page (`placesOf`). */
  shards: string;
  texts: string;
  /** Hashes of their packs, one behind the other: as a list they take a tenth more, and a third under gzip. */
  shardPacks: string;
  textPacks: string;
  /** Hash of the synonyms for suggestions; empty: there are none. */
  synonyms: string;
}

/** Sections of one page, as results show them. */
export interface Chunk {
  /** Decoded path without base. */
  path: string;
  title: string;
  /** The syllables of the title's Chinese characters, separated by spaces. */
  spelling: string;
  breadcrumb: string[];
  sections: ChunkSection[];
}

/** `spelling`: the syllables of the heading's Chinese characters, parted by spaces. */
export type ChunkSection = [
  id: string,
  heading: string,
  text: string,
  code: string,
  spelling: string,
  pictures: [alt: string, labels: string][],
];

/** Code beyond this many UTF-16 units of a section is found, but not shown; 97 sections of 100 have less. */
export const MAX_CODE_LENGTH = 2000;
/** The same for text: a whole chapter under one heading. */
export const MAX_TEXT_LENGTH = 6000;

/** The hash at a place of a row of hashes. */
export function hashAt(row: string, place: number): string {
  return row.slice(place * HASH_LENGTH, (place + 1) * HASH_LENGTH);
}

/** Three dozen folders: where packs are small a build writes thousands, and two threads in one folder wait for each other. */
const folderOf = (hash: string) => `/assets/search/${hash.slice(0, 1)}`;

/** `first`: where the pack's first shard begins, as the manifest says it. */
export function shardsPath(first: string, hash: string): string {
  return `${folderOf(hash)}/t-${fnv1a(first).toString(36)}-${hash}.bin`;
}

/** `page`, `chunk`: which one is the first in the pack. */
export function textsPath(page: number, chunk: number, hash: string): string {
  return `${folderOf(hash)}/x-${page}-${chunk}-${hash}.bin`;
}

export function synonymsPath(hash: string): string {
  return `${folderOf(hash)}/s-${hash}.bin`;
}
