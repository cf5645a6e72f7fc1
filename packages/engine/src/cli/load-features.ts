/** Loads the parts of features, in this thread or by their modules' addresses in another. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadedFeature } from '../emit/site-feature.ts';
import type { NoteFeature } from '../pipeline/markdown/note-feature.ts';
import type { FeatureParts } from './feature.ts';
import { packageFolder } from './package-folder.ts';

/** What features bring to the site, each with the folder of its package. */
export function siteFeatures(features: readonly FeatureParts[]): Promise<LoadedFeature[]> {
  return Promise.all(
    features.map(async (feature) => ({ ...(await feature.site()), root: packageFolder(feature.module) })),
  );
}

/** What features bring to notes. */
export async function noteFeatures(features: readonly FeatureParts[]): Promise<NoteFeature[]> {
  return Promise.all(features.flatMap(({ notes }) => notes?.() ?? []));
}

/** The features at these addresses. */
export async function importFeatures(modules: readonly string[]): Promise<FeatureParts[]> {
  const loaded = await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
  return loaded.map((module) => module.feature);
}

/** Hash of what features are made of: a bundled one names its parts by their content. */
export function hashFeatures(features: readonly FeatureParts[]): string {
  const hash = createHash('sha256');
  for (const { module } of features) {
    hash
      .update(module)
      .update(readFileSync(fileURLToPath(module)))
      .update(builtHash(module));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What the package's build says of its sources, which browsers get; a package that was not built has no such file. */
function builtHash(module: string): string {
  try {
    return readFileSync(new URL('hash', module), 'utf8');
  } catch {
    return '';
  }
}
