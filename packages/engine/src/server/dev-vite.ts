/** Vite's part of the dev server: the application's modules and style sheets, watching, and messages to open pages. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteConfig } from '../config/schema.ts';
import { ONE_ONLY, SOURCE_CONDITION } from '../emit/browser-build.ts';
import { shellConfig, themeColors } from '../emit/bundle.ts';
import { buildBoot, buildEarly } from '../emit/bundle-boot.ts';
import { scriptSources, shellFeaturesPlugin, siteConfigPlugin, siteSheets } from '../emit/bundle-client.ts';
import { codeThemeStyle } from '../emit/code-theme.ts';
import type { DocumentParts } from '../emit/document.ts';
import { voidTag } from '../emit/escape.ts';
import type { PageFrame } from '../emit/page-frame.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import { wordsPlugin } from '../emit/words-plugin.ts';
import type { Site } from '../pipeline/types.ts';
import { toAddress } from '../shared/paths.ts';

/** Placeholder for the hash of the application, which does not change in development. */
const DEV_SHELL = 'dev';

export interface ViteInput {
  root: string;
  cacheDir: string;
  /** Where builds write, which is never watched. */
  outDir: string;
  /** The server that carries messages. */
  server: Server;
  baseUrl: string;
  /** The configuration as it is now. */
  config: () => SiteConfig;
  features: readonly LoadedFeature[];
}

/** Starts Vite without a server of its own. */
export async function startVite({
  root,
  cacheDir,
  outDir,
  server,
  baseUrl,
  config,
  features,
}: ViteInput): Promise<ViteDevServer> {
  const { createServer, defaultClientConditions } = await import('vite');
  const sources = scriptSources(shellConfig(config()), features);
  const bundles = features.flatMap(({ bundle = [] }) => bundle);
  const entries = [
    'src/shell/entry-client.tsx',
    ...Object.values({ ...sources.named, ...sources.ofPages }),
    ...features.flatMap(({ root: own, bundle }) => bundle?.entries(own).map((file) => join(own, file)) ?? []),
  ];
  return createServer({
    root,
    base: toAddress(baseUrl, '/'),
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(cacheDir, 'vite'),
    plugins: [
      wordsPlugin(),
      siteConfigPlugin(() => shellConfig(config())),
      shellFeaturesPlugin(sources),
      ...bundles.flatMap((bundle) => bundle.plugins()),
    ],
    resolve: { alias: sources.instead, conditions: [SOURCE_CONDITION, ...defaultClientConditions], dedupe: ONE_ONLY },
    optimizeDeps: {
      entries,
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: (path) => [outDir, join(root, 'dist')].some((folder) => isWrittenTo(folder, path)) },
      // What they import comes with them. The rest of the project, notes and secrets beside them among it, is nothing
      // that Vite should hand out.
      fs: { strict: true, allow: [...openFiles(root, features), ...entries, join(cacheDir, 'vite')] },
    },
  });
}

/** Whether a path is a build's folder, within it, or within an unfinished one beside it. */
function isWrittenTo(folder: string, path: string): boolean {
  return path.startsWith(folder) && /^(?:[\\/.]|$)/.test(path.slice(folder.length));
}

/** The sources of packages, and what an author's own features name of theirs. */
function openFiles(root: string, features: readonly LoadedFeature[]): string[] {
  const sources = features.flatMap(({ root: own, shell, styles }) =>
    [shell?.source, styles].flatMap((file) => (file ? join(own, file) : [])),
  );
  return [...[root, ...features.map((feature) => feature.root)].map((folder) => join(folder, 'src')), ...sources];
}

/** What features have prepared from is watched and handed out too, wherever it lies. */
export function openSources({ config, watcher }: ViteDevServer, sources: readonly string[]): void {
  watcher.add([...sources]);
  config.server.fs.allow.push(...sources.filter((source) => !config.server.fs.allow.includes(source)));
}

/** The application reads the configuration again on the next load of a page. */
export function forgetConfig(vite: ViteDevServer): void {
  const module = vite.moduleGraph.getModuleById('\0virtual:site-config');
  if (module) vite.moduleGraph.invalidateModule(module);
}

/** Address of a source as Vite serves it: below its root as it lies there, elsewhere by its whole path. */
function devAddress(root: string, file: string, baseUrl: string): string {
  const way = relative(root, resolve(root, file));
  const isOutside = way.startsWith('..') || isAbsolute(way);
  // Vite writes a drive's letter after a slash.
  const path = isOutside ? `/@fs/${slashed(resolve(root, file)).replace(/^\//, '')}` : `/${slashed(way)}`;
  return toAddress(baseUrl, path);
}

const slashed = (path: string) => path.split(sep).join('/');

/** Scripts as Vite serves them: name → address. */
function devAddresses(root: string, sources: Record<string, string>, baseUrl: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, devAddress(root, file, baseUrl)]));
}

/** What pages use from Vite instead of bundles. */
export async function devFrame(
  root: string,
  { config, prepared }: Pick<Site, 'config' | 'prepared'>,
  features: readonly LoadedFeature[],
): Promise<Pick<PageFrame, 'shell' | 'pageChunks' | 'bundles'>> {
  const { baseUrl } = config;
  const bundleData = features.flatMap(({ name, root: own, bundle }) => {
    const address = (file: string) => devAddress(root, resolve(own, file), baseUrl);
    const input = { root: own, address, prepared: prepared[name]?.bundle };
    return bundle ? [bundle.develop(input).then((made) => [name, made] as const)] : [];
  });
  const { ofPages } = scriptSources(shellConfig(config), features);
  const bundles = Object.fromEntries(await Promise.all(bundleData));
  return { shell: DEV_SHELL, pageChunks: devAddresses(root, ofPages, baseUrl), bundles };
}

/** What all documents share: style sheet and modules from Vite; no policy, since both change under way. */
export async function devParts(
  root: string,
  config: SiteConfig,
  features: readonly LoadedFeature[],
): Promise<Omit<DocumentParts, 'generator'>> {
  const own = (file: string) => toAddress(config.baseUrl, `/src/${file}`);
  const sources = scriptSources(shellConfig(config), features);
  const sheets = [
    ...siteSheets(shellConfig(config)).map(own),
    own('styles/special.css'),
    ...[...sources.styles, ...sources.early.flatMap(({ sheet }) => sheet ?? [])].map((file) =>
      devAddress(root, file, config.baseUrl),
    ),
  ];
  const sheet = sheets.map((href) => voidTag('link', { rel: 'stylesheet', href })).join('');
  const boot = await buildBoot(root, {
    runtime: {
      app: [own('shell/entry-client.tsx')],
      prefetch: own('shell/prefetch/start.ts'),
    },
    colorMode: config.colorMode,
    barId: config.announcementBar?.id ?? null,
    hasFinder: sources.hasFinder,
  });
  const codeTheme = `<style>${codeThemeStyle(config.codeTheme)}</style>`;
  const extra = `${sheet}${codeTheme}<script type="module" src="${own('server/dev-client.ts')}"></script>`;
  const chunks = devAddresses(root, sources.named, config.baseUrl);
  const tags = features.flatMap((feature) => feature.tags?.(config) ?? []);
  const scripts = [boot, ...(await Promise.all(sources.early.map(({ script }) => buildEarly(script, null))))];
  return { config, tags, scripts, css: layerOrder(root), chunks, themeColor: themeColors(root), extra };
}

/** The order of the cascade's layers: without it the first sheet that comes would decide, and one of a lab may. */
function layerOrder(root: string): string {
  return /@layer [^{;]+;/.exec(readFileSync(join(root, 'src/styles/site.css'), 'utf8'))?.[0] ?? '';
}

/** Addresses that are Vite's: its own, the engine's sources, and packages within it. */
export function isModuleAddress(pathname: string, baseUrl: string): boolean {
  const base = toAddress(baseUrl, '/');
  return pathname.startsWith(base) && /^(?:@|src\/|node_modules\/)/.test(pathname.slice(base.length));
}
