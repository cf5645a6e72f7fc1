/** Scripts off, and engines that know no module scripts. */
import { heading, navbarLink, pathOf, sidebarLink } from '../support/actions.ts';
import { expect, test } from '../support/harness.ts';

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('notes read and links work', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await expect(page.locator('article')).toContainText('每一页试一种写法');
    await page.locator('article').getByRole('link', { name: '告示' }).click();
    await expect(page.locator('.admonition')).toHaveCount(11);
    await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').last().click();
    await expect(heading(page)).toHaveText('代码');
  });

  test('groups open through their index pages', async ({ page, site }) => {
    await page.goto(site.address('/布局/intro'));
    await sidebarLink(page, 'C++ 笔记').click();
    await expect(heading(page)).toHaveText('C++ 笔记');
    expect(pathOf(page)).toBe('/布局/C++ 笔记/');
    await sidebarLink(page, '引用').click();
    await expect(heading(page)).toHaveText('引用');
  });

  test('all tabs show with their names, code is unfolded, details open', async ({ page, site }) => {
    await page.goto(site.address('/语法/标签页'));
    for (const text of ['用 apt 安装', '用 winget 安装', '用 brew 安装', 'Windows 的第二段'])
      await expect(page.getByText(text)).toBeVisible();
    await page.goto(site.address('/语法/长代码'));
    const pre = page.locator('figure.code[data-fold] pre');
    expect(await pre.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(2);
    await page.goto(site.address('/语法/折叠与HTML'));
    await page.getByText('点开看答案').click();
    await expect(page.getByText('答案里有')).toBeVisible();
  });

  test('nothing is offered that cannot work', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  });

  test('on a phone the sections can be reached', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.address('/语法/代码'));
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
  });

  test('the home page and the not-found page read', async ({ page, site, problems }) => {
    problems.expect(/404/);
    await page.goto(site.address('/'));
    await expect(page.locator('.home-section')).toHaveCount(3);
    await page.goto(site.address('/没有'));
    await expect(page.getByText(/请联系那个网站的主人/)).toBeVisible();
  });
});

test('without module scripts the static page reads and links work', async ({ page, site, problems }) => {
  // The browser is told to give every module an answer that is no script, as an old engine gives none.
  problems.expect(/\/assets\//, /MIME type/, /module script/);
  site.server.fault(/^\/assets\/.*\.js/, { body: '', type: 'text/plain' });
  await page.goto(site.address('/语法/数学'));
  await expect(page.locator('.katex').first()).toBeVisible();
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sidebarLink(page, '图示').click();
  await expect(page.locator('figure.diagram svg').first()).toBeVisible();
});
