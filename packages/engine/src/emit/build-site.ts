/** Writes the site to the output folder: what has changed is made, everything else is reused. */
import { foreignHosts } from '../config/hosts.ts';
import { configFeatures } from '../pipeline/pipeline-feature.ts';
import { readReadable } from '../pipeline/read/readable.ts';
import type { CompiledNote, FeatureData, Site } from '../pipeline/types.ts';
import { allSettled } from '../shared/all-settled.ts';
import { spokenLanguage } from '../words/follow.ts';
import type { Bundle, OwnBundle } from './bundle.ts';
import { bundledFile } from './bundle-cache.ts';
import { codeThemeStyle } from './code-theme.ts';
import { type Compression, pruneCompressed } from './compress.ts';
import { contentPolicy } from './csp.ts';
import type { DocumentParts } from './document.ts';
import type { EmitBatch, Emitted, KeyedPage } from './emit-batch.ts';
import { withArticle } from './emit-page.ts';
import { hashOf } from './manifest.ts';
import { Output } from './output.ts';
import { pageInputs } from './page-data.ts';
import type { TaskCall } from './run-task.ts';
import type { FeatureOutput, SiteFeature } from './site-feature.ts';
import { generatedFiles, noteAssets, ownFiles } from './site-files.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** Pages per worker task: enough to pay for the overhead, few enough to balance the load. */
const BATCH = 24;

export interface EmitInput {
  site: Site;
  bundle: Bundle;
  features: readonly SiteFeature[];
  /** Bundles of the features that the site has need of, by their names. */
  ownBundles: Readonly<Record<string, OwnBundle>>;
  outDir: string;
  cacheDir: string;
  compression: Compression;
  /** Whether the host gives parts of files. */
  hasRanges: boolean;
  /** Hash of the engine: another engine writes every page again. */
  engineHash: string;
  generator: string;
  /** Runs a batch, here or in a worker. */
  emitBatch: (batch: EmitBatch) => Promise<Emitted>;
  /** Runs a feature's task, here or in a worker. */
  run: (call: TaskCall) => Promise<unknown>;
  /** The compiled note of a page, when the cache has lost it. */
  restore: (path: string) => Promise<CompiledNote>;
  onProgress?: (done: number, total: number) => void;
}

export interface EmitResult {
  pages: number;
  written: number;
}

/** What all documents of a build share. */
function documentParts({ site, bundle, generator, features }: EmitInput): DocumentParts {
  const { boot, early, chunks, cleanAddress, themeColor, specialSheet } = bundle;
  const css = bundle.css + codeThemeStyle(site.config.codeTheme);
  const scripts = [boot, ...early];
  const policy = contentPolicy({
    scripts,
    sheets: [css, specialSheet.text],
    hosts: foreignHosts(
      site.config,
      configFeatures(features),
      site.docs.flatMap(({ summary }) => summary.mediaHosts),
    ),
  });
  return {
    config: site.config,
    policy,
    tags: features.flatMap(({ tags }) => tags?.(site.config) ?? []),
    scripts,
    speculation: SPECULATION_RULES,
    css,
    inlined: { [specialSheet.address]: specialSheet.text },
    chunks,
    cleanAddress,
    generator,
    themeColor,
  };
}

/** Writes the whole site next to the old one, then swaps them; on failure the old one stays. */
export async function emitSite(input: EmitInput): Promise<EmitResult> {
  const output = new Output(input.outDir, input.cacheDir, input.compression);
  const stop = () => output.discard();
  process.once('exit', stop);
  try {
    const parts = documentParts(input);
    emitAssets(output, input);
    emitSingles(output, input, parts);
    // Features with tasks first: when the workers have finished those, this thread continues with the results while they write pages.
    const emits = (hasTasks: boolean) =>
      input.features
        .filter(({ tasks }) => (tasks !== undefined) === hasTasks)
        .map((feature) => feature.emit?.(output, featureOutput(feature, input)));
    // On failure, wait until nothing writes any more before the unfinished site is deleted.
    const [, result] = await allSettled([
      allSettled(emits(true)),
      emitPages(output, input, parts),
      allSettled(emits(false)),
    ] as const);
    const asked = input.features.flatMap(({ asks = [] }) => asks);
    for (const feature of input.features) await feature.finish?.(output, { ...featureOutput(feature, input), asked });
    output.keepRecentAssets(new Date());
    output.commit();
    if (input.compression === 'best') pruneCompressed(input.cacheDir);
    return result;
  } catch (error) {
    output.discard();
    throw error;
  } finally {
    process.off('exit', stop);
  }
}

function featureOutput({ name }: SiteFeature, input: EmitInput): FeatureOutput {
  const { site, cacheDir, compression, hasRanges, engineHash, restore } = input;
  const run = <Result>(task: string, batch: unknown, size: number) =>
    input.run({ feature: name, task, batch, size }) as Promise<Result>;
  return { site, cacheDir, compression, hasRanges, engineHash, restore, run };
}

/** What the features' bundles tell of themselves. */
function bundleData({ ownBundles }: EmitInput): FeatureData {
  return Object.fromEntries(Object.entries(ownBundles).map(([name, { data }]) => [name, data]));
}

async function emitPages(output: Output, input: EmitInput, parts: DocumentParts): Promise<EmitResult> {
  const { site, bundle, compression, engineHash, cacheDir } = input;
  const common = hashOf(parts, engineHash, compression, spokenLanguage());
  const { shell, mathStyle, specialSheet, pageChunks } = bundle;
  const frame = { shell, mathStyle, specialStyle: specialSheet.address, pageChunks, bundles: bundleData(input) };
  const inputs = pageInputs(site, frame, input.features);
  const changed = inputs
    .map((page) => ({ key: hashOf(common, page), input: page }))
    .filter(({ key, input: page }) => !output.reuse(unitName(page.page.path), key));
  const emit = (pages: KeyedPage[]) => input.emitBatch({ pages, parts, folder: output.folder, cacheDir, compression });
  let done = 0;
  await allSettled(
    batchesOf(changed).map(async (pages) => {
      const { units, lost } = await emit(pages);
      if (lost.length > 0) units.push(...(await emit(await restorePages(pages, lost, input.restore))).units);
      for (const [path, unit] of units) output.add(unitName(path), unit);
      done += pages.length;
      input.onProgress?.(done, changed.length);
    }),
  );
  return { pages: inputs.length, written: changed.length };
}

function batchesOf(pages: KeyedPage[]): KeyedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, i) => pages.slice(i * BATCH, (i + 1) * BATCH));
}

/** Pages whose articles came out of the cache damaged, compiled again. */
function restorePages(pages: KeyedPage[], lost: string[], restore: EmitInput['restore']): Promise<KeyedPage[]> {
  const wanted = pages.filter(({ input }) => lost.includes(input.page.path));
  return Promise.all(
    wanted.map(async ({ key, input: { cacheKey: _lost, ...input } }) => ({
      key,
      input: withArticle(input, (await restore(input.page.path)).html),
    })),
  );
}

function unitName(path: string): string {
  return `page ${path}`;
}

/** Hashed files: the bundle's, and the notes' pictures. Their names change with their content, so a name is a key. */
function emitAssets(output: Output, { bundle, ownBundles, site, compression, cacheDir }: EmitInput): void {
  const unused = site.docs.some(({ summary }) => summary.hasMath) ? [] : bundle.mathFiles;
  const from = (made: Bundle | OwnBundle) =>
    made.files
      .filter((file) => !unused.includes(file))
      .map((file): [string, () => Buffer] => [file, () => bundledFile(cacheDir, made, file)]);
  const today = new Date().toISOString().slice(0, 10);
  const kind = compression === 'none' ? 'plain' : 'twins';
  for (const [file, read] of [...from(bundle), ...Object.values(ownBundles).flatMap(from), ...noteAssets(site)]) {
    if (output.units[`asset ${file}`] || output.reuse(`asset ${file}`, kind, today)) continue;
    output.add(`asset ${file}`, { key: kind, files: output.writer.write(file, read(), true), needed: today });
  }
}

/** Everything that is one file: static files first, since the author's own robots.txt wins over ours. */
function emitSingles(output: Output, input: EmitInput, parts: DocumentParts): void {
  const { compression } = input;
  const put = (file: string, content: string | Buffer, lasting = false) => {
    const key = hashOf(content, compression);
    if (output.units[`file ${file}`] || output.reuse(`file ${file}`, key)) return;
    output.add(`file ${file}`, { key, files: output.writer.write(file, content, lasting) });
  };
  const { site } = input;
  for (const { file, absolute } of site.statics) put(file, readReadable(absolute, site.places), true);
  const own = ownFiles(input.features, bundleData(input));
  for (const [file, content] of generatedFiles(site, parts, { own, features: input.features })) put(file, content);
}
