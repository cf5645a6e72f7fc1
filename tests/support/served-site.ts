/** A small site, built and served, for tests that need a configuration of their own. */
import type { Page } from '@playwright/test';
import type { UserConfig } from 'study-notes';
import { type AlgoliaStandIn, APP_ID, SEARCH_KEY, WRITE_KEY } from './algolia-stand-in.ts';
import { addressOf, run, start, stop } from './command.ts';
import { expect, test, untilReady } from './harness.ts';
import type { LocalServer } from './local-server.ts';
import type { PageProblems } from './page-problems.ts';
import { type FeatureOptions, type SmallSite, smallSite } from './small-site.ts';

export interface ServedSite extends SmallSite {
  origin: string;
  stop: () => Promise<void>;
}

/** Builds a small site and serves it on a port that the system gives. */
export async function serveSmallSite(
  files: Record<string, string>,
  config: Partial<UserConfig>,
  options: FeatureOptions = {},
): Promise<ServedSite> {
  const site = smallSite(files, config, options);
  const { code, output } = await run(['build', ...site.arguments]);
  if (code !== 0) throw new Error(`The build of a small site failed:\n${output}`);
  const server = start(['preview', ...site.arguments.slice(2), '--host', '127.0.0.1', '--port', '0']);
  return { ...site, origin: await addressOf(server), stop: () => stop(server) };
}

/** A small site whose search the stand-in for the service answers, which has been sent the notes. */
export async function serveHostedSite(
  service: AlgoliaStandIn,
  files: Record<string, string>,
  config: Partial<UserConfig> = {},
): Promise<ServedSite> {
  const algolia = { appId: APP_ID, apiKey: SEARCH_KEY, indexName: 'notes', hosts: [service.origin] };
  const site = await serveSmallSite(files, config, { search: { provider: 'algolia', algolia } });
  const env = { ALGOLIA_ADMIN_KEY: WRITE_KEY };
  const { code, output } = await run(['search:push', ...site.arguments.slice(0, 4)], { env });
  if (code !== 0) throw new Error(`The notes were not sent:\n${output}`);
  return site;
}

/** For the tests of a file: a stand-in for a service, and sites that ask it, which are there once the tests run. It must have nothing to complain of. */
export function sitesWith<Name extends string>(
  service: LocalServer,
  serve: () => Promise<Record<Name, ServedSite>>,
): Readonly<Record<Name, ServedSite>> {
  const sites = {} as Record<Name, ServedSite>;
  // In one worker: another would build the sites again.
  test.describe.configure({ mode: 'default' });
  const all = () => Object.values<ServedSite>(sites);
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await service.start();
    Object.assign(sites, await serve());
  });
  test.afterAll(async () => {
    for (const site of all()) await site.stop();
    await service.stop();
  });
  test.beforeEach(({ problems }) => allowOrigins(problems, service.origin, ...all().map(({ origin }) => origin)));
  test.afterEach(async ({ page }) => {
    // The servers end before the page does, which would complain.
    await page.goto('about:blank');
    expect(service.violations).toEqual([]);
  });
  return sites;
}

/** Allows requests to exactly these origins; the harness knows only the fixture site. */
export function allowOrigins(problems: PageProblems, ...origins: string[]): void {
  problems.expect(...origins.map((origin) => new RegExp(`^foreign request: ${origin.replace(/\./g, '\\.')}/`)));
}

/** Opens a page of a served site and waits until the application serves it. */
export async function openServed(page: Page, site: ServedSite, path: string): Promise<void> {
  await page.goto(site.origin + encodeURI(path));
  await untilReady(page);
}
