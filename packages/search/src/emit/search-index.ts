/** The parts of a site's search index that are made in one place: page numbers, names, the manifest. */
import { listedDocs } from 'study-notes/emit/listed-docs';
import { hashOf } from 'study-notes/emit/manifest';
import type { Site } from 'study-notes/pipeline/types';
import type { SidebarNode } from 'study-notes/shared/page';
import { type Manifest, SEARCH_FORMAT } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import { capShard } from '../index/merge.ts';
import type { SearchPage } from './batches.ts';
import type { CutPacks, IndexFile } from './cut-packs.ts';
import { linkNames } from './link-names.ts';
import { linkedOf, linksOf } from './linked.ts';
import { pack, shardBytes } from './pack.ts';
import { hashOfBytes } from './short-hash.ts';
import { synonymsOf } from './synonyms-of.ts';

export interface KeyedSearchPage {
  /** Hash of everything its terms and texts depend on. */
  key: string;
  page: SearchPage;
  /** How much the other notes lead to it (`linkedOf`); no part of the key, for it changes with their edits. */
  linked: number;
}

/** Listed notes in the order of their paths, which numbers them. Generated lists are no notes and are not searched. */
export function searchPages(site: Site, engineHash: string): KeyedSearchPage[] {
  const synonyms = hashOf(synonymsOf(site));
  const between = linksOf(site);
  const linked = linkedOf(between);
  const labels = new Map(Object.values(site.sidebars).flatMap(labelsOf));
  // A link to a place in a page names that place.
  const naming = between.flatMap(({ from, to, link }) => (link.anchor ? [] : [{ from, to, text: link.text }]));
  const names = linkNames(naming, ({ path, summary }) => [summary.title, labels.get(path) ?? '']);
  return listedDocs(site)
    .filter((doc) => doc.note)
    .map((doc) => {
      const { path, summary, breadcrumbs, sidebar = '' } = doc;
      const breadcrumb = breadcrumbs.slice(0, -1).map(({ title }) => title);
      const label = labels.get(path) ?? summary.title;
      const { title, cacheKey } = summary;
      const page = { path, title, breadcrumb, label, links: names.get(doc) ?? [], sidebar, cacheKey };
      return { key: hashOf(page, synonyms, engineHash, SEARCH_FORMAT), page, linked: linked.get(doc) ?? 0 };
    })
    .sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
}

/** How a sidebar calls its pages, by path. */
function labelsOf(nodes: SidebarNode[]): [path: string, label: string][] {
  return nodes.flatMap(({ path, label, items = [] }) => [
    ...(path === undefined ? [] : [[path, label] as [string, string]]),
    ...labelsOf(items),
  ]);
}

/** A shard of the index: its first and last term, the hash of all it holds, and the bytes of its file. */
export interface NamedShard {
  first: string;
  last: string;
  hash: string;
  bytes: number;
  /** Where it begins for readers: the shortest beginning of its first term that sorts after the shard before. */
  start: string;
}

/** A shard behind the one before it; all that it holds as bytes, and its file as readers get it. */
export function nameShard(
  shard: Shard,
  before: NamedShard | undefined,
  pages: number,
): { named: NamedShard; whole: Uint8Array; file: Buffer } {
  const whole = shardBytes(shard);
  const file = shardFile(shard, whole, pages);
  const [first = '', last = ''] = [shard.terms[0], shard.terms.at(-1)];
  const start = separator(before?.last ?? '', first);
  return { named: { first, last, hash: hashOfBytes(whole), bytes: file.length, start }, whole, file };
}

/** A shard that stays, behind another one than it was. */
export function moveShard(shard: NamedShard, before: NamedShard | undefined): NamedShard {
  return { ...shard, start: separator(before?.last ?? '', shard.first) };
}

/** The file of a whole shard as readers get it. */
export function shardFile(shard: Shard, whole: Uint8Array, pages: number): Buffer {
  const capped = capShard(shard, pages);
  return pack(capped === shard ? whole : shardBytes(capped));
}

/** Shards as packs take them. */
export function shardFiles(shards: NamedShard[]): (IndexFile & NamedShard)[] {
  // The bytes hang on the version of zlib, too.
  return shards.map((shard) => ({ ...shard, name: shard.first, version: `${shard.hash} ${shard.bytes}` }));
}

/** What a page's text chunks are to the packs; `texts`: hash of all of them. */
export function textFiles(path: string, texts: string, sizes: number[]): (IndexFile & { chunk: number })[] {
  return sizes.map((bytes, chunk) => ({ name: `${path} ${chunk}`, version: texts, bytes, chunk }));
}

export interface IndexParts {
  pages: { page: Pick<SearchPage, 'sidebar'>; linked: number }[];
  /** Number of sections of all pages. */
  sections: number;
  shards: NamedShard[];
  block: number;
  shardPacks: Pick<CutPacks, 'row' | 'hashes'>;
  textPacks: Pick<CutPacks, 'row' | 'hashes'>;
  /** Hash of the synonyms' file; empty without synonyms. */
  synonyms: string;
}

export function makeManifest({
  pages,
  sections,
  shards,
  block,
  shardPacks,
  textPacks,
  synonyms,
}: IndexParts): Manifest {
  return {
    format: SEARCH_FORMAT,
    pages: pages.length,
    sections,
    sidebars: runsOf(pages.map(({ page }) => page.sidebar)),
    linked: pages.map(({ linked }) => linked).join(''),
    first: shards.map(({ start }) => start),
    block,
    shards: shardPacks.row,
    texts: textPacks.row,
    shardPacks: shardPacks.hashes,
    textPacks: textPacks.hashes,
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
