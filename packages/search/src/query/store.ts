/** The files of the index as they are needed: each fetched once, a failure tried again and never remembered. */

import { present } from 'study-notes/shared/present';
import {
  type Chunk,
  HASH_LENGTH,
  hashAt,
  MANIFEST_PATH,
  type Manifest,
  SEARCH_FORMAT,
  shardsPath,
  synonymsPath,
  textsPath,
} from '../format/files.ts';
import { inflate } from '../format/inflate.ts';
import { outOfBlocks, type Place, placesOf } from '../format/packs.ts';
import { decodeShard, type Shard } from '../format/shard.ts';
import { SearchFailure } from '../types.ts';
import { words } from '../words/parts.ts';

/** Bytes of a file that are wanted. */
export type Part = Pick<Place, 'from' | 'size'>;

/**
 * Fetches a file below the site's base, or only a part where the server gives parts: what comes is as long as the part, or
 * it is the whole. `cache` as `fetch` takes it. Rejects with `Gone` when the server has no such file.
 */
export type FetchFile = (
  path: string,
  cache: 'default' | 'no-cache' | 'reload',
  part?: Part,
) => Promise<Uint8Array<ArrayBuffer>>;

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
  const { manifest, shards, texts } = await parse(fetchFile(MANIFEST_PATH, 'no-cache'), async (bytes) => read(bytes));
  const fetchPart = partFetcher(fetchFile);
  const kept = new Map<string, Promise<unknown>>();
  const get = <T>({ path, part }: Wanted, readBytes: (bytes: Uint8Array) => T): Promise<T> => {
    const name = `${path} ${part?.from}`;
    const known = kept.get(name);
    if (known) return known as Promise<T>;
    const fetchAs = (cache: 'default' | 'reload') =>
      parse(fetchPart(path, cache, part), async (bytes) => readBytes(await inflate(fileIn(bytes, part))));
    // Damage may lie in the browser's cache, where these files stay for a year: the second try goes past it.
    const loading = fetchAs('default').catch((error) =>
      error instanceof Damaged ? fetchAs('reload') : Promise.reject(error),
    );
    kept.set(name, loading);
    loading.catch(() => kept.delete(name));
    return loading;
  };
  const shardAt = (part: Place): Wanted => {
    const [, first] = part.head;
    return { path: shardsPath(manifest.first[first] ?? '', hashAt(manifest.shardPacks, part.pack)), part };
  };
  const textAt = (part: Place): Wanted => ({
    path: textsPath(...part.head, hashAt(manifest.textPacks, part.pack)),
    part,
  });
  return {
    manifest,
    shard: (number) => get(shardAt(present(shards[number], words.index)), decodeShard),
    chunk: (page, chunk) => get(textAt(present(texts[page]?.[chunk], words.text)), readChunk),
    synonyms: () =>
      manifest.synonyms ? get({ path: synonymsPath(manifest.synonyms) }, readJson<string[][]>) : Promise.resolve([]),
  };
}

interface Wanted {
  path: string;
  part?: Place;
}

/** Keeps packs that came whole, for their other files. */
function partFetcher(fetchFile: FetchFile): FetchFile {
  const wholes = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (path, cache, part) => {
    const bytes = (cache === 'default' && wholes.get(path)) || (await fetchFile(path, cache, part));
    if (part && bytes.length !== part.size) wholes.set(path, bytes);
    return bytes;
  };
}

/** The file that a part holds; `bytes` are the part or the whole pack. */
function fileIn(bytes: Uint8Array<ArrayBuffer>, part?: Part): Uint8Array<ArrayBuffer> {
  if (!part) return bytes;
  const { from, size } = part;
  return outOfBlocks(bytes.length === size ? bytes : bytes.subarray(from, from + size));
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

/** The manifest, and the places that its rows say. */
function read(bytes: Uint8Array): { manifest: Manifest; shards: Place[]; texts: Place[][] } {
  const manifest: Manifest = { linked: '', ...JSON.parse(new TextDecoder().decode(bytes)) };
  const { format, first, sidebars, block, pages } = manifest;
  if (format !== SEARCH_FORMAT || !Array.isArray(first) || !Array.isArray(sidebars))
    throw new Error('unknown manifest');
  const [shards = []] = placesOf(manifest.shards, block);
  const texts = placesOf(manifest.texts, block);
  const isNamed = (places: Place[], hashes: string) =>
    hashes.length === ((places.at(-1)?.pack ?? -1) + 1) * HASH_LENGTH;
  const isWhole = first.length === shards.length && texts.length >= pages;
  if (!isWhole || !isNamed(shards, manifest.shardPacks) || !isNamed(texts.flat(), manifest.textPacks))
    throw new Error('damaged manifest');
  return { manifest, shards, texts };
}

function readJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder('gb18030').decode(bytes));
}

function readChunk(bytes: Uint8Array): Chunk {
  const chunk = readJson<Chunk>(bytes);
  if (typeof chunk.path !== 'string' || !Array.isArray(chunk.sections)) throw new Error('damaged chunk');
  return chunk;
}
