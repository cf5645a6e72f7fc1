/** Specification, section 9: business constants and limits. */

import * as ofEngine from '../../packages/engine/src/shared/constants.ts';
import * as ofSearch from '../../packages/search/src/constants.ts';
import siteConfig from '../../site.config.ts';
import { chunkAddress, stopClock } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { readModel } from '../support/model.ts';

test('the constants are those of the specification', () => {
  expect({ ...ofEngine, ...ofSearch }).toMatchObject({
    DESKTOP_BREAKPOINT: 996,
    SEARCH_PARAMETER: 'q',
    SEARCH_PATH: '/search',
    PROGRESS_DELAY: 200,
    PROGRESS_MINIMUM: 0.08,
    PROGRESS_SPEED: 200,
    PROGRESS_TRICKLE_RATE: 0.02,
    PROGRESS_TRICKLE_SPEED: 800,
    SCHEDULER_FRAME: 5,
    LOADING_DELAY: 200,
    PATH_CACHE_LIMIT: 10_000,
    COLLAPSE_REDUCED_MS: 1,
    TOC_LEVELS: { min: 2, max: 3 },
    THEME_KEY: 'theme',
    LOCALE: 'zh-Hans',
    CONVENTIONS: 'docusaurus 3.9.1',
    UI_LIBRARY_FLOOR: '19.1.1',
  });
});

for (const [width, shown] of [
  [996, true],
  [997, false],
] as const) {
  test(`desktop breakpoint: 996 px — at ${width} px the hamburger is ${shown ? 'shown' : 'hidden'}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.address('/语法/intro'));
    await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible({ visible: shown });
  });
}

test('progress bar: minimum 0.08, trickle rate 0.02, trickle speed 800 ms', async ({ page, site }) => {
  const release = site.server.hold('/data/深层/intro.json');
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await stopClock(page);
  await page.getByRole('banner').getByRole('link', { name: '深层' }).click();
  await page.evaluate(() => {
    Math.random = () => 0.75;
  });
  const shown = () => page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--progress')));
  await page.clock.runFor(200);
  expect(await shown()).toBeCloseTo(0.08, 5);
  await page.clock.runFor(799);
  expect(await shown()).toBeCloseTo(0.08, 5);
  await page.clock.runFor(1);
  expect(await shown(), 'one trickle is a random part of 0.02').toBeCloseTo(0.08 + 0.75 * 0.02, 5);
  await page.clock.runFor(800);
  expect(await shown()).toBeCloseTo(0.08 + 2 * 0.75 * 0.02, 5);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('深层导读');
});

test('loading delay 200 ms: the spinner of a chunk does not show before', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  const chunk = await chunkAddress(page, 'search');
  const release = site.server.hold(chunk);
  await stopClock(page);
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await page.clock.runFor(199);
  await expect(page.locator('.spinner')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('.spinner')).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
});

test('table of contents levels 2-3', () => {
  expect(siteConfig.toc).toEqual({ min: 2, max: 3 });
});

test('copyright years 2023-2025', () => {
  expect(siteConfig.footer?.copyright).toContain('2023-2025');
});

test('storage for preferences: local storage; theme key "theme"', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('locale zh-Hans only; docs base path "/"', () => {
  const locale = readModel<{ htmlLang: string; baseUrl: string }>('real', 'locale');
  expect(locale.htmlLang).toMatch(/^zh-Hans/);
  expect(locale.baseUrl).toBe('/');
});

test('generator version 3.9.1 as conventions; UI library at least 19.1.1', async () => {
  const metadata = JSON.stringify(readModel('real', 'metadata'));
  expect(metadata).toContain('docusaurus 3.9.1');
  const { version } = await import('react');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  expect(major * 100 + minor).toBeGreaterThanOrEqual(1901);
});
