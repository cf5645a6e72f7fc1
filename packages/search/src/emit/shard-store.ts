/** The shards of a build: made from all notes, or from the last build's by what changed. */

import { readCached, writeCached } from 'study-notes/pipeline/cache/cache-file';
import { present } from 'study-notes/shared/present';
import { decodeShard, type Shard } from '../format/shard.ts';
import { createMerger, cutShards } from '../index/merge.ts';
import { changesOf, patchShards } from '../index/patch.ts';
import { words } from '../words/parts.ts';
import { cachedTerms } from './batches.ts';
import { cacheName } from './cache-files.ts';
import { moveShard, type NamedShard, nameShard } from './search-index.ts';
import { hashOfBytes } from './short-hash.ts';

/** What the last build of the same pages left. */
export interface IndexState {
  /** Key of each page. */
  keys: string[];
  shards: NamedShard[];
}

/** Beyond this share of changed pages everything is merged anew. */
const MAX_CHANGED = 0.2;

export interface ShardStore {
  cacheDir: string;
  /** Gets the file of each shard that is made now, so that nobody must make it again. */
  onMade: (hash: string, file: Buffer) => void;
}

/** Names of all shards; each lies whole in the cache under its name. */
export async function makeShards(
  keys: string[],
  last: IndexState | undefined,
  store: ShardStore,
): Promise<NamedShard[]> {
  const patched = last && patch(keys, last, store);
  if (patched) return patched;
  const merger = createMerger();
  await inBatches(keys, (key) => merger.add(termsOf(key, store.cacheDir)));
  const shards: NamedShard[] = [];
  await inBatches(cutShards(merger.lists(), keys.length), (shard) =>
    shards.push(writeShard(shard, { before: shards.at(-1), pages: keys.length }, store)),
  );
  return shards;
}

/** Number of notes or shards processed before yielding to messages from the workers. */
const BATCH = 12;

async function inBatches<T>(items: T[], act: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    act(item);
    if (at % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A whole shard from the cache; undefined when it is lost. */
export function loadShard(hash: string, cacheDir: string): { shard: Shard; bytes: Uint8Array } | undefined {
  const bytes = readCached(cacheDir, cacheName(shardName(hash)));
  return bytes && hashOfBytes(bytes) === hash ? { shard: decodeShard(bytes), bytes } : undefined;
}

function termsOf(key: string, cacheDir: string): Shard {
  const terms = cachedTerms(cacheDir, key);
  if (!terms) throw new Lost(key);
  return terms;
}

/** The cache has lost something that earlier builds left: everything must be made again. */
export class Lost extends Error {}

/** Undefined when too much changed or the cache has lost what the last build left. */
function patch(keys: string[], { keys: before, shards }: IndexState, store: ShardStore): NamedShard[] | undefined {
  const { cacheDir } = store;
  const changed = keys.flatMap((key, page) => (key === before[page] ? [] : [page]));
  if (changed.length > keys.length * MAX_CHANGED) return undefined;
  try {
    const changes = changesOf(
      changed.map((page) => ({
        page,
        before: termsOf(present(before[page], words.pageKeys), cacheDir),
        after: termsOf(present(keys[page], words.pageKeys), cacheDir),
      })),
    );
    const load = (at: number) => {
      const found = loadShard(shards[at]?.hash ?? '', cacheDir);
      if (!found) throw new Lost();
      return found.shard;
    };
    const result = patchShards({ first: shards.map(({ first }) => first), load }, changes, keys.length);
    const named: NamedShard[] = [];
    for (const shard of result) {
      const before = named.at(-1);
      named.push(
        typeof shard === 'number'
          ? moveShard(present(shards[shard], words.index), before)
          : writeShard(shard, { before, pages: keys.length }, store),
      );
    }
    return named;
  } catch (error) {
    if (error instanceof Lost) return undefined;
    throw error;
  }
}

function writeShard(
  shard: Shard,
  { before, pages }: { before: NamedShard | undefined; pages: number },
  { cacheDir, onMade }: ShardStore,
): NamedShard {
  const { named, whole, file } = nameShard(shard, before, pages);
  onMade(named.hash, file);
  writeCached(cacheDir, cacheName(shardName(named.hash)), whole);
  return named;
}

/** Name of a whole shard in the cache. */
export function shardName(hash: string): string {
  return `${hash}.shard`;
}
