/** Bundles the browser's half of an author's lab on trial before the site is built, so that a mistake is reported with its place. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { words } from '../words/building.ts';
import { lentReactPlugin } from './lent-react.ts';
import { ownImportsPlugin } from './own-imports.ts';

/** Files that it is made of, absolute; throws, with the place, when it cannot be bundled or exports no lab. */
export async function scanLab(file: string): Promise<string[]> {
  const assets = new Set<string>();
  const { output } = await build({
    input: file,
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    plugins: [assetsPlugin(assets), lentReactPlugin('window.__react'), ownImportsPlugin()],
    transform: { jsx: 'react-jsx' },
  });
  const chunks = output.filter((made) => made.type === 'chunk');
  if (!chunks[0]?.exports.includes('default')) throw new Error(words.noDefault);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return [...modules.filter((id) => !id.startsWith('\0')), ...assets];
}

/** Sheets, programs for workers and whatever else is named by its address: here it only matters what they are made of. */
function assetsPlugin(found: Set<string>): Plugin {
  return {
    name: 'assets',
    resolveId(source, importer) {
      const [path = '', query] = source.split('?');
      if (importer === undefined || !path.startsWith('.') || (query === undefined && !path.endsWith('.css')))
        return null;
      if (query === undefined) throw new Error(words.sheetAsUrl(path));
      const file = resolve(dirname(importer), path);
      if (!existsSync(file)) return null;
      found.add(file);
      if (query === 'sandboxed') this.emitFile({ type: 'chunk', id: file });
      return `\0asset:${source}`;
    },
    load: (id) => (id.startsWith('\0asset:') ? 'export default "";' : null),
  };
}
