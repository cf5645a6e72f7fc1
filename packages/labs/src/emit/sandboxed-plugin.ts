/**
 * `import worker from './worker.ts?sandboxed'`: the address of a module bundled to one classic script. The sandbox page
 * cannot load it; the lab fetches it as text and hands it over.
 */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'study-notes/emit/browser-build';
import { bundleText } from './lab-sandbox.ts';

const SUFFIX = '?sandboxed';
const PREFIX = '\0sandboxed:';

/** In a build a file of its own; under the dev server, whose policy is open, the text itself as an address. */
export function sandboxedPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'sandboxed',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (source, importer) =>
      source.endsWith(SUFFIX) && importer ? PREFIX + join(dirname(importer), source.slice(0, -SUFFIX.length)) : null,
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      const source = await bundleText(file);
      if (!isBuild) return `export default ${JSON.stringify(`data:text/javascript;base64,${btoa8(source)}`)};`;
      const name = `${basename(dirname(file))}-worker.js`;
      const reference = this.emitFile({ type: 'asset', name, source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

const btoa8 = (text: string) => Buffer.from(text).toString('base64');
