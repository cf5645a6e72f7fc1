/** A long note is laid out in two parts: the first screen before the first paint, the rest when the browser is idle. */
import type { Page } from '@playwright/test';
import { heading, sidebarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const NOTE = '/语法/长文';

/** Notes whether the note's last block was left for later when the document had been parsed. */
async function watchStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const last = document.querySelector('#article > :last-child') as Element;
      Object.assign(window, { atStart: getComputedStyle(last).contentVisibility });
    });
  });
}

const atStart = (page: Page) => page.evaluate(() => (window as unknown as { atStart: string }).atStart);
const now = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('#article > :last-child') as Element).contentVisibility);

test('the end of a long note waits for the first paint, and is there soon after', async ({ page, site }) => {
  await watchStart(page);
  await page.goto(site.address(NOTE));
  expect(await atStart(page)).toBe('hidden');
  await expect.poll(() => now(page)).toBe('visible');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('nothing moves while a note is laid out', async ({ page, site }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
          moved.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test('a picture that does not come keeps nothing of the note unseen', async ({ page, site }) => {
  site.server.hold(/\?late$/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/favicon.svg?late' }));
    });
  });
  await page.goto(site.address(NOTE), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => now(page)).toBe('visible');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('whoever comes to a place in the note gets the whole of it at once', async ({ page, site }) => {
  await watchStart(page);
  await page.goto(`${site.address(NOTE)}#${encodeURIComponent('第-12-节')}`);
  expect(await atStart(page)).toBe('visible');
});

test('a reload far down gets the whole of it at once, and the same place', async ({ page, site }) => {
  await page.goto(site.address(NOTE));
  await expect.poll(() => now(page)).toBe('visible');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const place = await page.evaluate(() => scrollY);
  await watchStart(page);
  await page.reload();
  expect(await atStart(page)).toBe('visible');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a note that a link leads to is whole soon after it is shown', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await sidebarLink(page, '长文').click();
  await expect(heading(page)).toHaveText('长文');
  await expect.poll(() => now(page)).toBe('visible');
});

test('a note that a link leads to begins at its top, with its end left for after the first paint', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await page.evaluate(() => {
    scrollTo(0, 600);
    const before = document.querySelector('#article h1')?.textContent;
    const observer = new MutationObserver(() => {
      if (document.querySelector('#article h1')?.textContent === before) return;
      observer.disconnect();
      // The frame in which it is painted, before it is laid out.
      requestAnimationFrame(() => {
        const last = document.querySelector('#article > :last-child') as Element;
        Object.assign(window, { atStart: `${getComputedStyle(last).contentVisibility} ${scrollY}` });
      });
    });
    observer.observe(document.querySelector('#root') as Element, { childList: true, subtree: true });
  });
  await sidebarLink(page, '长文').click();
  await expect.poll(() => atStart(page)).toBe('hidden 0');
  await expect.poll(() => now(page)).toBe('visible');
});

test('a window that changes while a note is being laid out gets its own layout', async ({ page, site }) => {
  for (let time = 0; time < 5; time += 1) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(site.address(NOTE), { waitUntil: 'domcontentloaded' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => now(page)).toBe('visible');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
