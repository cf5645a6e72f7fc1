/**
 * Specification, section 8: error catalogue. The crash page is in section 2; what only the shell's own code can run into
 * (route context, docs data, sidebar ids) is held by unit tests: `context`, `copy-markdown`, `navbar-link`.
 */
import type { Page } from '@playwright/test';
import { run } from '../support/command.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { builtFiles } from '../support/model.ts';
import { smallSite } from '../support/small-site.ts';

const openSearch = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索' }).click();

test('page not found: page says it cannot be found and asks to contact the owner of the linking site', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto(site.address('/语法/没有这一页'));
  await expect(page.getByText('我们没有找到你要看的内容')).toBeVisible();
  await expect(page.getByText(/请联系那个网站的主人/)).toBeVisible();
});

test('page not found: the nearest titles of the section that the first path segment names', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto(site.address('/语法/数学公式'));
  await expect(page.locator('main').getByRole('link', { name: '数学', exact: true })).toBeVisible();
});

const searchFor = async (page: Page, query: string) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: '搜索笔记' }).fill(query);
  return page.getByRole('dialog', { name: '搜索' });
};

test('search fetch failure: "Unable to fetch results" with the hint, the Chinese beside it', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/\/assets\/search\//, /status of 503/);
  problems.expectCauses();
  site.server.fault(/^\/assets\/search\//, { status: 503 });
  await page.goto(site.address('/语法/intro'));
  const dialog = await searchFor(page, '脚注');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  await expect(dialog).toContainText('无法取得搜索结果');
});

test('no search results: "No results found for" the query, and the "Let us know" link', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  const dialog = await searchFor(page, '龘靐齉爩');
  await expect(dialog).toContainText('No results found for “龘靐齉爩”');
  await expect(dialog.getByRole('link', { name: /Let us know/ })).toHaveAttribute(
    'href',
    `https://code.example/new?title=${encodeURIComponent('搜索不到：龘靐齉爩')}&path=${encodeURIComponent('/search')}`,
  );
});

test('no search results: a suggested query, for one that is misspelt', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  const dialog = await searchFor(page, '中文非版');
  await dialog.locator('.search-suggestion').getByRole('button', { name: '中文排版', exact: true }).click();
  await expect(page.getByRole('combobox', { name: '搜索笔记' })).toHaveValue('中文排版');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/语法/中文排版');
});

test.describe('of the real site', () => {
  test.use({ siteName: 'real' });
  test('no search results: on the real site the "Let us know" link is there, in the dialog and on the page', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/编程语言/intro'));
    const dialog = await searchFor(page, '龘靐齉爩');
    await expect(dialog.getByRole('link', { name: /Let us know/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://.+${encodeURIComponent('龘靐齉爩')}`),
    );
    await page.goto(`${site.address('/search')}?q=${encodeURIComponent('龘靐齉爩')}`);
    await expect(page.getByRole('main').getByRole('link', { name: /Let us know/ })).toBeVisible();
  });
});

test('page chunk load failure: error text, the route’s number and a Retry button', async ({ page, site, problems }) => {
  problems.expect(/search/, /ERR_EMPTY_RESPONSE/);
  problems.expectCauses();
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  site.server.fault(/^\/assets\/.*search.*\.js/i, { drop: true });
  await openSearch(page);
  const box = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
  await expect(box).toContainText('Loading chunk search failed');
  const { route } = JSON.parse(site.file('data/语法/intro.json'));
  await expect(box).toContainText(String(route));
  await expect(box.getByRole('button', { name: /Retry/ })).toBeVisible();
});

test('route preload failure: whole window reloads', async ({ page, site, problems }) => {
  problems.expect(/\/data\//, /ERR_EMPTY_RESPONSE/);
  // Before the page comes, whose links in view are prefetched.
  site.server.fault('/data/布局/intro.json', { drop: true });
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: '布局' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局导读');
  expect(site.server.requests('/布局/intro')).toHaveLength(1);
});

test('navbar item fails to render: configuration error naming the item; the rest of the bar stands', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/A theme navbar item failed to render.*布局/, /坏掉的一项/);
  // An item breaks when React gives its link an attribute: only the item named here.
  await page.addInitScript(() => {
    const { find } = Array.prototype;
    Array.prototype.find = function breakOne(this: unknown[], ...rest: Parameters<typeof find>) {
      const found = find.apply(this, rest) as { id?: string; folder?: string } | undefined;
      if (found?.id === 'layoutSidebar' && found.folder !== undefined) throw new Error('坏掉的一项');
      return found;
    } as typeof find;
  });
  await page.goto(site.address('/语法/代码'));
  await expect(page.getByRole('banner').getByText(/布局.*无法显示/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '深层' })).toBeVisible();
  await expect(page.locator('article h1')).toHaveText('代码');
});

test('missing sidebar id in the configuration: the build fails and names the nearest', async () => {
  const site = smallSite({}, { navbar: { items: [{ type: 'docSidebar', sidebarId: 'firstSidebr', label: '甲' }] } });
  const { code, output } = await run(['build', ...site.arguments]);
  expect(code).toBe(1);
  expect(output).toContain('firstSidebr');
  expect(output).toContain('firstSidebar');
});

test('missing doc id in front matter: the build fails and names the nearest', async () => {
  const site = smallSite({ 'content/甲/乙.md': '---\npagination_next: 甲/intr\n---\n# 乙\n\n文字。\n' });
  const { code, output } = await run(['build', ...site.arguments]);
  expect(code).toBe(1);
  expect(output).toMatch(/content\/甲\/乙\.md:2:\d+/);
  expect(output).toContain('Couldn\'t find any doc with id "甲/intr"');
  expect(output).toContain('甲/intro');
});

test('browser storage unavailable: the site works, forgets, and says so once', async ({ page, site, problems }) => {
  problems.expect(/^console warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(site.address('/布局/intro'));
  await untilReady(page);
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page
    .locator('.sidebar')
    .getByRole('button', { name: /C\+\+ 笔记/ })
    .click();
  await page.locator('.sidebar').getByRole('link', { name: '引用', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('引用');
  await page.getByRole('button', { name: '关闭公告' }).click();
  await expect(page.getByRole('region', { name: '公告' })).toBeHidden();
  const told = problems.all.filter((problem) => problem.includes('browser storage is not available'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/\p{Script=Han}/u);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a lazy chunk without default export: error saying so', async ({ page, site, problems }) => {
  problems.expect(/default export/);
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  site.server.fault(/^\/assets\/.*search.*\.js/i, { body: 'export const nothing = 1;', type: 'text/javascript' });
  await openSearch(page);
  await expect(page.getByRole('alert').filter({ hasText: 'lacks default export' })).toContainText('search');
});

test('unknown highlighting grammar: module-not-found error naming the fence and the supported grammars', async () => {
  const site = smallSite({ 'content/甲/乙.md': '# 乙\n\n```glls\nvoid main() {}\n```\n' });
  const { code, output } = await run(['build', ...site.arguments]);
  expect(code).toBe(1);
  expect(output).toContain("Cannot find module 'prism-glls'");
  expect(output).toMatch(/content\/甲\/乙\.md:3:\d+/);
  for (const grammar of ['bash', 'cmake', 'cpp', 'csharp', 'glsl', 'hlsl', 'ini', 'lua'])
    expect(output).toContain(grammar);
});

test('server-side errors: not shown — what is published holds no server program', () => {
  expect(builtFiles('real', '').filter((file) => /\.(?:php|cgi|mjs|cjs|ts)$/.test(file))).toEqual([]);
});
