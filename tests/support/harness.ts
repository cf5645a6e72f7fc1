/**
 * The `test` of every browser test: a built site behind a fault server, and a page that fails its test when anything
 * appears in the console, a request fails or another host is requested.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect as baseExpect, type Page } from '@playwright/test';
import { toAddress } from '../../packages/engine/src/shared/paths.ts';
import { FaultServer } from './fault-server.ts';
import { PageProblems } from './page-problems.ts';
import { outputOf, SITES, type SiteName, WANTED } from './sites.ts';
import { CONTEXT_TIMEOUT, FORGOTTEN, isWorkerOn, storeEverything, WorkerAhead } from './worker-on.ts';

/** Asks again after 50 ms, not after up to a second: what a test waits for is mostly there by then. */
const poll: typeof baseExpect.poll = (ask, options) =>
  baseExpect.poll(ask, { intervals: [50], ...(typeof options === 'string' ? { message: options } : options) });

export const expect = new Proxy(baseExpect, {
  get: (target, name, receiver) => (name === 'poll' ? poll : Reflect.get(target, name, receiver)),
});

/** What `navigator.connection` says; `none`: a browser without that API. */
export type Connection = 'fast' | 'slow' | '3g' | '2g' | 'slow-2g' | 'save-data' | 'none';

export interface TestSite {
  server: FaultServer;
  origin: string;
  /** Address of a decoded path, base included. */
  address(path: string): string;
  /** Text of a file of the built site. */
  file(path: string): string;
}

interface Options {
  siteName: SiteName;
  connection: Connection;
}

interface Fixtures extends Options {
  site: TestSite;
  problems: PageProblems;
}

export const CONNECTIONS: Record<Connection, object | undefined> = {
  fast: { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false },
  slow: { effectiveType: '4g', downlink: 1.6, rtt: 150, saveData: false },
  '3g': { effectiveType: '3g', downlink: 0.7, rtt: 400, saveData: false },
  '2g': { effectiveType: '2g', downlink: 0.1, rtt: 1400, saveData: false },
  'slow-2g': { effectiveType: 'slow-2g', downlink: 0.05, rtt: 2000, saveData: false },
  'save-data': { effectiveType: '4g', downlink: 10, rtt: 50, saveData: true },
  none: undefined,
};

/** Makes the browser report a connection of the given kind. */
export async function setConnection(context: BrowserContext, connection: Connection): Promise<void> {
  await context.addInitScript((value) => {
    const answer = value && Object.assign(new EventTarget(), value);
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => answer });
  }, CONNECTIONS[connection]);
}

/** Takes away what a reused context may still hold of earlier tests: kept answers, everything stored, the way back. */
async function forget(context: BrowserContext, origin: string): Promise<void> {
  const [page] = context.pages();
  if (!page) return;
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: FORGOTTEN });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Runs in every frame: what a policy stops is a line in the console, which fails the test. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

export const test = base.extend<Fixtures, { servers: Record<SiteName, FaultServer> }>({
  siteName: ['fixture', { option: true }],
  connection: ['fast', { option: true }],

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
    async ({}, use) => {
      const servers = await Promise.all(WANTED.map((name) => new FaultServer(outputOf(name)).start()));
      await use(
        Object.fromEntries(WANTED.map((name, index) => [name, servers[index]])) as Record<SiteName, FaultServer>,
      );
      await Promise.all(servers.map((server) => server.stop()));
    },
    { scope: 'worker' },
  ],

  site: async ({ servers, siteName }, use) => {
    const server = servers[siteName];
    await use({
      server,
      origin: server.origin,
      address: (path) => server.origin + toAddress(SITES[siteName].base, path),
      file: (path) => readFileSync(join(outputOf(siteName), path), 'utf8'),
    });
    server.reset();
  },

  // Every test asks for it, also one that opens no page, while its site may not be among those that are wanted.
  baseURL: async ({ servers, siteName }, use) => use(servers[siteName]?.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
  problems: async ({}, use) => use(new PageProblems()),

  // The collector belongs to the context, so no page a test opens can escape it.
  context: [
    async ({ context, connection, javaScriptEnabled, site, problems }, use) => {
      await forget(context, site.origin);
      // Who has no scripts has no worker.
      const hasWorker = isWorkerOn && javaScriptEnabled;
      if (hasWorker) await storeEverything(context, site.address('/离线'));
      await setConnection(context, connection);
      await context.addInitScript(reportViolations);
      problems.watch(context, site.origin);
      // What the last test's page still asked for has arrived by now, and is none of this test's.
      site.server.reset();
      const { server } = site;
      if (hasWorker) server.ahead = new WorkerAhead(context, site.origin, (address) => server.note(address));
      await use(context);
      await server.ahead?.end();
      server.ahead = undefined;
      expect(problems.unexpected, 'nothing in the console, no failed and no foreign request').toEqual([]);
    },
    { scope: 'test', timeout: CONTEXT_TIMEOUT },
  ],

  page: async ({ page, site }, use) => {
    await site.server.ahead?.ready(page);
    await use(page);
  },
});

/** How long a page may take to be ready, ms. */
const READY = 10_000;

/**
 * Waits until the application is there and the note is laid out to its end: a press meets its button where a test found
 * it, also far below (the release came one frame later on another element once in some thousand runs).
 */
export async function untilReady(page: Page): Promise<void> {
  // Asked in the page: a question from without comes late, and `waitForFunction` brings a script as large as the application.
  const answer = await page.evaluate(whenReady, READY).catch((error: Error) => error);
  if (answer === 'ready') return;
  // The page that was asked may have given way to another.
  if (answer instanceof Error && /context was destroyed/.test(answer.message)) return untilReady(page);
  throw answer instanceof Error ? answer : new Error(`The page was not ready after ${READY} ms: ${answer}.`);
}

/** The boot takes its rule away when no block waits any more (`packages/engine/src/shell/boot/reveal.ts`). */
function whenReady(most: number): Promise<string> {
  const isWaiting = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.style.contentVisibility !== '';
  const missing = () => {
    if (document.documentElement.dataset.app !== 'ready') return 'no application';
    const isLaidOut = !document.adoptedStyleSheets.some((sheet) => [...sheet.cssRules].some(isWaiting));
    return isLaidOut ? 'ready' : 'not laid out to its end';
  };
  const end = performance.now() + most;
  return new Promise((resolve) => {
    const ask = () => {
      const answer = missing();
      if (answer === 'ready' || performance.now() > end) resolve(answer);
      else setTimeout(ask, 16);
    };
    ask();
  });
}
