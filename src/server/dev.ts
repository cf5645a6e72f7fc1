/**
 * The dev server: documents and page data come from the build's own code, made when asked for; Vite serves the
 * application's modules and carries messages to the open pages. A saved note is compiled and pushed; nothing is written.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { loadConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { shellConfig, themeColors } from '../emit/bundle.ts';
import { buildBoot } from '../emit/bundle-boot.ts';
import { siteConfigPlugin } from '../emit/bundle-client.ts';
import type { DocumentParts } from '../emit/document.ts';
import { voidTag } from '../emit/escape.ts';
import type { SiteSession } from '../pipeline/site.ts';
import { toAddress } from '../shared/paths.ts';
import type { Problem } from '../shared/problem.ts';
import { compareSites, DEV_SHELL, type DevSite, loadDevSite } from './dev-site.ts';
import { type Listening, listen } from './listen.ts';
import { contentType } from './preview.ts';
import { resolveRequest } from './resolve-request.ts';

export interface DevInput {
  root: string;
  projectDir: string;
  configFile: string;
  contentDir: string;
  staticDir: string;
  cacheDir: string;
  generator: string;
  /** Opens the pipeline anew. */
  openSession: () => SiteSession;
  onProblems: (problems: Problem[]) => void;
  /** A line for the terminal. */
  onNote: (line: string) => void;
}

/** Most pages pushed after one save; beyond that the pages load themselves again. */
const MOST_PUSHED = 24;
/** Editors save in several steps; what comes within this many ms is one change. */
const SETTLE_MS = 15;

export interface DevServer extends Listening {
  stop: () => Promise<void>;
}

/** Starts the dev server. */
export async function serveDev(input: DevInput, at: { host: string; port: number }): Promise<DevServer> {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end();
  const listening = await listen((request, response) => handle(request, response), { ...at, baseUrl: '/' });
  let state = await openState(input, listening);
  handle = (request, response) => void state.handle(request, response);
  const restart = async () => {
    await state.close();
    state = await openState(input, listening);
    watch();
    input.onNote('配置变了，已重新载入。');
  };
  let queue = Promise.resolve();
  const watch = () => {
    let timer: NodeJS.Timeout | undefined;
    const dirty = new Set<string>();
    state.vite.watcher.on('all', (event, file) => {
      if (event !== 'addDir' && !isOurs(file, input, state)) return;
      dirty.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...dirty];
        dirty.clear();
        const isConfig = files.some((changed) => state.configFiles().includes(changed));
        queue = queue
          .then(() => (isConfig ? restart() : state.reload()))
          .catch((error) => input.onNote(String(error.stack ?? error)));
      }, SETTLE_MS);
    });
  };
  watch();
  const address = listening.address.replace(/\/$/, '') + state.baseUrl;
  return {
    ...listening,
    address,
    stop: async () => {
      await queue;
      await state.close();
    },
  };
}

function isOurs(file: string, { contentDir, staticDir, configFile }: DevInput, state: State): boolean {
  return (
    file.startsWith(contentDir) ||
    file.startsWith(staticDir) ||
    file === configFile ||
    state.configFiles().includes(file)
  );
}

interface State {
  vite: ViteDevServer;
  baseUrl: string;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  reload: () => Promise<void>;
  configFiles: () => string[];
  close: () => Promise<void>;
}

async function openState(input: DevInput, listening: Listening): Promise<State> {
  const session = input.openSession();
  const { config } = await loadConfig(input.configFile, input.projectDir);
  const vite = await startVite(input, listening, config);
  const boot = await devBoot(input.root, config);
  const colors = themeColors(input.root);
  const load = () =>
    loadDevSite({
      root: input.root,
      staticDir: input.staticDir,
      session,
      parts: (site): DocumentParts => ({
        ...devParts(site.config),
        boot,
        themeColor: colors,
        generator: input.generator,
      }),
    });
  let current = await load();
  input.onProblems(current.site.problems);
  const send = (event: string, data: unknown) => vite.ws.send(event, data);
  vite.ws.on('site:hello', (_, client) => client.send('site:problems', current.site.problems));
  return {
    vite,
    baseUrl: config.baseUrl,
    configFiles: () => [input.configFile, ...session.configFiles()],
    close: () => vite.close(),
    handle: (request, response) => answer(request, response, { dev: current, vite, baseUrl: config.baseUrl }),
    async reload() {
      const before = current;
      current = await load();
      await push(before, current, send);
      if (JSON.stringify(before.site.problems) !== JSON.stringify(current.site.problems)) {
        input.onProblems(current.site.problems);
        send('site:problems', current.site.problems);
      }
    },
  };
}

/** Pages that changed go out with their data; when pages came or went, or many changed, the open ones load again. */
async function push(before: DevSite, after: DevSite, send: (event: string, data: unknown) => void): Promise<void> {
  const { changed, moved } = compareSites(before.keys, after.keys);
  if (moved.length > 0 || changed.length > MOST_PUSHED) {
    send('site:reload', { paths: [...changed, ...moved] });
    return;
  }
  for (const path of changed) {
    const page = await after.page(path);
    if (page) send('site:page', page);
  }
  if (changed.length === 0 && assetNames(before) !== assetNames(after)) send('site:reload', {});
}

function assetNames({ files }: DevSite): string {
  return [...files.keys()].filter((file) => !/\.(?:html|json|md|xml|txt)$/.test(file)).join('\n');
}

/** Vite's share: modules, style sheets, and messages. */
async function startVite(
  { root, contentDir, staticDir, configFile, cacheDir }: DevInput,
  { server }: Listening,
  config: SiteConfig,
) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    base: toAddress(config.baseUrl, '/'),
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(cacheDir, 'vite'),
    plugins: [siteConfigPlugin(() => shellConfig(config))],
    optimizeDeps: {
      entries: ['src/shell/entry-client.tsx'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        ignored: ['**/dist/**', '**/dist.*/**', '**/.cache/**', '**/test-results/**', '**/playwright-report/**'],
      },
    },
  });
  vite.watcher.add([contentDir, staticDir, configFile]);
  return vite;
}

function devBoot(root: string, config: SiteConfig): Promise<string> {
  return buildBoot(root, {
    runtime: {
      baseUrl: config.baseUrl,
      shell: DEV_SHELL,
      app: [toAddress(config.baseUrl, '/src/shell/entry-client.tsx')],
      chunks: { search: toAddress(config.baseUrl, '/src/search/SearchDialog.tsx') },
    },
    colorMode: config.colorMode,
    barId: config.announcementBar?.id ?? null,
  });
}

/** Style sheet and listener as modules of Vite; no policy, since Vite's modules and sheets change under way. */
function devParts(config: SiteConfig): Pick<DocumentParts, 'config' | 'css' | 'extra'> {
  const own = (file: string) => toAddress(config.baseUrl, `/src/${file}`);
  const sheet = voidTag('link', { rel: 'stylesheet', href: own('styles/site.css') });
  return { config, css: '', extra: `${sheet}<script type="module" src="${own('server/dev-client.ts')}"></script>` };
}

interface Answering {
  dev: DevSite;
  vite: ViteDevServer;
  baseUrl: string;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { dev, vite, baseUrl }: Answering,
): Promise<void> {
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  const resolved = resolveRequest(pathname, baseUrl, (file) => dev.files.has(file));
  if ('redirect' in resolved) {
    response.writeHead(302, { Location: resolved.redirect + (query ? `?${query}` : '') }).end();
    return;
  }
  if ('notFound' in resolved && isModule(pathname, baseUrl)) {
    vite.middlewares(request, response, () => response.writeHead(404).end());
    return;
  }
  try {
    const make = 'file' in resolved ? dev.files.get(resolved.file) : dev.notFound;
    const content = await make?.();
    const type = contentType('file' in resolved ? resolved.file : '404.html');
    response.writeHead('file' in resolved ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(content);
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}

/** Addresses that are Vite's: its own, the engine's sources, and packages. */
function isModule(pathname: string, baseUrl: string): boolean {
  const base = toAddress(baseUrl, '/');
  return pathname.startsWith(base) && /^(?:@|src\/|node_modules\/|\.cache\/)/.test(pathname.slice(base.length));
}
