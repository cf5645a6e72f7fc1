/** Arriving from a hit: the section in view, the terms marked on the page, and the way through them. */
import type { Page } from '@playwright/test';
import { expectSameArticle, heading, markArticle, pathOf } from '../support/actions.ts';
import { expect, type TestSite, test, untilReady } from '../support/harness.ts';
import { field, hits, marked, openPage, SEARCH_FILES, search } from '../support/search.ts';

const bar = (page: Page) => page.getByRole('region', { name: '搜索词在本页的位置' });

/** Searches and opens the first hit. */
async function arrive(page: Page, site: TestSite, query: string, from?: string): Promise<void> {
  await search(page, site, query, from);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
}

/** Searches and opens the hit of the long page's section with this name. */
async function arriveAtSection(page: Page, site: TestSite, name: string): Promise<void> {
  await search(page, site, name);
  await page.getByRole('group', { name: /长文/ }).getByRole('option', { name }).click();
  await expect(bar(page)).toBeVisible();
}

/** Top of an element in the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('the section stands under the bar at the top and has the focus; the terms are marked, the text is untouched', async ({
  page,
  site,
}) => {
  await openPage(page, site, '/语法/长文');
  const original = await page.locator('#article').textContent();
  await arriveAtSection(page, site, '第 9 节');
  expect(pathOf(page)).toBe('/语法/长文');
  expect(new URL(page.url()).search).toBe('');
  const section = page.locator('h2', { hasText: '第 9 节' });
  await expect(section).toBeFocused();
  const top = await section.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(55);
  expect(top).toBeLessThan(140);
  expect((await marked(page)).length).toBeGreaterThan(3);
  expect(await marked(page, 'search-current')).toHaveLength(1);
  expect(await page.locator('#article').textContent()).toBe(original);
  await expect(page.locator('#article mark')).toHaveCount(0);
});

test('what pinyin found is marked in the list and on the page, with the way through the marks', async ({
  page,
  site,
}) => {
  await search(page, site, 'wujibiaoti');
  await expect(hits(page).first().locator('mark')).toHaveText(['五级标题']);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  expect(await marked(page)).toContain('五级标题');
});

test('next and previous lead through the marks, by buttons and by keys; Escape clears them', async ({ page, site }) => {
  await arrive(page, site, '五级标题');
  const total = (await marked(page)).length;
  const place = async () => Number((await bar(page).getByRole('status').textContent())?.match(/\d+/)?.[0]);
  await expect(bar(page).getByRole('status')).toHaveText(new RegExp(`^第 \\d+ 处，共 ${total} 处$`));
  const first = await place();
  await bar(page).getByRole('button', { name: '下一处' }).click();
  expect(await place()).toBe((first % total) + 1);
  await page.keyboard.press('Shift+N');
  expect(await place()).toBe(first);
  await page.keyboard.press('n');
  expect(await place()).toBe((first % total) + 1);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toEqual([]);
  expect(await marked(page, 'search-current')).toEqual([]);
});

test('a mark far away is brought into view', async ({ page, site }) => {
  await arriveAtSection(page, site, '第 3 节');
  const isInView = () =>
    page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('search-current') ?? [])] as Range[];
      const box = range?.getBoundingClientRect();
      return box !== undefined && box.top > 60 && box.bottom < innerHeight;
    });
  const total = (await marked(page)).length;
  for (let step = 0; step < Math.min(total, 12); step += 1) {
    await page.keyboard.press('n');
    expect(await isInView()).toBe(true);
  }
});

test('what hides a mark is opened: details, another tab, folded code', async ({ page, site }) => {
  await arrive(page, site, '答案里有');
  await expect(page.getByText('答案里有')).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByText('答案里有')).toBeVisible();
  await arrive(page, site, 'winget');
  await page.keyboard.press('n');
  await expect(page.getByText('用 winget 安装')).toBeVisible();
});

test('a hit of the page that is open scrolls to it and loads nothing', async ({ page, site }) => {
  await openPage(page, site, '/语法/标题');
  await markArticle(page);
  await arrive(page, site, '五级标题', '/语法/标题');
  await expect(page.getByRole('heading', { name: '五级标题' })).toBeFocused();
  expect(await marked(page)).toContain('五级标题');
  expect(site.server.requests('/data/语法/标题.json')).toEqual([]);
});

test('a hit whose page data fail loads the document, and the marks come with it', async ({ page, site, problems }) => {
  problems.expect(/标题\.json|500/);
  site.server.fault('/data/语法/标题.json', { status: 500 });
  await search(page, site, '五级标题');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('标题');
  await untilReady(page);
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(bar(page)).toBeVisible();
  expect(await marked(page)).toContain('五级标题');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#五级标题');
  // They were for this arrival alone.
  await page.reload();
  await untilReady(page);
  await expect(bar(page)).toHaveCount(0);
  expect(site.server.requests(SEARCH_FILES).length).toBeGreaterThan(0);
});

test('leaving the page ends the marks; the article is the same one', async ({ page, site }) => {
  await arrive(page, site, '五级标题');
  await markArticle(page);
  await page.keyboard.press('n');
  await expectSameArticle(page);
  await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').last().click();
  await expect(heading(page)).not.toHaveText('标题');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toEqual([]);
});

test('Escape closes an open search first and leaves the marks', async ({ page, site }) => {
  await arrive(page, site, '五级标题');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('marks of a term with signs that patterns use are those signs', async ({ page, site }) => {
  await search(page, site, 'std::vector<int>');
  await hits(page).filter({ hasText: 'std::vector' }).first().click();
  await expect(bar(page)).toBeVisible();
  expect((await marked(page)).join(' ')).toContain('vector');
  expect(await topOf(page, '.marks')).toBeGreaterThan(0);
});
