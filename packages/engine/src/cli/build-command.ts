/** `build`: content to output folder, with progress, problems and sizes. */
import program from '../../package.json' with { type: 'json' };
import { acceptConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { unfilledFields } from '../config/unfilled.ts';
import { emitSite } from '../emit/build-site.ts';
import { BUDGETS, type Bundle, type BundleInput, loadBundle, loadOwnBundle, shellConfig } from '../emit/bundle.ts';
import { scriptSources } from '../emit/bundle-client.ts';
import type { Compression } from '../emit/compress.ts';
import { OwnBundles } from '../emit/own-bundles.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import { isReplaceable } from '../emit/swap-output.ts';
import { configFeatures } from '../pipeline/pipeline-feature.ts';
import { countProblems } from '../pipeline/problems.ts';
import type { Compile } from '../pipeline/site.ts';
import { words } from '../words/building.ts';
import { listed } from '../words/phrases.ts';
import { placesOf, siteFeatures } from './load-features.ts';
import { loadProject } from './load-project.ts';
import { type OptionValues, UsageError } from './options.ts';
import { createPlaces } from './places.ts';
import { printSiteProblems } from './print-problems.ts';
import { createProgress, formatTime, type Progress } from './progress.ts';
import type { Project } from './project.ts';
import { createWorkers, THREADS, type Workers } from './workers.ts';

/** Name and version of this engine, for `<meta name="generator">`. */
export const GENERATOR = `${program.name} ${program.version}`;

/**
 * Builds the site; false when there are errors, and then the old site stays, unless every page is wanted that can be
 * written. Compressed copies cost as much as rendering, so they are made for servers that send them: `compression`.
 */
export async function runBuild(
  project: Project,
  options: OptionValues,
  compression: Compression = options.release === undefined ? 'none' : 'best',
): Promise<boolean> {
  refuseOthers(project.outDir);
  const start = performance.now();
  const progress = createProgress(process.stderr, options.json !== undefined);
  const workers = createWorkers(project);
  try {
    const isGood = await build(project, { options, compression, progress, workers });
    if (isGood) progress.note(words.finished(formatTime(performance.now() - start), project.outDir));
    return isGood;
  } finally {
    await workers.close();
  }
}

/** Throws when a folder holds something that is no site. */
export function refuseOthers(outDir: string): void {
  if (isReplaceable(outDir)) return;
  throw new UsageError(words.foreignFiles(outDir));
}

interface Building {
  options: OptionValues;
  compression: Compression;
  progress: Progress;
  workers: Workers;
}

async function build(project: Project, { options, compression, progress, workers }: Building): Promise<boolean> {
  const features = await siteFeatures(project.features);
  const writing = withoutFilesOf(options.without, features);
  // The bundler runs in a separate process while notes are compiled.
  const bundling = bundle(project, progress);
  bundling.catch(() => undefined);
  const ownBundles = new OwnBundles(features, (feature, prepared) =>
    bundling.then(({ config }) => loadOwnBundle(bundleInput(project, config, features), { feature, prepared })),
  );
  // The bundler has a processor and 200 MB to itself until it ends: one thread begins only then.
  const inPlace = createPlaces(Math.max(1, THREADS - 1), bundling);
  const compile: Compile = async (batch) => {
    const notes = await inPlace(() => workers.compile(batch));
    ownBundles.begin(notes, batch.prepared);
    return notes;
  };
  const { site, session } = await loadProject(project, compile, progress);
  printSiteProblems(site.problems, project.cacheDir, options.json !== undefined);
  const isGood = countProblems(site.problems).errors === 0;
  if (!isGood && options['keep-going'] === undefined) return false;
  const unfilled = unfilledFields(site.config);
  if (unfilled.length > 0) progress.note(words.unfilled(listed(unfilled)));
  const made = await bundling;
  const own = await ownBundles.made(
    site.docs.map(({ summary }) => summary),
    site.prepared,
  );
  await progress.stage(words.writingPages, async (stage) => {
    const { pages, written } = await emitSite({
      site,
      bundle: made.bundle,
      features: writing,
      ownBundles: own,
      outDir: project.outDir,
      cacheDir: project.cacheDir,
      compression,
      hasRanges: options['no-ranges'] === undefined,
      engineHash: project.hash,
      generator: GENERATOR,
      emitBatch: workers.emit,
      run: workers.run,
      restore: async (path) => {
        const doc = site.docs.find((candidate) => candidate.path === path);
        if (!doc) throw new Error(words.noNoteAt(path));
        return session.compiled(doc);
      },
      onProgress: stage.update,
    });
    stage.detail = words.pagesWritten(pages, written);
  });
  if (!isGood) progress.note(words.keptGoing(project.outDir));
  return isGood;
}

/** The features, one of which writes no files of its own this time; its pages and scripts stay. */
function withoutFilesOf(name: string | undefined, features: readonly LoadedFeature[]): readonly LoadedFeature[] {
  if (name === undefined) return features;
  const names = features.filter(({ emit }) => emit).map((feature) => feature.name);
  if (!names.includes(name)) throw new UsageError(words.noSuchWriter(name, listed(names)));
  return features.map(({ emit, ...rest }) => (emit && rest.name !== name ? { ...rest, emit } : rest));
}

async function bundle(project: Project, progress: Progress): Promise<{ config: SiteConfig; bundle: Bundle }> {
  const features = await siteFeatures(project.features);
  const { config } = acceptConfig(project.config, configFeatures(features));
  const made = await loadBundle(bundleInput(project, config, features));
  for (const warning of budgetWarnings(made)) progress.note(warning);
  return { config, bundle: made };
}

function bundleInput(
  { root, engine, cacheDir, hash, features: listed }: Project,
  config: SiteConfig,
  features: readonly LoadedFeature[],
): BundleInput {
  const sources = scriptSources(shellConfig(config), features);
  return { root, engine, cacheDir, config, engineHash: hash, sources, places: placesOf(listed) };
}

/** Lines about parts that exceed their budget. */
function budgetWarnings({ sizes }: Bundle): string[] {
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
    .filter((part) => sizes[part] > BUDGETS[part])
    .map((part) => words.overBudget(part, sizes[part], BUDGETS[part]));
}
