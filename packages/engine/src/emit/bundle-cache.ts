/** Bundles in the cache: their files, and a description written last. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, readCachedJson, writeCached, writeCachedJson } from '../pipeline/cache/cache-file.ts';
import { words } from '../words/building.ts';

/** Name of the file that describes a bundle, next to the bundle's files. */
const LIST = 'bundle.json';

export interface CachedBundle {
  /** Output names of the hashed assets; the cache keeps them below `place`. */
  files: string[];
  place: string;
}

/** Output name → content. */
export type Contents = Record<string, string | Buffer>;

/** A bundle with all its files; undefined when the cache has lost any of them. */
export function readBundle<Made extends CachedBundle>(cacheDir: string, place: string): Made | undefined {
  const bundle = readCachedJson<Made>(cacheDir, `${place}/${LIST}`);
  if (!bundle?.files.every((file) => readCached(cacheDir, `${place}/${file}`))) return undefined;
  touch(join(cacheDir, place));
  return bundle;
}

/** Marks a bundle as used; failing to do so does no harm. */
function touch(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

/** A file of a bundle that was complete when the build began. */
export function bundledFile(cacheDir: string, { place }: CachedBundle, file: string): Buffer {
  const content = readCached(cacheDir, `${place}/${file}`);
  if (!content) throw new Error(words.brokenCache(place, file));
  return content;
}

/** Stores a bundle. The description comes last: with it the bundle is complete. */
export function keepBundle<Made extends CachedBundle>(
  { cacheDir, place, files }: { cacheDir: string; place: string; files: Contents },
  bundle: Omit<Made, 'files' | 'place'>,
): void {
  for (const [file, content] of Object.entries(files)) writeCached(cacheDir, `${place}/${file}`, content);
  writeCachedJson(cacheDir, `${place}/${LIST}`, { ...bundle, files: Object.keys(files).sort(), place });
}

/** Removes bundles unused for a day; until then several configurations may alternate. */
export function removeOldBundles(bundles: string): void {
  for (const name of readdirSync(bundles)) {
    const path = join(bundles, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 24 * 60 * 60 * 1000) rmSync(path, { recursive: true, force: true });
  }
}
