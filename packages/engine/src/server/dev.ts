/**
 * The dev server: documents and page data come from the build's own code, made when asked for; Vite serves the
 * application's modules and carries messages to the open pages. A saved note is compiled and pushed; nothing is written.
 */

import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { loadConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import { configFeatures } from '../pipeline/pipeline-feature.ts';
import type { SiteSession } from '../pipeline/site.ts';
import type { Problem } from '../shared/problem.ts';
import { contentType } from './content-type.ts';
import { compareSites, type DevSite, loadDevSite } from './dev-site.ts';
import { devParts, forgetConfig, isModuleAddress, startVite } from './dev-vite.ts';
import { type Listening, listen } from './listen.ts';
import { resolveRequest } from './resolve-request.ts';

export interface DevInput {
  root: string;
  projectDir: string;
  configFile: string;
  contentDir: string;
  staticDir: string;
  cacheDir: string;
  generator: string;
  features: readonly LoadedFeature[];
  /** Opens the pipeline. */
  openSession: () => Promise<SiteSession>;
  onProblems: (problems: Problem[]) => void;
  /** A line for the terminal. */
  onNote: (line: string) => void;
}

/** Most pages pushed after one save; beyond that the open pages load themselves again. */
const MOST_PUSHED = 24;
/** Editors save in several steps; what comes within this many ms is one change. */
const SETTLE_MS = 15;

const WATCH_CHECK_MS = 100;

export interface DevServer extends Listening {
  stop: () => Promise<void>;
}

/** Starts the dev server; it listens before the first load, so that messages and documents share one port. */
export async function serveDev(input: DevInput, at: { host: string; port: number }): Promise<DevServer> {
  let dev: Dev | undefined;
  const listening = await listen(
    async (request, response) => {
      if (dev) await answer(request, response, dev);
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    },
    { ...at, baseUrl: '/', log: input.onNote },
  );
  const { config } = await loadConfig(input.configFile, input.projectDir, configFeatures(input.features));
  const state: Dev = { config, baseUrl: config.baseUrl, session: await input.openSession() } as Dev;
  const { root, cacheDir, features } = input;
  const { server } = listening;
  state.vite = await startVite({
    root,
    cacheDir,
    server,
    baseUrl: config.baseUrl,
    config: () => state.config,
    features,
  });
  state.vite.watcher.add([...sourceFolders(input, state), input.configFile]);
  state.site = await load(input, state);
  state.vite.ws.on('site:hello', (_, client) => client.send('site:problems', state.site.site.problems));
  input.onProblems(state.site.site.problems);
  dev = state;
  const settled = watchChanges(input, state);
  return {
    ...listening,
    address: listening.address.replace(/\/$/, '') + config.baseUrl,
    stop: async () => {
      await settled();
      await state.vite.close();
    },
  };
}

interface Dev {
  config: SiteConfig;
  /** Base under which the server was started. */
  baseUrl: string;
  session: SiteSession;
  vite: ViteDevServer;
  site: DevSite;
}

async function load({ root, generator, features }: DevInput, { session, config }: Dev): Promise<DevSite> {
  const parts = { ...(await devParts(root, config, features)), generator };
  return loadDevSite({ root, session, parts, features });
}

/** Loads again after every change, one at a time; the returned function waits for the last. */
function watchChanges(input: DevInput, dev: Dev): () => Promise<void> {
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isConfigDirty = false;
  const enqueue = (withConfig: boolean) => {
    queue = queue
      .then(() => reload(input, dev, withConfig))
      .catch((error) => input.onNote(String(error?.stack ?? error)));
  };
  dev.vite.watcher.on('all', (event, file) => {
    const isConfig = file === input.configFile || dev.session.configFiles().includes(file);
    const isSource = sourceFolders(input, dev).some((folder) => file.startsWith(folder));
    if (event === 'addDir' || !(isConfig || isSource)) return;
    isConfigDirty ||= isConfig;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const withConfig = isConfigDirty;
      isConfigDirty = false;
      enqueue(withConfig);
    }, SETTLE_MS);
  });
  // What was saved while the watcher was still reading the folders sent no event.
  void untilWatched(dev.vite.watcher, input.contentDir).then(() => enqueue(false));
  return () => queue;
}

/** Folders with what the author writes. */
function sourceFolders({ contentDir, staticDir }: DevInput, { config }: Dev): string[] {
  return [contentDir, staticDir, ...config.allowedFolders];
}

/** Resolves once the watcher knows every file below a folder; it does not say so itself for folders added later. */
async function untilWatched(watcher: ViteDevServer['watcher'], folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (let tries = 0; tries < 100; tries++) {
    const known = watcher.getWatched();
    if (files.every((file) => known[file.parentPath ?? file.path]?.includes(file.name))) return;
    await new Promise((resolve) => setTimeout(resolve, WATCH_CHECK_MS).unref());
  }
}

async function reload(input: DevInput, dev: Dev, withConfig: boolean): Promise<void> {
  const before = dev.site;
  if (withConfig) await reloadConfig(input, dev);
  dev.site = await load(input, dev);
  if (withConfig) dev.vite.ws.send('site:reload', {});
  else await push(before, dev.site, dev.vite);
  const { problems } = dev.site.site;
  if (JSON.stringify(before.site.problems) === JSON.stringify(problems)) return;
  input.onProblems(problems);
  dev.vite.ws.send('site:problems', problems);
}

/** Everything but the base can change while the server runs: Vite's addresses hang on it. */
async function reloadConfig(input: DevInput, dev: Dev): Promise<void> {
  const { config, features } = await loadConfig(input.configFile, input.projectDir, configFeatures(input.features));
  const started = input.features.map(({ name }) => name);
  if (features.join() !== started.join()) input.onNote('features 变了，重新运行 dev 后生效。');
  if (config.baseUrl !== dev.baseUrl) input.onNote(`baseUrl 改成了 ${config.baseUrl}，重新运行 npm run dev 后生效。`);
  dev.config = { ...config, baseUrl: dev.baseUrl };
  dev.vite.watcher.add(config.allowedFolders);
  forgetConfig(dev.vite);
  input.onNote('配置变了，已重新载入。');
}

/** Pages that changed go out with their data; when pages came or went, or many changed, the open ones load again. */
async function push(before: DevSite, after: DevSite, { ws }: ViteDevServer): Promise<void> {
  const { changed, moved } = compareSites(before.keys, after.keys);
  if (moved.length > 0 || changed.length > MOST_PUSHED) {
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
  const { files, notFound } = dev.site;
  const resolved = resolveRequest(pathname, dev.baseUrl, (file) => files.has(file));
  if ('redirect' in resolved) {
    response.writeHead(302, { Location: resolved.redirect + (query ? `?${query}` : '') }).end();
    return;
  }
  if ('notFound' in resolved && isModuleAddress(pathname, dev.baseUrl)) {
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
