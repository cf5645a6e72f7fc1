/** Runs a configuration written in TypeScript on a Node that cannot: bundles it in memory and imports the result. */
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/** Provides `defineConfig` even where the engine is not installed. */
const DEFINE = '\0define';
const engine: Plugin = {
  name: 'engine',
  resolveId: (id) => (id === 'study-notes' ? DEFINE : null),
  load: (id) => (id === DEFINE ? 'export const defineConfig = (config) => config;' : null),
};

/** Prefix of the error for a missing package; the package's name follows. */
export const NOT_INSTALLED = 'not installed: ';

/** Packages are not bundled: they are imported by address, resolved from the project, else from the engine. */
const packages: Plugin = {
  name: 'packages',
  async resolveId(id, importer) {
    if (!/^(?:@[\w.-]+\/)?[\w-][\w./-]*$/.test(id) || importer === undefined) return null;
    const here = fileURLToPath(import.meta.url);
    const found = (await this.resolve(id, importer, SKIP)) ?? (await this.resolve(id, here, SKIP));
    if (!found) throw new Error(`${NOT_INSTALLED}${id}`);
    return found.external ? found : { id: pathToFileURL(found.id).href, external: true };
  },
};
const SKIP = { skipSelf: true };

/** Code that runs from memory still knows its file. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (id.startsWith('\0')) return null;
    const known: Record<string, string> = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
    const located = code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key) => JSON.stringify(known[key]));
    return { code: located, map: null };
  },
};

export interface ImportedSource {
  exports: { default?: unknown; feature?: { name?: unknown } };
  /** Address for importing the same in other threads and processes. */
  address: string;
  /** Every file it was made of, to watch. */
  files: string[];
}

/** Imports a module of the author's, written in TypeScript or not; packages that it uses stay outside. */
export async function importSource(file: string): Promise<ImportedSource> {
  // Native, and most commands of a built site need no configuration.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => id.startsWith('node:') || builtinModules.includes(id),
    plugins: [engine, packages, places],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const address = dataAddress(output[0].code);
    const exports = await import(/* @vite-ignore */ address);
    return { exports, address, files: output[0].moduleIds.filter((id) => !id.startsWith('\0')) };
  } finally {
    await bundle.close();
  }
}

/** A data URL needs no temporary file, so an interrupted build leaves nothing behind. */
function dataAddress(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
