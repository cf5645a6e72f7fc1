/** What the bundles for browsers have in common: the application's and the labs'. */
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { toAddress } from '../shared/paths.ts';
import { wordsPlugin } from './words-plugin.ts';

/** Lowest browsers that get the whole design. */
const BROWSERS = ['chrome111', 'safari16.4', 'firefox128'];
/** Style sheets reach back to the first engines with cascade layers; older ones drop all but `floor.css`, which is plain. */
const CSS_BROWSERS = ['chrome99', 'safari15.4', 'firefox115'];

/** By this name packages give browsers and tests their sources, and everybody else what was built of them. */
export const SOURCE_CONDITION = 'study-notes-source';
/** Of these a page may have one only, the engine's, whatever the project has installed. */
export const ONE_ONLY = ['react', 'react-dom'];

/** What features' own bundles hand over and get back; Vite is the engine's. */
export type { Plugin, Rolldown };

interface BrowserBuild {
  root: string;
  cacheDir: string;
  baseUrl: string;
  plugins: Plugin[];
  /** Modules of libraries that browsers get another source in place of. */
  instead?: Record<string, string>;
  /** Entry name → source, relative to the root. */
  input: Record<string, string>;
  output: Rolldown.OutputOptions;
}

/** Bundles and minifies; nothing is written to disk. */
export async function buildForBrowsers(wanted: BrowserBuild): Promise<Rolldown.RolldownOutput> {
  const { build, defaultClientConditions } = await import('vite');
  const result = await build({
    root: wanted.root,
    base: toAddress(wanted.baseUrl, '/'),
    configFile: false,
    envDir: false,
    publicDir: false,
    cacheDir: join(wanted.cacheDir, 'vite'),
    logLevel: 'warn',
    plugins: [wordsPlugin(), ...wanted.plugins],
    // A worker's bundle begins with no plugins.
    worker: { plugins: () => [wordsPlugin()] },
    resolve: {
      alias: wanted.instead ?? {},
      conditions: [SOURCE_CONDITION, ...defaultClientConditions],
      dedupe: ONE_ONLY,
    },
    build: {
      write: false,
      target: BROWSERS,
      cssTarget: CSS_BROWSERS,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(wanted.input).map(([name, file]) => [
            name,
            file.startsWith('virtual:') ? file : resolve(wanted.root, file),
          ]),
        ),
        preserveEntrySignatures: 'allow-extension',
        // Words stand where they are used, not in variables.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        // On a busy machine every plugin is slow; that is no news for an author.
        checks: { pluginTimings: false, bundlerTimings: false },
        output: { entryFileNames: 'assets/[name]-[hash].js', ...wanted.output },
      },
    },
  });
  return (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
}
