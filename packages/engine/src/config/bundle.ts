/** Runs a configuration written in TypeScript on a Node that cannot: bundles it in memory and imports the result. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { hashOf, isCurrent, type KeptSource, placesOf, type SourceKeeper } from './kept-source.ts';

/** Provides `defineConfig` even where the engine is not installed. */
const DEFINE = '\0define';
const engine: Plugin = {
  name: 'engine',
  resolveId: (id) => (id === 'study-notes' ? DEFINE : null),
  load: (id) => (id === DEFINE ? 'export const defineConfig = (config) => config;' : null),
};

/** Prefix of the error for a missing package; the package's name follows. */
export const NOT_INSTALLED = 'not installed: ';

/** Packages are not bundled: they are imported by address, resolved from the project, else from the engine; `addresses` gets them. */
const packagesOutside = (addresses: Map<string, string>): Plugin => ({
  name: 'packages',
  async resolveId(id, importer) {
    if (!/^(?:@[\w.-]+\/)?[\w-][\w./-]*$/.test(id) || importer === undefined) return null;
    const here = fileURLToPath(import.meta.url);
    const found = (await this.resolve(id, importer, SKIP)) ?? (await this.resolve(id, here, SKIP));
    if (!found) throw new Error(`${NOT_INSTALLED}${id}`);
    if (found.external) return found;
    const address = pathToFileURL(found.id).href;
    addresses.set(id, address);
    return { id: address, external: true };
  },
});
const SKIP = { skipSelf: true };

/** Code that runs from memory still knows its file; `files` gets them all, also those whose constants are all that is left. */
const located = (files: string[]): Plugin => ({
  name: 'places',
  transform(code, id) {
    if (id.startsWith('\0')) return null;
    files.push(id);
    const known: Record<string, string> = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
    const placed = code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key) => JSON.stringify(known[key]));
    return { code: placed, map: null };
  },
});

export interface ImportedSource {
  exports: { default?: unknown; feature?: { name?: unknown } };
  /** Address for importing the same in other threads and processes. */
  address: string;
  /** Every file it was made of, to watch. */
  files: string[];
}

/**
 * Imports a module of the author's, written in TypeScript or not; packages that it uses stay outside. With a keeper it is
 * bundled again only when it has changed.
 */
export async function importSource(file: string, keeper?: SourceKeeper): Promise<ImportedSource> {
  const kept = keeper?.read();
  if (kept && isCurrent(kept, file)) {
    const address = dataAddress(kept.code);
    return { exports: await import(/* @vite-ignore */ address), address, files: [file] };
  }
  const text = keeper && hashOf(readFileSync(file));
  const { code, files, addresses } = await bundleSource(file);
  const address = dataAddress(code);
  const exports = await import(/* @vite-ignore */ address);
  const packages = files.length === 1 && files[0] === file ? placesOf(addresses, file) : undefined;
  if (keeper && text && packages) keep(keeper, { file, text, packages, code });
  return { exports, address, files };
}

/** Not when the file was changed meanwhile: which of the two was bundled is not known. */
function keep(keeper: SourceKeeper, kept: KeptSource): void {
  if (isCurrent(kept, kept.file)) keeper.write(kept);
}

async function bundleSource(file: string) {
  // Native, and most commands of a built site need no configuration.
  const { rolldown } = await import('rolldown');
  const addresses = new Map<string, string>();
  const files: string[] = [];
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    // What a kept one is made of must be known.
    tsconfig: false,
    external: (id) => id.startsWith('node:') || builtinModules.includes(id),
    plugins: [engine, packagesOutside(addresses), located(files)],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return { code: output[0].code, files, addresses };
  } finally {
    await bundle.close();
  }
}

/** A data URL needs no temporary file, so an interrupted build leaves nothing behind. */
function dataAddress(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
