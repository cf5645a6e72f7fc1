/** A whole search index in memory, in one thread: for the dev server and for measuring. */

import { hashOf } from 'study-notes/emit/manifest';
import { present } from 'study-notes/shared/present';
import { chunkPath, MANIFEST_PATH, synonymsPath } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import type { Aliases } from '../index/aliases.ts';
import type { SourceSection } from '../index/analyse.ts';
import { cutShards, mergeNotes } from '../index/merge.ts';
import { analyse, type SearchPage } from './batches.ts';
import { packJson } from './pack.ts';
import {
  groupHashes,
  groupSizeOf,
  makeManifest,
  type NamedShard,
  nameShard,
  pathOfShard,
  shardFile,
  shortHash,
} from './search-index.ts';

export interface PageSource extends Omit<SearchPage, 'cacheKey'> {
  sections: (SourceSection & { id: string })[];
}

export interface AnalysedPage {
  page: Omit<SearchPage, 'cacheKey'>;
  /** Its terms as a shard of page 0. */
  terms: Shard;
  chunks: Buffer[];
  /** How many sections it has. */
  sections: number;
}

/** One page, ready for `indexOf`. */
export function analysePage({ sections, ...page }: PageSource, aliases: Aliases): AnalysedPage {
  return { page, ...analyse(page, sections, aliases), sections: Math.max(1, sections.length) };
}

/** Files of an index by path; pages in the order of their paths. */
export function indexOf(pages: AnalysedPage[], synonyms: string[][]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const lists = mergeNotes(pages.map(({ terms }) => terms));
  const shards: NamedShard[] = [];
  for (const shard of cutShards(lists, pages.length)) {
    const { bytes, ...named } = nameShard(shard, shards.at(-1));
    files.set(pathOfShard(named), shardFile(shard, bytes, pages.length));
    shards.push(named);
  }
  const groups = groupHashes(pages.map(({ chunks }) => hashOf(...chunks)));
  const size = groupSizeOf(pages.length);
  pages.forEach(({ chunks }, number) => {
    for (const [at, chunk] of chunks.entries()) {
      files.set(chunkPath(number, at, present(groups[Math.floor(number / size)], '一组的名字')), chunk);
    }
  });
  const table = synonyms.length > 0 ? packJson(synonyms) : undefined;
  if (table) files.set(synonymsPath(shortHash(table)), table);
  const manifest = makeManifest({
    pages: pages.map(({ page }) => page),
    sections: pages.reduce((sum, { sections }) => sum + sections, 0),
    shards,
    groups,
    synonyms: table ? shortHash(table) : '',
  });
  files.set(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  return files;
}
