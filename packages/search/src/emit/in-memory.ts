/** A whole search index in memory, in one thread: for the dev server and for measuring. */

import { hashOf } from 'study-notes/emit/manifest';
import { present } from 'study-notes/shared/present';
import { MANIFEST_PATH, shardsPath, synonymsPath, textsPath } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import type { Aliases } from '../index/aliases.ts';
import type { SourceSection } from '../index/analyse.ts';
import { cutShards, mergeNotes } from '../index/merge.ts';
import { words } from '../words/parts.ts';
import { analyse, type SearchPage } from './batches.ts';
import { cutPacks, type IndexFile, packingOf } from './cut-packs.ts';
import { joinFiles, packJson } from './pack.ts';
import { makeManifest, type NamedShard, nameShard, shardFiles, textFiles } from './search-index.ts';
import { shortHash } from './short-hash.ts';

export interface PageSource extends Omit<SearchPage, 'cacheKey'> {
  sections: (SourceSection & { id: string })[];
  /** How much the other notes lead to it (`linkedOf`). */
  linked?: number;
}

export interface AnalysedPage {
  page: Omit<SearchPage, 'cacheKey'>;
  /** Its terms as a shard of page 0. */
  terms: Shard;
  chunks: Buffer[];
  /** How many sections it has. */
  sections: number;
  linked: number;
}

/** One page, ready for `indexOf`. */
export function analysePage({ sections, linked = 0, ...page }: PageSource, aliases: Aliases): AnalysedPage {
  return { page, ...analyse(page, sections, aliases), sections: Math.max(1, sections.length), linked };
}

/** Files of an index by path; pages in the order of their paths. `hasRanges`: readers get parts of files. */
export function indexOf(pages: AnalysedPage[], synonyms: string[][], hasRanges = true): Map<string, Buffer> {
  const packing = packingOf(pages.length, hasRanges);
  const { block } = packing;
  const files = new Map<string, Buffer>();
  const shards = allShards(pages);
  const shardPacks = cutPacks([shards], packing);
  for (const { head, files: parts, hash } of shardPacks.packs)
    files.set(
      shardsPath(present(shards[head[1]], words.index).start, hash),
      joinFiles(
        parts.map(({ file }) => file),
        block,
      ),
    );
  const textPacks = cutPacks(pages.map(chunksOf), packing);
  for (const { head, files: parts, hash } of textPacks.packs)
    files.set(
      textsPath(...head, hash),
      joinFiles(
        parts.map(({ file }) => file),
        block,
      ),
    );
  const table = synonyms.length > 0 ? packJson(synonyms) : undefined;
  if (table) files.set(synonymsPath(shortHash(table)), table);
  const manifest = makeManifest({
    pages,
    sections: pages.reduce((sum, { sections }) => sum + sections, 0),
    shards,
    block,
    shardPacks,
    textPacks,
    synonyms: table ? shortHash(table) : '',
  });
  files.set(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)));
  return files;
}

type InMemory = IndexFile & { file: Buffer };

function allShards(pages: AnalysedPage[]): (NamedShard & InMemory)[] {
  const shards: (NamedShard & InMemory)[] = [];
  for (const shard of cutShards(mergeNotes(pages.map(({ terms }) => terms)), pages.length)) {
    const { named, file } = nameShard(shard, shards.at(-1), pages.length);
    shards.push({ ...present(shardFiles([named])[0], words.index), file });
  }
  return shards;
}

function chunksOf({ page, chunks }: AnalysedPage): InMemory[] {
  const sizes = chunks.map(({ length }) => length);
  return textFiles(page.path, hashOf(...chunks), sizes).map((file) => ({
    ...file,
    file: present(chunks[file.chunk], words.text),
  }));
}
