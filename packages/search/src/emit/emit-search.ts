/** Search in a build: analyses changed notes in worker threads, merges, and writes the new files. */
import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';
import type { FeatureOutput } from 'study-notes/emit/site-feature';
import { readCachedJson, writeCachedJson } from 'study-notes/pipeline/cache/cache-file';
import { allSettled } from 'study-notes/shared/all-settled';
import { present } from 'study-notes/shared/present';
import { MANIFEST_PATH, shardsPath, synonymsPath, textsPath } from '../format/files.ts';
import { words } from '../words/parts.ts';
import {
  type AnalyseBatch,
  type Analysed,
  cacheAnalysis,
  loadAliases,
  type SearchPage,
  type TextPack,
  type WriteBatch,
} from './batches.ts';
import { cacheName, pruneCache } from './cache-files.ts';
import { type CutPacks, cutPacks, type IndexFile, type Pack, type Packing, packingOf } from './cut-packs.ts';
import { joinFiles, packJson } from './pack.ts';
import {
  type KeyedSearchPage,
  makeManifest,
  type NamedShard,
  searchPages,
  shardFile,
  shardFiles,
  textFiles,
} from './search-index.ts';
import { type IndexState, Lost, loadShard, makeShards, shardName } from './shard-store.ts';
import { shortHash } from './short-hash.ts';
import { synonymsOf } from './synonyms-of.ts';

/** Pages, or packs, in one task of a worker. */
const BATCH = 24;

/** State for the next build with the same pages. */
interface State extends IndexState {
  analysed: Analysed[];
}

/** Adds the search index to the output. */
export async function emitSearch(output: Output, input: FeatureOutput): Promise<void> {
  const pages = searchPages(input.site, input.engineHash);
  const stateName = `${hashOf(pages.map(({ page }) => page.path))}.state`;
  const last = readCachedJson<State>(input.cacheDir, cacheName(stateName));
  try {
    await emitIndex(output, input, { pages, stateName, last });
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    await emitIndex(output, input, { pages, stateName, last: undefined });
  }
}

interface Index {
  pages: KeyedSearchPage[];
  /** Cache name of this build's state. */
  stateName: string;
  last: State | undefined;
}

async function emitIndex(output: Output, input: FeatureOutput, { pages, stateName, last }: Index): Promise<void> {
  const { cacheDir } = input;
  const analysed = await analyseAll(pages, last, input);
  const packing = packingOf(pages.length, input.hasRanges);
  const textPacks = cutPacks(textsOf(pages, analysed), packing);
  const keys = pages.map(({ key }) => key);
  // The workers write texts while this thread merges.
  const [{ shards, shardPacks }] = await allSettled([
    emitShards(output, { keys, last, packing }, input),
    writeTexts(output, { pages, packs: textPacks.packs, block: packing.block }, input),
  ] as const);
  const synonyms = writeSynonyms(output, input);
  const sections = analysed.reduce((sum, page) => sum + page.sections, 0);
  const parts = { pages, sections, shards, block: packing.block };
  const manifest = JSON.stringify(makeManifest({ ...parts, shardPacks, textPacks, synonyms }));
  writeOnce(output, { path: MANIFEST_PATH, key: hashOf(manifest, input.compression) }, () => manifest);
  if (hashOf(keys) === hashOf(last?.keys ?? [])) return;
  writeCachedJson(cacheDir, cacheName(stateName), { keys, shards, analysed } satisfies State);
  pruneCache(cacheDir, new Set([stateName, ...keys, ...shards.map(({ hash }) => shardName(hash))]));
}

/** A chunk of a page's texts, before it is in a pack. */
type TextFile = IndexFile & { key: string; chunk: number };

function textsOf(pages: KeyedSearchPage[], analysed: Analysed[]): TextFile[][] {
  return pages.map(({ key, page }, number) => {
    const { texts, sizes } = present(analysed[number], words.pageAnalysis);
    return textFiles(page.path, texts, sizes).map((file) => ({ ...file, key }));
  });
}

/** Facts of all pages: from the last build where nothing changed, else made now in workers. */
async function analyseAll(
  pages: KeyedSearchPage[],
  last: State | undefined,
  input: FeatureOutput,
): Promise<Analysed[]> {
  const { cacheDir, site } = input;
  const known = new Map(last?.keys.map((key, at) => [key, present(last.analysed[at], words.pageAnalysis)]));
  const fresh = pages.filter(({ key }) => !known.has(key));
  await allSettled(
    batchesOf(fresh).map(async (batch) => {
      const analysed = await input.run<(Analysed | null)[]>(
        'analyse',
        { pages: batch, synonyms: synonymsOf(site), cacheDir } satisfies AnalyseBatch,
        batch.length,
      );
      for (const [at, { key, page }] of batch.entries()) {
        known.set(key, analysed[at] ?? (await analyseLost(key, page, input)));
      }
    }),
  );
  return pages.map(({ key }) => present(known.get(key), words.pageAnalysis));
}

/** The cache has lost the note: it is compiled again. */
async function analyseLost(key: string, page: SearchPage, input: FeatureOutput): Promise<Analysed> {
  const aliases = await loadAliases(synonymsOf(input.site));
  return cacheAnalysis({ cacheDir: input.cacheDir, key, page, aliases }, (await input.restore(page.path)).sections);
}

async function writeTexts(
  output: Output,
  { pages, packs, block }: { pages: KeyedSearchPage[]; packs: Pack<TextFile>[]; block: number },
  input: FeatureOutput,
): Promise<void> {
  const { cacheDir, compression } = input;
  const named = packs.map(({ head, hash, files }) => ({
    path: textsPath(...head, hash),
    files: files.map(({ key, chunk }) => ({ key, chunk })),
  }));
  const changed = named.filter(({ path }) => !output.reuse(`search ${path}`, compression, today()));
  const common = { block, folder: output.folder, cacheDir, compression };
  const write = (packs: TextPack[]) =>
    input.run<(string[] | null)[]>('write', { ...common, packs } satisfies WriteBatch, packs.length);
  await allSettled(
    batchesOf(changed).map(async (batch) => {
      const written = await write(batch);
      for (const [at, pack] of batch.entries()) {
        const files = written[at] ?? (await writeLost(pack, { pages, write }, input));
        output.add(`search ${pack.path}`, { key: compression, files, needed: today() });
      }
    }),
  );
}

/** The cache has lost the analysis of a page in a pack. */
async function writeLost(
  pack: TextPack,
  { pages, write }: { pages: KeyedSearchPage[]; write: (packs: TextPack[]) => Promise<(string[] | null)[]> },
  input: FeatureOutput,
): Promise<string[]> {
  const keys = new Set(pack.files.map(({ key }) => key));
  for (const { key, page } of pages) if (keys.has(key)) await analyseLost(key, page, input);
  const [files] = await write([pack]);
  return present(files, words.textPack);
}

async function emitShards(
  output: Output,
  { keys, last, packing }: { keys: string[]; last: State | undefined; packing: Packing },
  { cacheDir, compression }: FeatureOutput,
): Promise<{ shards: NamedShard[]; shardPacks: CutPacks }> {
  const made = new Map<string, Buffer>();
  const shards = await makeShards(keys, last, { cacheDir, onMade: (hash, file) => made.set(hash, file) });
  const shardPacks = cutPacks([shardFiles(shards)], packing);
  const fileOf = ({ hash, bytes }: NamedShard) => {
    const file = made.get(hash) ?? remake(hash, { cacheDir, pages: keys.length });
    // Another version of zlib: what was kept and what is made now do not go together.
    if (file.length !== bytes) throw new Lost(hash);
    return file;
  };
  for (const { head, files, hash } of shardPacks.packs) {
    const path = shardsPath(present(shards[head[1]], words.index).start, hash);
    writeOnce(output, { path, key: compression }, () => joinFiles(files.map(fileOf), packing.block));
  }
  return { shards, shardPacks };
}

/** The file of a shard that the last build made. */
function remake(hash: string, { cacheDir, pages }: { cacheDir: string; pages: number }): Buffer {
  const kept = loadShard(hash, cacheDir);
  if (!kept) throw new Lost(hash);
  return shardFile(kept.shard, kept.bytes, pages);
}

/** The table of synonyms, for suggestions; returns its hash. */
function writeSynonyms(output: Output, { site, compression }: FeatureOutput): string {
  const groups = synonymsOf(site);
  if (groups.length === 0) return '';
  const content = packJson(groups);
  const hash = shortHash(content);
  writeOnce(output, { path: synonymsPath(hash), key: compression }, () => content);
  return hash;
}

function writeOnce(output: Output, { path, key }: { path: string; key: string }, make: () => string | Buffer): void {
  const file = path.slice(1);
  const name = `search ${file}`;
  const needed = path === MANIFEST_PATH ? undefined : today();
  if (output.units[name] || output.reuse(name, key, needed)) return;
  const files = output.writer.write(file, make());
  output.add(name, needed === undefined ? { key, files } : { key, files, needed });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function batchesOf<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
}
