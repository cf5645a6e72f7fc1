/** TypeScript as one program, since Node 20 runs none. */
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a module, named from the root; gives its address. */
export async function bundled(file) {
  const dir = join(root, '.cache/bench', basename(file, '.ts'));
  await build({
    input: { index: join(root, file) },
    platform: 'node',
    external: (id) => /^(?!\.|\/|study-notes)/.test(id),
    resolve: { conditionNames: ['study-notes-source', 'node', 'import', 'default'] },
    logLevel: 'silent',
    transform: { jsx: 'react-jsx' },
    plugins: [ownAddresses],
    output: { dir, format: 'esm' },
  });
  return pathToFileURL(join(dir, 'index.js')).href;
}

/** Packages find their files from where their modules lie, which is not where the bundle does. */
const ownAddresses = {
  name: 'own-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};
