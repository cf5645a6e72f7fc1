/**
 * The browser's side, bundled once: application, lazy chunks, inline boot, inlined style sheet and KaTeX's sheet.
 * The result is kept under a hash of sources, configuration and lockfile, so a change of notes alone starts no bundler.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { AuthorError } from '../shared/author-error.ts';
import { toAddress } from '../shared/paths.ts';
import type { Runtime, ShellConfig } from '../shared/site.ts';
import { words } from '../words/building.ts';
import { buildBoot, buildCleanAddress, buildEarly, buildPrefetch } from './bundle-boot.ts';
import { type CachedBundle, keepBundle, readBundle, removeOldBundles } from './bundle-cache.ts';
import { buildClient, type ScriptSources } from './bundle-client.ts';
import { sizeWithin } from './compress.ts';
import type { FeaturePlace } from './feature-place.ts';
import { katexFiles } from './katex-style.ts';
import { hashOf } from './manifest.ts';
import type { LoadedFeature } from './site-feature.ts';

/** Budgets of what every reader loads, bytes brotli. */
export const BUDGETS = { app: 75_000, boot: 1_536, css: 8_000 };

/** Raised when the shape of page data changes: pages of older builds then load documents. */
const DATA_FORMAT = 2;

export interface Bundle extends CachedBundle {
  runtime: Runtime;
  /** Hash as in `PageData.shell`. */
  shell: string;
  boot: string;
  /** Scripts of features that run before the first paint. */
  early: string[];
  /** Text of the site's style sheet. */
  css: string;
  /** The sheet of pages that are no notes. */
  specialSheet: { address: string; text: string };
  /** Lazy chunk → address. */
  chunks: Record<string, string>;
  /** Address of the not-found page's own script. */
  cleanAddress: string;
  themeColor: { light: string; dark: string };
  /** Address of KaTeX's style sheet. */
  mathStyle: string;
  /** Its files, which only a site with formulas needs. */
  mathFiles: string[];
  /** Script that pages bring themselves → address. */
  pageChunks: Record<string, string>;
  /** Bytes, brotli, of what every reader loads; of parts within their budget at least those. */
  sizes: { app: number; boot: number; css: number };
}

/** A feature's bundle, made apart. */
export interface OwnBundle extends CachedBundle {
  /** What it says of itself. */
  data: unknown;
}

export interface BundleInput {
  /** Root of the engine. */
  root: string;
  /** Folder of the bundled engine; `bundler.js` lies there. */
  engine: string;
  /** Hash of the engine's sources and lockfile. */
  engineHash: string;
  cacheDir: string;
  config: SiteConfig;
  sources: ScriptSources;
  places: readonly FeaturePlace[];
}

/** Whose bundle, and of what it is made. */
interface BundleOf {
  /** Name of the feature; empty: the application. */
  feature: string;
  /** What the feature has prepared for it. */
  prepared?: unknown;
}

/** The bundle from the cache, or made now. */
export function loadBundle(input: BundleInput): Promise<Bundle> {
  return load<Bundle>(input, { feature: '' }, hashOf(input.engineHash, bundledConfig(input.config), input.sources));
}

/** The bundle of a feature, from the cache or made now. */
export function loadOwnBundle(input: BundleInput, of: BundleOf): Promise<OwnBundle> {
  return load<OwnBundle>(input, of, hashOf(input.engineHash, input.config.baseUrl, input.config.lang, of));
}

async function load<Made extends Bundle | OwnBundle>(input: BundleInput, of: BundleOf, key: string): Promise<Made> {
  const place = `bundle/${key}`;
  const known = readBundle<Made>(input.cacheDir, place);
  if (known) return known;
  await runBundler({ ...input, ...of, place });
  removeOldBundles(join(input.cacheDir, 'bundle'));
  const made = readBundle<Made>(input.cacheDir, place);
  if (!made) throw new Error(words.incompleteBundle(join(input.cacheDir, place)));
  return made;
}

/** What the bundler's process reads on stdin. */
export interface BundlerInput extends BundleInput, BundleOf {
  /** Where in the cache the result goes. */
  place: string;
}

/** Exit code of the bundler when the disk failed it; its output is then the error's message. */
export const DISK_FAILED = 74;
/** The same when the author can mend it. */
export const AUTHOR_FAILED = 75;

/** Bundles in a process of its own; see `bundler.ts`. */
function runBundler(input: BundlerInput): Promise<void> {
  const child = spawn(process.execPath, [join(input.engine, 'bundler.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(input));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else if (code === AUTHOR_FAILED) reject(new AuthorError(said));
      else reject(new Error(code === DISK_FAILED ? said : words.notBundled(said)));
    });
  });
}

/** The part of the configuration that the application holds. */
export function shellConfig(config: SiteConfig): ShellConfig {
  const { title, tagline, url, baseUrl, navbar, sidebars, footer, colorMode } = config;
  const { announcementBar, versions, options, reportUrl, comments } = config;
  return {
    title,
    tagline,
    url,
    baseUrl,
    navbar,
    // Pictures are in the home page's data, entries in files of their own.
    sidebars: sidebars.map(({ picture, items, ...shown }) => shown),
    footer: { style: footer.style, html: footer.html },
    colorMode,
    announcementBar,
    versions,
    options,
    reportUrl,
    comments,
  };
}

function bundledConfig(config: SiteConfig): object {
  return { ...shellConfig(config), lang: config.lang, DATA_FORMAT };
}

/** Bundles what every site needs. */
export async function makeBundle({ root, cacheDir, config, sources, place }: BundlerInput): Promise<void> {
  const client = await buildClient({ root, cacheDir, config: shellConfig(config), sources });
  const katex = katexFiles(root);
  const address = (file: string) => toAddress(config.baseUrl, `/${file}`);
  const addresses = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, address(chunkOf(client.chunks, name))]));
  const script = (name: string, text: string) => [`assets/${name}-${hashOf(text).slice(0, 6)}.js`, text] as const;
  const [prefetchFile, prefetch] = script('p', await buildPrefetch(root, config.baseUrl));
  const [cleanFile, clean] = script('n', await buildCleanAddress(root));
  const runtime: Runtime = {
    app: client.app.map(address),
    prefetch: address(prefetchFile),
  };
  const boot = await buildBoot(root, {
    runtime,
    colorMode: config.colorMode,
    barId: config.announcementBar?.id ?? null,
    hasFinder: sources.hasFinder,
  });
  const files = { ...client.files, [prefetchFile]: prefetch, [cleanFile]: clean, ...katex.files };
  keepBundle<Bundle>(
    { cacheDir, place, files },
    {
      runtime,
      shell: hashOf(client.app, DATA_FORMAT).slice(0, 8),
      boot,
      early: await Promise.all(
        sources.early.map(({ script }, at) => {
          const sheet = client.earlySheets[at];
          return buildEarly(script, sheet ? address(sheet) : null);
        }),
      ),
      css: client.css,
      specialSheet: { address: address(client.specialSheet.file), text: client.specialSheet.text },
      chunks: addresses(sources.named),
      cleanAddress: address(cleanFile),
      themeColor: themeColors(root),
      mathStyle: address(katex.sheet),
      mathFiles: Object.keys(katex.files),
      pageChunks: addresses(sources.ofPages),
      sizes: {
        app: sizeWithin(
          BUDGETS.app,
          client.app.map((file) => client.files[file] ?? ''),
          cacheDir,
        ),
        boot: sizeWithin(BUDGETS.boot, [boot], cacheDir),
        css: sizeWithin(BUDGETS.css, [client.css], cacheDir),
      },
    },
  );
}

/** Bundles what a feature needs. */
export async function makeOwnBundle(
  { root, bundle }: LoadedFeature,
  { cacheDir, config, place, prepared }: BundlerInput,
): Promise<void> {
  if (!bundle) throw new Error(words.noBundle);
  const { data, files } = await bundle.make({ root, cacheDir, baseUrl: config.baseUrl, prepared });
  keepBundle<OwnBundle>({ cacheDir, place, files }, { data });
}

function chunkOf(chunks: Record<string, string>, name: string): string {
  const file = chunks[name];
  if (file === undefined) throw new Error(words.notInBundles(name));
  return file;
}

/** The paper of both modes, as the tokens say it first. */
export function themeColors(root: string): { light: string; dark: string } {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const [light = '#ffffff', dark = '#111111'] = [...tokens.matchAll(/--paper:\s*(#[\da-f]{3,8})/gi)].map(
    ([, colour]) => colour,
  );
  return { light, dark };
}
