/** The build's half of a lab of the author's own: bundled here, once, since threads of Node 20 run no TypeScript. */
import { build } from 'rolldown';
import { SOURCE_CONDITION } from 'study-notes/emit/browser-build';
import { wordsPlugin } from 'study-notes/emit/words-plugin';
import { LOAN } from '../notes/own-still.ts';
import { lentReactPlugin } from './lent-react.ts';
import { ownImportsPlugin } from './own-imports.ts';

export interface BundledStill {
  /** A module without imports but Node's own. */
  code: string;
  /** Files that it was made of, absolute. */
  files: string[];
}

/** Bundles a module; throws rolldown's error, with the place, when it cannot. */
export async function bundleStill(file: string): Promise<BundledStill> {
  const { output } = await build({
    input: file,
    platform: 'node',
    write: false,
    logLevel: 'silent',
    plugins: [wordsPlugin(), lentReactPlugin(LOAN), ownImportsPlugin()],
    resolve: { conditionNames: [SOURCE_CONDITION, 'node', 'import', 'module', 'default'] },
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', codeSplitting: false },
  });
  return { code: output[0].code, files: output[0].moduleIds.filter((id) => !id.startsWith('\0')) };
}
