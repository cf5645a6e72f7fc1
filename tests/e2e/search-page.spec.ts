/** The page of all results: its address, filters, counts, and how it stands opened cold or without scripts. */
import type { Page } from '@playwright/test';
import { APP_SCRIPTS, heading, pathOf, scrollTop } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { count, dialog, marked, openPage, SEARCH_FILES, search } from '../support/search.ts';

const input = (page: Page) => page.getByRole('searchbox', { name: '搜索笔记' });
const found = (page: Page) => page.locator('.found > li');
const query = (page: Page) => new URL(page.url()).searchParams.get('q');
const filter = (page: Page) => page.getByRole('group', { name: '按栏目筛选' });

/** Opens the search page with parameters, as from outside. */
async function openCold(page: Page, address: string, parameters: Record<string, string>): Promise<void> {
  await page.goto(`${address}?${new URLSearchParams(parameters)}`);
  await expect(found(page).first()).toBeVisible();
}

test.describe('the page of all results', () => {
  test('is where “查看全部” leads, with the same query and filter', async ({ page, site }) => {
    await search(page, site, '页');
    const all = dialog(page).getByRole('link', { name: /^查看全部 \d+ 条$/ });
    const unfiltered = (await all.textContent()) ?? '';
    await filter(page).getByRole('button', { name: /^深层/ }).click();
    await expect(all).not.toHaveText(unfiltered);
    const number = (await all.textContent())?.match(/\d+/)?.[0];
    await all.click();
    await expect(heading(page)).toHaveText('搜索');
    expect(pathOf(page)).toBe('/search');
    expect(query(page)).toBe('页');
    await expect(input(page)).toHaveValue('页');
    await expect(count(page)).toContainText(`共 ${number} 处`);
    await expect(filter(page).getByRole('button', { name: /^深层/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opened cold shows its results; Back and Forward bring them again', async ({ page, site }) => {
    await openCold(page, site.address('/search'), { q: '脚注' });
    await expect(input(page)).toHaveValue('脚注');
    await found(page).first().getByRole('link').first().click();
    await expect(heading(page)).toHaveText('脚注');
    await page.goBack();
    await expect(found(page).first()).toBeVisible();
    expect(query(page)).toBe('脚注');
    await page.goForward();
    await expect(heading(page)).toHaveText('脚注');
  });

  test.describe('on a slow line', () => {
    test.use({ connection: 'slow' });
    test('shows its results without any further intent', async ({ page, site }) => {
      await openCold(page, site.address('/search'), { q: '脚注' });
    });
  });

  test('its address follows what is typed, in one history entry', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await page.goto(site.address('/search'));
    await untilReady(page);
    const before = await page.evaluate(() => history.length);
    await input(page).pressSequentially('脚注 C++ 100%');
    await expect.poll(() => query(page)).toBe('脚注 C++ 100%');
    await input(page).fill('告示');
    await expect.poll(() => query(page)).toBe('告示');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.reload();
    await expect(input(page)).toHaveValue('告示');
    await expect(found(page).first()).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('语法导读');
  });

  test('its filters stand in the address and count their pages', async ({ page, site }) => {
    await openCold(page, site.address('/search'), { q: '页', in: 'deepSidebar' });
    const deep = filter(page).getByRole('button', { name: /^深层/ });
    await expect(deep).toHaveAttribute('aria-pressed', 'true');
    const pages = Number((await deep.textContent())?.match(/\d+/)?.[0]);
    await expect(count(page)).toContainText(`找到 ${pages} 篇笔记`);
    for (const place of await page.locator('.hit-place').allTextContents()) expect(place).toContain('深层');
    await filter(page).getByRole('button', { name: '全部' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('in')).toBe(false);
    await expect(count(page)).not.toContainText(`找到 ${pages} 篇笔记`);
  });

  test('filters that name no sidebar of this site are left out', async ({ page, site }) => {
    await openCold(page, site.address('/search'), { q: '页', in: 'nothing,<b>,constructor' });
    await expect(filter(page).locator('[aria-pressed=true]')).toHaveText(['全部']);
  });

  test('more results come by scrolling to the end, each page once', async ({ page, site }) => {
    await openCold(page, site.address('/search'), { q: '页' });
    const total = Number((await count(page).textContent())?.match(/\d+/)?.[0]);
    expect(total).toBeGreaterThan(20);
    for (let shown = await found(page).count(); shown < total; shown = await found(page).count()) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => found(page).count()).toBeGreaterThan(shown);
    }
    await expect(found(page)).toHaveCount(total);
    await expect(page.getByRole('button', { name: /再显示一些/ })).toHaveCount(0);
    const titles = await found(page).locator('.hit-page').allTextContents();
    expect(new Set(titles).size).toBe(total);
  });

  test('more results come by the button, by keyboard alone', async ({ page, site }) => {
    await openCold(page, site.address('/search'), { q: '页' });
    const before = await found(page).count();
    const more = page.getByRole('button', { name: /再显示一些（还有 \d+ 篇）/ });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => found(page).count()).toBeGreaterThan(before);
  });

  test('Enter leads from the field to the first hit, Enter again opens it with its marks', async ({ page, site }) => {
    await openPage(page, site, '/search');
    await input(page).fill('五级标题');
    await expect(found(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(found(page).first().getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('标题');
    await expect.poll(() => marked(page)).toContain('五级标题');
    expect(new URL(page.url()).search).toBe('');
  });

  test('without a query it offers the sections’ maps', async ({ page, site }) => {
    await openPage(page, site, '/search');
    await expect(page.getByRole('main').getByRole('link', { name: /^语法/ })).toBeVisible();
    await input(page).fill('脚注');
    await expect(page.getByRole('heading', { name: '各栏目录' })).toHaveCount(0);
  });

  test('what is typed before the application comes is searched when it is there', async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/search'));
    await input(page).fill('脚注');
    release();
    await expect(found(page).first()).toContainText('脚注');
    await expect(input(page)).toHaveValue('脚注');
  });

  test('lies below the base and works there', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openCold(page, site.address('/search'), { q: '标题' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });
});

test.describe('below a base', () => {
  test.use({ siteName: 'underBase' });
  test('dialog, page and hits keep to it', async ({ page, site }) => {
    await search(page, site, '五级标题');
    await dialog(page)
      .getByRole('link', { name: /^查看全部/ })
      .click();
    await expect(heading(page)).toHaveText('搜索');
    expect(pathOf(page)).toBe('/笔记/search');
    await found(page).first().getByRole('link').first().click();
    await expect(heading(page)).toHaveText('标题');
    expect(pathOf(page)).toBe('/笔记/语法/标题');
    await expect.poll(() => marked(page)).toContain('五级标题');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it says so and offers the sections’ maps; no dead field is shown', async ({ page, site }) => {
    await page.goto(`${site.address('/search')}?q=x`);
    await expect(page.getByText('搜索需要 JavaScript')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: /^语法/ }).click();
    await expect(heading(page)).toHaveText('语法导读');
    expect(site.server.requests(SEARCH_FILES)).toEqual([]);
  });
});
