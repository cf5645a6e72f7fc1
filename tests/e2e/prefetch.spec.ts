/** Prefetching: internal links in view in idle time, two at a time, each once; what is pointed at, at once. */
import type { Page } from '@playwright/test';
import { dataPath } from '../../packages/engine/src/shared/paths.ts';
import {
  APP_SCRIPTS,
  heading,
  isSameDocument,
  markDocument,
  navbarLink,
  pathOf,
  sidebarLink,
  wantApplication,
} from '../support/actions.ts';
import { expect, type TestSite, test, untilReady } from '../support/harness.ts';

const DATA = /^\/data\/(?!assets)/;
const PREFETCHING = /^\/assets\/p-/;

/** Paths of the internal links that are in view now, other than the page's own. */
async function pathsInView(page: Page): Promise<string[]> {
  const paths = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const links = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.1).map(({ target }) => target);
          const urls = links.map((link) => new URL((link as HTMLAnchorElement).href));
          const own = urls.filter(
            ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
          );
          resolve(own.map(({ pathname }) => decodeURIComponent(pathname)));
        });
        for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
      }),
  );
  return [...new Set(paths)].filter((path) => !/\.(?:xml|txt|md)$/.test(path));
}

/** What the server is asked for a page: its data, or its document. */
const asked = (site: TestSite, path: string) =>
  site.server.requests(path).length + site.server.requests(dataPath(path)).length;

/** Waits until all of these pages were fetched, and checks that none was twice. */
async function expectEachOnce(site: TestSite, paths: string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => asked(site, path), path).toBeGreaterThan(0);
  for (const path of paths) expect(asked(site, path), path).toBe(1);
}

/** Lets the browser be idle a few times over: what would be fetched unasked is asked for by then. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 10; times++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

for (const [name, connection] of [
  ['with the application', 'fast'],
  ['without the application', '3g'],
] as const) {
  test.describe(name, () => {
    test.use({ connection });

    test('every internal link in view is fetched once, and none that is not', async ({ page, site }) => {
      await page.goto(site.address('/深层/多页/第15页'));
      const inView = await pathsInView(page);
      expect(inView.length).toBeGreaterThan(15);
      await expectEachOnce(site, inView);
      await untilIdle(page);
      expect(asked(site, '/深层/多页/第30页'), 'below the sidebar’s edge').toBe(0);
    });

    test('links that come into view by scrolling are fetched', async ({ page, site }) => {
      await page.goto(site.address('/深层/多页/第15页'));
      await expectEachOnce(site, await pathsInView(page));
      await page.locator('.sidebar-scroll').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      const after = await pathsInView(page);
      expect(after).toContain('/深层/多页/第30页');
      await expectEachOnce(site, after);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectEachOnce(site, await pathsInView(page));
    });

    test('at most two are under way at a time, and one pointed at goes at once', async ({ page, site }) => {
      const release = site.server.hold(
        /^\/(?:data\/)?深层\/多页\/|^\/(?:data\/)?(?:布局|语法)\/|^\/(?:search|复习|质量|离线|data\/)/,
      );
      await page.goto(site.address('/深层/intro'));
      const fetched = () => site.server.requests(/./).filter((path) => !/^\/(?:assets|深层\/intro|favicon)/.test(path));
      await expect.poll(() => fetched().length).toBe(2);
      await untilIdle(page);
      expect(fetched()).toHaveLength(2);
      const other = (await pathsInView(page)).find((path) => asked(site, path) === 0) as string;
      await page.locator(`a[href="${other}"]`).first().hover();
      await expect.poll(() => asked(site, other)).toBe(1);
      release();
      await expectEachOnce(site, await pathsInView(page));
    });
  });
}

test.describe('with the application', () => {
  test('it goes first: no page is asked for before it is there', async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/深层/intro'));
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
    await untilIdle(page);
    expect(site.server.requests(/./).filter((path) => !/^\/(?:assets|深层\/intro|favicon)/.test(path))).toEqual([]);
    release();
    await expect.poll(() => site.server.requests(DATA).length).toBeGreaterThan(0);
  });

  test('links of an opened group and of the next page are fetched', async ({ page, site }) => {
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    await page
      .locator('.sidebar')
      .getByRole('button', { name: /没有索引的组/ })
      .click();
    await expect
      .poll(() => pathsInView(page))
      .toEqual(expect.arrayContaining([expect.stringMatching('没有索引的组/')]));
    await expectEachOnce(site, await pathsInView(page));
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
    await expectEachOnce(site, await pathsInView(page));
  });
});

test.describe('without the application', () => {
  test.use({ connection: '3g' });

  test('a click uses the document that was fetched: the server only confirms it', async ({ page, site }) => {
    await page.goto(site.address('/深层/多页/第15页'));
    await expectEachOnce(site, await pathsInView(page));
    site.server.hold(APP_SCRIPTS);
    await markDocument(page);
    await sidebarLink(page, '第 16 页').click();
    await expect(heading(page)).toHaveText('第 16 页');
    expect(await isSameDocument(page)).toBe(false);
    const { transferSize, encodedBodySize } = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as PerformanceNavigationTiming,
    );
    expect(encodedBodySize).toBeGreaterThan(4_000);
    expect(transferSize).toBeLessThan(1_000);
    expect(site.server.requests(DATA)).toEqual([]);
  });

  test('what was fetched before the application came is what it shows', async ({ page, site }) => {
    await page.goto(site.address('/深层/多页/第15页'));
    await expectEachOnce(site, await pathsInView(page));
    await wantApplication(page);
    await untilReady(page);
    await markDocument(page);
    site.server.hold(/^\/(?:data|深层)\//);
    await sidebarLink(page, '第 16 页').click();
    await expect(heading(page)).toHaveText('第 16 页');
    await expect(page).toHaveTitle(/第 16 页/);
    expect(pathOf(page)).toBe('/深层/多页/第16页');
    expect(await isSameDocument(page)).toBe(true);
    expect(asked(site, '/深层/多页/第16页')).toBe(1);
  });

  test('the page of a link that is pointed at comes without a further question; one link is marked at a time', async ({
    page,
    site,
  }) => {
    site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/深层/多页/第15页'));
    await expectEachOnce(site, await pathsInView(page));
    await sidebarLink(page, '第 14 页').hover();
    await sidebarLink(page, '第 16 页').hover();
    await expect(page.locator('[data-soon]')).toHaveText('第 16 页');
    await expect.poll(() => asked(site, '/深层/多页/第16页')).toBe(2);
    await page.waitForLoadState('networkidle');
    await sidebarLink(page, '第 16 页').click();
    await expect(heading(page)).toHaveText('第 16 页');
    expect(asked(site, '/深层/多页/第16页')).toBe(2);
  });

  test('the mark goes with the application’s arrival, and is not in the article that it keeps', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/链接'), { waitUntil: 'networkidle' });
    const link = page.locator('#article a[href^="/"]').first();
    await link.hover();
    await expect(link).toHaveAttribute('data-soon', '');
    await wantApplication(page);
    await untilReady(page);
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
    await page.goBack();
    await expect(heading(page)).toHaveText('链接');
    await expect(page.locator('[data-soon]')).toHaveCount(0);
  });

  test('nothing is fetched unasked before the page is idle, and the application not at all', async ({ page, site }) => {
    // A picture that the window waits for.
    const release = site.server.hold(/\?late$/);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(new Image(), { src: '/favicon.svg?late' }));
      });
    });
    await page.goto(site.address('/语法/数学'), { waitUntil: 'domcontentloaded' });
    await untilIdle(page);
    expect(site.server.requests(PREFETCHING)).toEqual([]);
    release();
    await expect.poll(() => site.server.requests(PREFETCHING).length).toBe(1);
    await expectEachOnce(site, await pathsInView(page));
    expect(site.server.requests(APP_SCRIPTS)).toEqual([]);
  });
});

for (const connection of ['2g', 'slow-2g', 'save-data'] as const) {
  test.describe(`on ${connection}`, () => {
    test.use({ connection });

    test('nothing is fetched unasked', async ({ page, site }) => {
      await page.goto(site.address('/深层/多页/第1页'), { waitUntil: 'networkidle' });
      await untilIdle(page);
      expect(site.server.requests(/^\/(?:assets|data)\/|^\/深层\/多页\/(?!第1页)/)).toEqual([]);
      await sidebarLink(page, '第 3 页').hover();
      await expect(page.locator('[data-soon]')).toHaveCount(0);
      // The control loads the application; a second link shows that it does not prefetch either.
      await wantApplication(page);
      await untilReady(page);
      await sidebarLink(page, '第 4 页').hover();
      await untilIdle(page);
      expect(site.server.requests(DATA)).toEqual([]);
      expect(site.server.requests(PREFETCHING)).toEqual([]);
    });
  });
}
