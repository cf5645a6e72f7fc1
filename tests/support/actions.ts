/** Steps that many tests share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type TestSite, untilReady } from './harness.ts';
import type { PageProblems } from './page-problems.ts';

/** Every script of the application: whichever of its files comes first starts it. */
export const APP_SCRIPTS = /^\/assets\/(?:app|c)-.*\.js/;

/** Has the application load, as a reader does who comes to a control. */
export const wantApplication = (page: Page) => page.getByRole('button', { name: '切换颜色模式' }).focus();

/** The page's first heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document, to tell later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedDocument: true }));
}

/** Whether the document is the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedDocument' in window);
}

/** Marks the article's nodes, to tell later whether they are the server's own. */
export async function markArticle(page: Page): Promise<void> {
  await page
    .locator('#article p')
    .first()
    .evaluate((node) => Object.assign(node, { marked: true }));
}

/** Fails unless the article still holds the nodes that were marked. */
export async function expectSameArticle(page: Page): Promise<void> {
  expect(
    await page
      .locator('#article p')
      .first()
      .evaluate((node) => 'marked' in node),
  ).toBe(true);
}

/** Decoded path of the address. */
export const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);

/** A link of the bar at the top. */
export const navbarLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** A link of the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
  page.locator('.sidebar').getByRole('link', { name, exact: true });

/** Scrolls the window and waits until it is there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

/** Position of the window. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Address of a lazy chunk, as the document names it. */
export function chunkAddress(page: Page, name: string): Promise<string> {
  const pattern = `(?:^| )${name}:(\\S+)`;
  return page.evaluate(
    (one) => decodeURIComponent(document.getElementById('page')?.dataset.chunks?.match(one)?.[1] ?? ''),
    pattern,
  );
}

/** Stops the page's clock; it goes on by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens a page and its search, whose chunk shows its spinner and then fails; gives the box and the chunk's pattern. */
export async function openFailingSearch(
  page: Page,
  site: TestSite,
  problems: PageProblems,
): Promise<{ box: Locator; chunk: RegExp }> {
  problems.expect(/search/, /ERR_EMPTY_RESPONSE/);
  problems.expectCauses();
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  const chunk = new RegExp(`^${(await chunkAddress(page, 'search')).replaceAll('.', '\\.')}`);
  const release = site.server.hold(chunk, { drop: true });
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await expect(page.locator('.spinner')).toBeVisible();
  release();
  const box = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
  await expect(box).toBeVisible();
  return { box, chunk };
}
