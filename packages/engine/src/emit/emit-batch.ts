/** Renders and writes a batch of pages; runs in a worker thread, or in this one when there is little to do. */
import { readArticle } from '../pipeline/cache/note-cache.ts';
import type { ShellFeature } from '../shell/shell-feature.ts';
import type { Compression } from './compress.ts';
import type { DocumentParts } from './document.ts';
import { emitPage, withArticle } from './emit-page.ts';
import type { Unit } from './manifest.ts';
import { FileWriter } from './output.ts';
import type { PageInput } from './page-input.ts';

export interface KeyedPage {
  key: string;
  input: PageInput;
}

export interface EmitBatch {
  pages: KeyedPage[];
  parts: DocumentParts;
  /** Unfinished output. */
  folder: string;
  cacheDir: string;
  compression: Compression;
}

export interface Emitted {
  units: [path: string, unit: Unit][];
  /** Paths of pages whose article the cache has lost; nothing was written for them. */
  lost: string[];
}

/** Writes the pages; answers with each page's path and files. */
export async function emitBatch(
  { pages, parts, folder, cacheDir, compression }: EmitBatch,
  features: readonly ShellFeature[],
): Promise<Emitted> {
  const writer = new FileWriter(folder, compression, cacheDir);
  const emitted: Emitted = { units: [], lost: [] };
  for (const { key, input } of pages) {
    const whole = await complete(input, cacheDir);
    if (whole) emitted.units.push([input.page.path, { key, files: emitPage(whole, { parts, features, writer }) }]);
    else emitted.lost.push(input.page.path);
  }
  return emitted;
}

/** The page with its article from the cache; undefined when the cache has lost it. */
async function complete(input: PageInput, cacheDir: string): Promise<PageInput | undefined> {
  if (input.cacheKey === undefined) return input;
  const note = readArticle(cacheDir, input.cacheKey);
  return note && withArticle(input, note.html);
}
