/** Search in a build: analyses changed notes in worker threads, merges, and writes the new files. */
import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';
import type { FeatureOutput } from 'study-notes/emit/site-feature';
import { readCachedJson, writeCachedJson } from 'study-notes/pipeline/cache/cache-file';
import { allSettled } from 'study-notes/shared/all-settled';
import { present } from 'study-notes/shared/present';
import { chunkPath, MANIFEST_PATH, synonymsPath } from '../format/files.ts';
import {
  type AnalyseBatch,
  type Analysed,
  cacheAnalysis,
  loadAliases,
  type SearchPage,
  type WriteBatch,
} from './batches.ts';
import { cacheName, pruneCache } from './cache-files.ts';
import { packJson } from './pack.ts';
import {
  groupHashes,
  groupSizeOf,
  type KeyedSearchPage,
  makeManifest,
  type NamedShard,
  pathOfShard,
  searchPages,
  shardFile,
  shortHash,
} from './search-index.ts';
import { type IndexState, Lost, loadShard, makeShards, shardName } from './shard-store.ts';
import { synonymsOf } from './synonyms-of.ts';

/** Pages in one task of a worker. */
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
  const groups = groupHashes(analysed.map(({ texts }) => texts));
  const keys = pages.map(({ key }) => key);
  // The workers write texts while this thread merges.
  const [shards] = await allSettled([
    emitShards(output, { keys, last }, input),
    writeTexts(output, { pages, groups }, input),
  ] as const);
  const synonyms = writeSynonyms(output, input);
  const sections = analysed.reduce((sum, page) => sum + page.sections, 0);
  const manifest = JSON.stringify(
    makeManifest({ pages: pages.map(({ page }) => page), sections, shards, groups, synonyms }),
  );
  writeOnce(output, { path: MANIFEST_PATH, key: hashOf(manifest, input.compression) }, () => manifest);
  if (hashOf(keys) === hashOf(last?.keys ?? [])) return;
  writeCachedJson(cacheDir, cacheName(stateName), { keys, shards, analysed } satisfies State);
  pruneCache(cacheDir, new Set([stateName, ...keys, ...shards.map(({ hash }) => shardName(hash))]));
}

/** Facts of all pages: from the last build where nothing changed, else made now in workers. */
async function analyseAll(
  pages: KeyedSearchPage[],
  last: State | undefined,
  input: FeatureOutput,
): Promise<Analysed[]> {
  const { cacheDir, site } = input;
  const known = new Map(last?.keys.map((key, at) => [key, present(last.analysed[at], '一页的分析')]));
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
  return pages.map(({ key }) => present(known.get(key), '一页的分析'));
}

/** The cache has lost the note: it is compiled again. */
async function analyseLost(key: string, page: SearchPage, input: FeatureOutput): Promise<Analysed> {
  const aliases = await loadAliases(synonymsOf(input.site));
  return cacheAnalysis({ cacheDir: input.cacheDir, key, page, aliases }, (await input.restore(page.path)).sections);
}

async function writeTexts(
  output: Output,
  { pages, groups }: { pages: KeyedSearchPage[]; groups: string[] },
  input: FeatureOutput,
): Promise<void> {
  const { cacheDir, compression } = input;
  const groupSize = groupSizeOf(pages.length);
  const numbered = pages.map(({ key, page }, number) => {
    const group = present(groups[Math.floor(number / groupSize)], '一组的名字');
    // Checked by the first file's path, so that an engine with another layout finds none of the old output's files.
    return { key, page, number, group, unit: `search ${chunkPath(number, 0, group)}` };
  });
  const changed = numbered.filter(({ unit }) => !output.reuse(unit, compression, today()));
  const common = { folder: output.folder, cacheDir, compression };
  await allSettled(
    batchesOf(changed).map(async (batch) => {
      const plain = batch.map(({ key, number, group }) => ({ key, number, group }));
      const written = await writePages({ pages: plain, ...common }, input);
      for (const [at, { key, page, number, group, unit }] of batch.entries()) {
        const files = written[at] ?? (await writeLost({ page: { key, number, group }, source: page }, common, input));
        output.add(unit, { key: compression, files, needed: today() });
      }
    }),
  );
}

function writePages(batch: WriteBatch, { run }: FeatureOutput): Promise<(string[] | null)[]> {
  return run('write', batch, batch.pages.length);
}

/** The cache has lost an analysis. */
async function writeLost(
  { page, source }: { page: WriteBatch['pages'][number]; source: SearchPage },
  common: Omit<WriteBatch, 'pages'>,
  input: FeatureOutput,
): Promise<string[]> {
  await analyseLost(page.key, source, input);
  const [files] = await writePages({ pages: [page], ...common }, input);
  return files ?? [];
}

async function emitShards(
  output: Output,
  { keys, last }: { keys: string[]; last: State | undefined },
  { cacheDir, compression }: FeatureOutput,
): Promise<NamedShard[]> {
  const write = (shard: NamedShard, load: () => Buffer) =>
    writeOnce(output, { path: pathOfShard(shard), key: compression }, load);
  const shards = await makeShards(keys, last, {
    cacheDir,
    onMade: (named, shard, bytes) => write(named, () => shardFile(shard, bytes, keys.length)),
  });
  for (const named of shards) {
    write(named, () => {
      const whole = loadShard(named.hash, cacheDir);
      if (!whole) throw new Lost(named.hash);
      return shardFile(whole.shard, whole.bytes, keys.length);
    });
  }
  return shards;
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
