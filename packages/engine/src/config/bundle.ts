/** Runs a configuration written in TypeScript on a Node that cannot: bundles it in memory and imports the result. */
import { builtinModules } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/** The engine gives `defineConfig` wherever the configuration lies, installed there or not. */
const DEFINE = '\0define';
const engine: Plugin = {
  name: 'engine',
  resolveId: (id) => (id === 'study-notes' ? DEFINE : null),
  load: (id) => (id === DEFINE ? 'export const defineConfig = (config) => config;' : null),
};

/** Begins the message of the error when a package is not there; its name follows. */
export const NOT_INSTALLED = 'not installed: ';

/** Packages stay what they are: their own address, from the project, else from where the engine lies. */
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

/** The module's default export, and every file it was made of (to watch). */
export async function importConfig(file: string): Promise<{ value: unknown; files: string[] }> {
  // Native, and most commands of a built site need no configuration.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => id.startsWith('node:') || builtinModules.includes(id),
    plugins: [engine, packages],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const module = await import(/* @vite-ignore */ dataAddress(output[0].code));
    return { value: module.default, files: output[0].moduleIds.filter((id) => id !== DEFINE) };
  } finally {
    await bundle.close();
  }
}

/** A data address needs no temporary file, so nothing is left behind by a build that was stopped. */
function dataAddress(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
