/**
 * The dev server: documents and page data come from the build's own code, made when asked for; Vite serves the
 * application's modules and carries messages to the open pages. A saved note is compiled and pushed; nothing is written.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { LoadedFeature } from '../emit/site-feature.ts';
import type { SiteSession } from '../pipeline/site.ts';
import type { Problem } from '../shared/problem.ts';
import { words } from '../words/building.ts';
import { contentType } from './content-type.ts';
import { compareSites, type DevSite, devSite } from './dev-site.ts';
import { devParts, forgetConfig, isModuleAddress, openSources, startVite } from './dev-vite.ts';
import { type Listening, listen } from './listen.ts';
import { resolveRequest } from './resolve-request.ts';
import { untilWatched } from './until-watched.ts';

export interface DevInput {
  root: string;
  contentDir: string;
  staticDir: string;
  cacheDir: string;
  /** Where builds write. */
  outDir: string;
  generator: string;
  features: readonly LoadedFeature[];
  /** Opens the pipeline. */
  openSession: () => Promise<SiteSession>;
  /** Whether a changed configuration asks for what a running server cannot change: its base, its features and their options. */
  isOutdated: () => Promise<boolean>;
  restart: () => void;
  onProblems: (problems: Problem[]) => void;
  /** A line for the terminal. */
  onNote: (line: string) => void;
}

/** Most pages pushed after one save; beyond that, open pages reload. */
const MAX_PUSHED = 24;
/** Editors save in several steps: events within this many ms are one change. */
const SETTLE_MS = 15;

/** Starts the dev server; it listens before the first load, so that messages and documents share one port. */
export async function serveDev(input: DevInput, at: { host: string; port: number }): Promise<Listening> {
  let dev: Dev | undefined;
  const listening = await listen(
    async (request, response) => {
      if (dev) await answer(request, response, dev);
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    },
    { ...at, baseUrl: '/', log: input.onNote },
  );
  try {
    dev = await begin(input, listening.server);
  } catch (error) {
    await listening.close();
    throw error;
  }
  const { vite, site } = dev;
  const settled = watchChanges(input, dev);
  return {
    ...listening,
    address: listening.address.replace(/\/$/, '') + site.site.config.baseUrl,
    close: async () => {
      await settled();
      await vite.close();
      await listening.close();
    },
  };
}

/** Loads the site and has Vite ready; messages go through `server`. */
async function begin(input: DevInput, server: Server): Promise<Dev> {
  const { root, cacheDir, outDir, features } = input;
  const session = await input.openSession();
  const loaded = { session, site: await load(input, session) };
  const config = () => loaded.site.site.config;
  const vite = await startVite({ root, cacheDir, outDir, server, baseUrl: config().baseUrl, config, features });
  const dev: Dev = Object.assign(loaded, { vite });
  vite.watcher.add([...sourceFolders(input, dev), ...session.configFiles()]);
  openSources(vite, preparedFrom(dev.site));
  vite.ws.on('site:hello', (_, client) => client.send('site:problems', dev.site.site.problems));
  input.onProblems(dev.site.site.problems);
  return dev;
}

interface Dev {
  session: SiteSession;
  vite: ViteDevServer;
  site: DevSite;
}

async function load({ root, generator, features }: DevInput, session: SiteSession): Promise<DevSite> {
  const site = await session.load();
  const parts = { ...(await devParts(root, site.config, features)), generator };
  return devSite({ root, site, session, parts, features });
}

/** Loads again after every change, one at a time; the returned function waits for the last. */
function watchChanges(input: DevInput, dev: Dev): () => Promise<void> {
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isConfigDirty = false;
  const enqueue = (isConfigTouched: boolean) => {
    queue = queue
      .then(() => reload(input, dev, isConfigTouched))
      .catch((error) => input.onNote(String(error?.stack ?? error)));
  };
  dev.vite.watcher.on('all', (event, file) => {
    const isConfig = dev.session.configFiles().includes(file);
    const sources = [...sourceFolders(input, dev), ...preparedFrom(dev.site)];
    const isSource = sources.some((folder) => file.startsWith(folder));
    if (event === 'addDir' || !(isConfig || isSource)) return;
    isConfigDirty ||= isConfig;
    clearTimeout(timer);
    timer = setTimeout(() => {
      enqueue(isConfigDirty);
      isConfigDirty = false;
    }, SETTLE_MS);
  });
  // What was saved while the watcher was still reading the folders sent no event.
  const notes = dev.site.site.docs.flatMap(({ note }) => note?.absolute ?? []);
  void untilWatched(dev.vite.watcher, notes).then(() => enqueue(true));
  return () => queue;
}

/** Folders with what the author writes. */
function sourceFolders({ contentDir, staticDir }: DevInput, { site }: Dev): string[] {
  return [contentDir, staticDir, ...site.site.config.allowedFolders];
}

/** What features have prepared something of. */
function preparedFrom({ site }: DevSite): string[] {
  return Object.values(site.prepared).flatMap(({ sources }) => sources);
}

async function reload(input: DevInput, dev: Dev, isConfigTouched: boolean): Promise<void> {
  if (isConfigTouched && (await input.isOutdated())) {
    input.restart();
    return;
  }
  const before = dev.site;
  dev.site = await load(input, dev.session);
  openSources(dev.vite, preparedFrom(dev.site));
  const isConfigNew = JSON.stringify(dev.site.site.config) !== JSON.stringify(before.site.config);
  if (isConfigNew) announceConfig(input, dev);
  else await push(before, dev.site, dev.vite);
  const { problems } = dev.site.site;
  if (JSON.stringify(before.site.problems) === JSON.stringify(problems)) return;
  input.onProblems(problems);
  dev.vite.ws.send('site:problems', problems);
}

/** The application takes the configuration as it is now. */
function announceConfig(input: DevInput, dev: Dev): void {
  dev.vite.watcher.add([...dev.site.site.config.allowedFolders, ...dev.session.configFiles()]);
  forgetConfig(dev.vite);
  dev.vite.ws.send('site:reload', {});
  input.onNote(words.configChanged);
}

/** Pages that changed go out with their data; when pages came or went, or many changed, the open ones load again. */
async function push(before: DevSite, after: DevSite, { ws }: ViteDevServer): Promise<void> {
  const { changed, moved } = compareSites(before.keys, after.keys);
  if (moved.length > 0 || changed.length > MAX_PUSHED) {
    ws.send('site:reload', { paths: [...changed, ...moved] });
    return;
  }
  for (const path of changed) {
    const page = await after.page(path);
    if (page) ws.send('site:page', page);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, dev: Dev): Promise<void> {
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  const { files, notFound, site } = dev.site;
  const { baseUrl } = site.config;
  const resolved = resolveRequest(pathname, baseUrl, (file) => files.has(file));
  if ('redirect' in resolved) {
    response.writeHead(302, { Location: resolved.redirect + (query ? `?${query}` : '') }).end();
    return;
  }
  if ('notFound' in resolved && isModuleAddress(pathname, baseUrl)) {
    dev.vite.middlewares(request, response, () => response.writeHead(404).end());
    return;
  }
  try {
    const isFound = 'file' in resolved;
    const content = await (isFound ? files.get(resolved.file) : notFound)?.();
    const type = contentType(isFound ? resolved.file : '404.html');
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}
