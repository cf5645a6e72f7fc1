/** The search by keyboard alone, by touch, by axe in both colour modes, and at the widths of phones and of large screens. */
import { devices, type Page } from '@playwright/test';
import { heading, pathOf, scrollTo, scrollTop } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { count, dialog, field, hits, openPage, openSearch, SHARDS, search, selected, slot } from '../support/search.ts';

test.describe('axe, in light and in dark', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const width of [360, 1280, 1920])
    test(`dialog with hits at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await search(page, site, '标题');
      await expectAccessible(page);
    });

  test('dialog with remembered searches', async ({ page, site }) => {
    await page.addInitScript(() =>
      localStorage.setItem('search-memory', JSON.stringify({ recent: ['脚注', 'C++'], favourites: ['标签页'] })),
    );
    await openSearch(page, site);
    await expect(dialog(page).getByRole('button', { name: '标签页', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('dialog without results', async ({ page, site }) => {
    await openSearch(page, site);
    await field(page).fill('龘靐齉爩');
    await expect(dialog(page)).toContainText('No results found for');
    await expectAccessible(page);
  });

  test('dialog whose results cannot be had', async ({ page, site, problems }) => {
    problems.expectCauses();
    problems.expect(/\/assets\/search\//, /status of 503/);
    site.server.fault(SHARDS, { status: 503 });
    await openSearch(page, site);
    await field(page).fill('脚注');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expectAccessible(page);
  });

  test('page of all results', async ({ page, site }) => {
    await page.goto(`${site.address('/search')}?${new URLSearchParams({ q: '标题' })}`);
    await expect(page.locator('.found > li').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('page that a hit led to, with its marks', async ({ page, site }) => {
    await search(page, site, '五级标题');
    await page.keyboard.press('Enter');
    await expect(page.locator('.marks')).toBeVisible();
    await expectAccessible(page);
  });
});

test('by keyboard alone: from the page to a hit of one sidebar, through its marks, and to all results', async ({
  page,
  site,
}) => {
  await openPage(page, site, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('页');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).locator('.search-filters [aria-pressed=true]')).not.toHaveText('全部');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.marks')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(page.locator('.marks')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('页');
  const all = dialog(page).getByRole('link', { name: /^查看全部/ });
  await expect(all).toBeVisible();
  for (let press = 0; press < 12 && !(await all.evaluate((link) => link === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('搜索');
});

test('the number of results is told by a live region that stands before they come', async ({ page, site }) => {
  await openSearch(page, site);
  await expect(count(page)).toHaveText('');
  await page.keyboard.type('脚注');
  await expect(count(page)).toHaveText(/^找到 \d+ 篇笔记，共 \d+ 处$/);
});

test.describe('by touch, on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });
  const openByTouch = async (page: Page) => {
    // By its place: Playwright's own tap would first scroll the page for a bar that sticks to its top.
    const box = await slot(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 15, (box?.y ?? 0) + 15);
    await expect(field(page)).toBeFocused();
  };

  test('tap opens it as a sheet, a hit is tapped, its marks are gone through and cleared', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await openByTouch(page);
    const box = await dialog(page).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(viewport.width);
    await page.keyboard.insertText('五级标题');
    await hits(page).first().tap();
    await expect(heading(page)).toHaveText('标题');
    await expect(dialog(page)).toHaveCount(0);
    const marks = page.getByRole('region', { name: '搜索词在本页的位置' });
    await marks.getByRole('button', { name: '下一处' }).tap();
    await marks.getByRole('button', { name: '清除标记' }).tap();
    await expect(marks).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // Back leads to where the search was opened, not to the search.
    await page.goBack();
    await expect(heading(page)).toHaveText('语法导读');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Back closes it and stays on the page, where it was; the history is as before', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await scrollTo(page, 1200);
    await openByTouch(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(pathOf(page)).toBe('/语法/长文');
    expect(await scrollTop(page)).toBe(1200);
    await page.goBack();
    await expect(heading(page)).toHaveText('语法导读');
  });

  test('closed by its button it leaves no entry in the history', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await page.goto(site.address('/语法/标题'));
    await untilReady(page);
    const entry = () => page.evaluate(() => history.state.key);
    const key = await entry();
    await openByTouch(page);
    expect(await entry()).not.toBe(key);
    await dialog(page).getByRole('button', { name: '关闭搜索' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    // Playwright goes back from the entry the browser is at, so the dialog's must be gone.
    await expect.poll(entry).toBe(key);
    await page.goBack();
    await expect(heading(page)).toHaveText('语法导读');
  });

  test('a filter and a remembered search are tapped', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await openByTouch(page);
    await page.keyboard.insertText('页');
    const deep = dialog(page).getByRole('button', { name: /^深层/ });
    await deep.tap();
    await expect(deep).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page).locator('.hit-place').first()).toContainText('深层');
    await selected(page).tap();
    await expect(dialog(page)).toHaveCount(0);
    await slot(page).tap();
    await dialog(page).getByRole('button', { name: '页', exact: true }).tap();
    await expect(field(page)).toHaveValue('页');
    await expect(hits(page).first()).toBeVisible();
  });
});
