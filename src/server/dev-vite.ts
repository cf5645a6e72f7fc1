/** Vite's share of the dev server: the application's modules and style sheets, watching, and messages to open pages. */
import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteConfig } from '../config/schema.ts';
import { shellConfig, themeColors } from '../emit/bundle.ts';
import { buildBoot } from '../emit/bundle-boot.ts';
import { ASK_SOURCE, chunkSources, PAGE_CHUNKS, type PageChunks, siteConfigPlugin } from '../emit/bundle-client.ts';
import { codeThemeStyle } from '../emit/code-theme.ts';
import type { DocumentParts } from '../emit/document.ts';
import { voidTag } from '../emit/escape.ts';
import { LAB_RUNTIME, type LabFiles, labSources } from '../labs/emit/lab-files.ts';
import { type SandboxPage, sandboxPage } from '../labs/emit/lab-sandbox.ts';
import { sandboxedPlugin } from '../labs/emit/sandboxed-plugin.ts';
import { toAddress } from '../shared/paths.ts';

/** Stands for the hash of the application: in development it does not change. */
export const DEV_SHELL = 'dev';

/** Never watched: what builds and tests write. */
const UNWATCHED = ['dist', 'dist.*', '.cache', 'test-results', 'playwright-report'].map((name) => `**/${name}/**`);

export interface ViteInput {
  root: string;
  cacheDir: string;
  /** The server that messages go through. */
  server: Server;
  baseUrl: string;
  /** The configuration as it is now. */
  config: () => SiteConfig;
}

/** Starts Vite without a server of its own. */
export async function startVite({ root, cacheDir, server, baseUrl, config }: ViteInput): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root,
    base: toAddress(baseUrl, '/'),
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(cacheDir, 'vite'),
    plugins: [siteConfigPlugin(() => shellConfig(config())), sandboxedPlugin()],
    optimizeDeps: {
      entries: [
        'src/shell/entry-client.tsx',
        ASK_SOURCE,
        ...Object.values(PAGE_CHUNKS),
        LAB_RUNTIME,
        ...Object.values(labSources(root)),
      ],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: UNWATCHED },
      // The rest of the project, notes and secrets beside them among it, is nothing that Vite should hand out.
      fs: { strict: true, allow: [join(root, 'src'), realpathSync(join(root, 'node_modules')), cacheDir] },
    },
  });
}

/** The application reads the configuration again on the next load of a page. */
export function forgetConfig(vite: ViteDevServer): void {
  const module = vite.moduleGraph.getModuleById('\0virtual:site-config');
  if (module) vite.moduleGraph.invalidateModule(module);
}

/** What pages bring themselves, as Vite serves it. */
export function devPageChunks(baseUrl: string): PageChunks {
  const own = (file: string) => toAddress(baseUrl, `/${file}`);
  return { review: own(PAGE_CHUNKS.review), slot: own(PAGE_CHUNKS.slot) };
}

/** Labs as Vite serves them: their sources. */
export function devLabs(root: string, baseUrl: string): LabFiles {
  const own = (file: string) => toAddress(baseUrl, `/${file}`);
  const modules = Object.entries(labSources(root)).map(([name, file]) => [name, own(file)]);
  return { runtime: own(LAB_RUNTIME), modules: Object.fromEntries(modules) };
}

/** Made once: it changes with the engine only, and then the server starts again. */
let sandbox: Promise<SandboxPage> | undefined;

/** What all documents share: style sheet and modules from Vite; no policy, since both change under way. */
export async function devParts(root: string, config: SiteConfig): Promise<Omit<DocumentParts, 'generator'>> {
  const own = (file: string) => toAddress(config.baseUrl, `/src/${file}`);
  const sheet = voidTag('link', { rel: 'stylesheet', href: own('styles/site.css') });
  const boot = await buildBoot(root, {
    runtime: {
      app: [own('shell/entry-client.tsx')],
      prefetch: own('shell/prefetch/start.ts'),
    },
    colorMode: config.colorMode,
    barId: config.announcementBar?.id ?? null,
  });
  const codeTheme = `<style>${codeThemeStyle(config.codeTheme)}</style>`;
  const extra = `${sheet}${codeTheme}<script type="module" src="${own('server/dev-client.ts')}"></script>`;
  const sources = chunkSources(root, shellConfig(config));
  const chunks = Object.fromEntries(sources.map(([name, file]) => [name, toAddress(config.baseUrl, `/${file}`)]));
  sandbox ??= sandboxPage(root);
  return { config, boot, chunks, themeColor: themeColors(root), extra, sandbox: await sandbox };
}

/** Addresses that are Vite's: its own, the engine's sources, and packages. */
export function isModuleAddress(pathname: string, baseUrl: string): boolean {
  const base = toAddress(baseUrl, '/');
  return pathname.startsWith(base) && /^(?:@|src\/|node_modules\/|\.cache\/)/.test(pathname.slice(base.length));
}
