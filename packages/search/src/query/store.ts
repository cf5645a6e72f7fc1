/** The files of the index as they are needed: each fetched once, a failure tried again and never remembered. */
import {
  type Chunk,
  chunkPath,
  HASH_LENGTH,
  hashAt,
  MANIFEST_PATH,
  type Manifest,
  SEARCH_FORMAT,
  shardPath,
  synonymsPath,
} from '../format/files.ts';
import { inflate } from '../format/inflate.ts';
import { decodeShard, type Shard } from '../format/shard.ts';
import { SearchFailure } from '../types.ts';

/** Fetches a file below the site's base; `cache` as `fetch` takes it. Rejects with `Gone` when the server has no such file. */
export type FetchFile = (path: string, cache: 'default' | 'no-cache' | 'reload') => Promise<Uint8Array<ArrayBuffer>>;

/** A file that the manifest names is not on the server: another build has taken its place. */
export class Gone extends Error {
  override name = 'Gone';
}

/** A file came and cannot be read. */
class Damaged extends SearchFailure {}

export interface Store {
  manifest: Manifest;
  shard(number: number): Promise<Shard>;
  chunk(page: number, chunk: number): Promise<Chunk>;
  synonyms(): Promise<string[][]>;
}

/** Opens the index that the server has now. */
export async function openStore(fetchFile: FetchFile): Promise<Store> {
  const manifest = await parse(fetchFile(MANIFEST_PATH, 'no-cache'), async (bytes) => readManifest(bytes));
  const kept = new Map<string, Promise<unknown>>();
  const get = <T>(path: string, read: (bytes: Uint8Array) => T): Promise<T> => {
    const known = kept.get(path);
    if (known) return known as Promise<T>;
    const fetchAs = (cache: 'default' | 'reload') =>
      parse(fetchFile(path, cache), async (bytes) => read(await inflate(bytes)));
    // Damage may lie in the browser's cache, where these files stay for a year: the second try goes past it.
    const loading = fetchAs('default').catch((error) =>
      error instanceof Damaged ? fetchAs('reload') : Promise.reject(error),
    );
    kept.set(path, loading);
    loading.catch(() => kept.delete(path));
    return loading;
  };
  return {
    manifest,
    shard: (number) => get(shardPath(manifest.first[number] as string, hashAt(manifest.shards, number)), decodeShard),
    chunk: (page, chunk) => {
      const hash = hashAt(manifest.groups, Math.floor(page / manifest.group));
      return get(chunkPath(page, chunk, hash), readChunk);
    },
    synonyms: () =>
      manifest.synonyms ? get(synonymsPath(manifest.synonyms), readJson<string[][]>) : Promise.resolve([]),
  };
}

async function parse<T>(
  fetching: Promise<Uint8Array<ArrayBuffer>>,
  read: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const bytes = await fetching;
  try {
    return await read(bytes);
  } catch (cause) {
    throw new Damaged('a file of the search index is damaged', { cause });
  }
}

function readManifest(bytes: Uint8Array): Manifest {
  const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
  const { first, shards, groups, sidebars } = manifest;
  const areLists = Array.isArray(first) && Array.isArray(sidebars) && typeof groups === 'string';
  const isWhole = areLists && first.length * HASH_LENGTH === shards?.length;
  if (manifest.format !== SEARCH_FORMAT || !isWhole) throw new Error('unknown manifest');
  return manifest;
}

function readJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder('gb18030').decode(bytes));
}

function readChunk(bytes: Uint8Array): Chunk {
  const chunk = readJson<Chunk>(bytes);
  if (typeof chunk.path !== 'string' || !Array.isArray(chunk.sections)) throw new Error('damaged chunk');
  return chunk;
}
