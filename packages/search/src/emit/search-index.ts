/** The parts of a site's search index that are made in one place: page numbers, names, the manifest. */
import { createHash } from 'node:crypto';
import { listedDocs } from 'study-notes/emit/listed-docs';
import { hashOf } from 'study-notes/emit/manifest';
import type { Site } from 'study-notes/pipeline/types';
import { HASH_LENGTH, type Manifest, SEARCH_FORMAT, shardPath } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import { capShard } from '../index/merge.ts';
import type { SearchPage } from './batches.ts';
import { pack, shardBytes } from './pack.ts';
import { synonymsOf } from './synonyms-of.ts';

export interface KeyedSearchPage {
  /** Hash of everything its terms and texts depend on. */
  key: string;
  page: SearchPage;
}

/** Sites with more pages share a text hash between neighbours, so that the manifest stays small. */
const MAX_GROUPS = 512;

/** Listed notes in the order of their paths, which numbers them. Generated lists are no notes and are not searched. */
export function searchPages(site: Site, engineHash: string): KeyedSearchPage[] {
  const synonyms = hashOf(synonymsOf(site));
  return listedDocs(site)
    .filter((doc) => doc.note)
    .map(({ path, summary, breadcrumbs, sidebar = '' }): SearchPage => {
      const breadcrumb = breadcrumbs.slice(0, -1).map(({ title }) => title);
      return { path, title: summary.title, breadcrumb, sidebar, cacheKey: summary.cacheKey };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => ({ key: hashOf(page, synonyms, engineHash, SEARCH_FORMAT), page }));
}

/** How many pages share a text hash. */
export function groupSizeOf(pages: number): number {
  return Math.max(1, Math.ceil(pages / MAX_GROUPS));
}

/** One hash for each group of pages, from the hashes of their texts. */
export function groupHashes(textHashes: string[]): string[] {
  const size = groupSizeOf(textHashes.length);
  return Array.from({ length: Math.ceil(textHashes.length / size) }, (_, group) =>
    shortHash(textHashes.slice(group * size, (group + 1) * size).join()),
  );
}

/** A shard of the index: its first and last term, and the hash of all it holds. */
export interface NamedShard {
  first: string;
  last: string;
  /** Of 64 bits; the manifest has its end. */
  hash: string;
  /** Where it begins for readers: the shortest beginning of its first term that sorts after the shard before. */
  start: string;
}

/** A shard behind the one before it, and its bytes. */
export function nameShard(shard: Shard, before: NamedShard | undefined): NamedShard & { bytes: Uint8Array } {
  const bytes = shardBytes(shard);
  const [first = '', last = ''] = [shard.terms[0], shard.terms.at(-1)];
  return { first, last, hash: hashOfBytes(bytes), start: separator(before?.last ?? '', first), bytes };
}

/** A shard that stays, behind another one than it was. */
export function moveShard(shard: NamedShard, before: NamedShard | undefined): NamedShard {
  return { ...shard, start: separator(before?.last ?? '', shard.first) };
}

/** Where readers find a shard. */
export function pathOfShard({ start, hash }: NamedShard): string {
  return shardPath(start, hash.slice(-HASH_LENGTH));
}

/** The file of a whole shard as readers get it. */
export function shardFile(shard: Shard, bytes: Uint8Array, pages: number): Buffer {
  const capped = capShard(shard, pages);
  return pack(capped === shard ? bytes : shardBytes(capped));
}

export interface IndexParts {
  pages: Pick<SearchPage, 'sidebar'>[];
  /** Number of sections of all pages. */
  sections: number;
  shards: NamedShard[];
  groups: string[];
  /** Hash of the synonyms' file; empty without synonyms. */
  synonyms: string;
}

export function makeManifest({ pages, sections, shards, groups, synonyms }: IndexParts): Manifest {
  return {
    format: SEARCH_FORMAT,
    pages: pages.length,
    sections,
    sidebars: runsOf(pages.map(({ sidebar }) => sidebar)),
    first: shards.map(({ start }) => start),
    shards: shards.map(({ hash }) => hash.slice(-HASH_LENGTH)).join(''),
    group: groupSizeOf(pages.length),
    groups: groups.join(''),
    synonyms,
  };
}

/** The shortest beginning of a term that sorts after the term before it. */
function separator(before: string, term: string): string {
  for (let length = 1; length < term.length; length++) if (term.slice(0, length) > before) return term.slice(0, length);
  return term;
}

function runsOf(values: string[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else runs.push([value, 1]);
  }
  return runs;
}

/** 64 bits in lower case: the same on file systems that fold case. */
export function hashOfBytes(content: string | Uint8Array): string {
  return BigInt(`0x${createHash('sha256').update(content).digest('hex').slice(0, 16)}`)
    .toString(36)
    .padStart(13, '0');
}

/** The end of the hash, as in the manifest. */
export function shortHash(content: string | Uint8Array): string {
  return hashOfBytes(content).slice(-HASH_LENGTH);
}
