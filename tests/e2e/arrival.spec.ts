/** The application arrives when it is wanted; until then the page works without it. */
import {
  APP_SCRIPTS,
  expectSameArticle,
  heading,
  isSameDocument,
  markArticle,
  markDocument,
  navbarLink,
  sidebarLink,
  wantApplication,
} from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

test.describe('on a fast connection', () => {
  test('the application loads by itself when the page is idle', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
  });

  test('the server’s article stays as it is', async ({ page, site }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(document.querySelector('#article p') as Element, { marked: true }),
      );
    });
    await page.goto(site.address('/语法/数学'));
    await untilReady(page);
    await expectSameArticle(page);
  });
});

test.describe('in a browser that cannot tell its connection', () => {
  test.use({ connection: 'none' });
  test('the connection counts as fast', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
  });
});

test.describe('on a slow connection', () => {
  test.use({ connection: 'slow' });

  test('the application is not loaded before the reader means to use something', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'), { waitUntil: 'networkidle' });
    expect(site.server.requests(APP_SCRIPTS)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-app', /.*/);
  });

  for (const [intent, act] of [
    ['a pointer over a control', async (page) => page.getByRole('button', { name: '收起侧栏' }).hover()],
    ['a pointer over code', async (page) => page.locator('figure.code').first().hover()],
    ['the focus', async (page) => page.getByRole('button', { name: '收起侧栏' }).focus()],
    ['reading to the end', async (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))],
  ] as [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
    test(`the first intent loads the application: ${intent}`, async ({ page, site }) => {
      await page.goto(site.address('/语法/代码'));
      await markArticle(page);
      await act(page);
      await untilReady(page);
      await expectSameArticle(page);
    });
  }

  // The click would end the loading, and the page needs the line.
  for (const [intent, act] of [
    ['a pointer over it', (link) => link.hover()],
    ['the focus', (link) => link.focus()],
  ] as [string, (link: import('@playwright/test').Locator) => Promise<void>][]) {
    test(`a link’s intent fetches its page and not the application: ${intent}`, async ({ page, site }) => {
      await page.goto(site.address('/语法/intro'), { waitUntil: 'networkidle' });
      await act(sidebarLink(page, '代码'));
      // Once when it came into view, and once more to be rendered ahead.
      await expect.poll(() => site.server.requests('/语法/代码').length).toBeGreaterThan(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(site.server.requests(APP_SCRIPTS)).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-app', /.*/);
    });
  }

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });
    test('the first intent loads the application: a touch of code, not of text', async ({ page, site }) => {
      await page.goto(site.address('/语法/代码'), { waitUntil: 'networkidle' });
      await page.locator('#article p').first().tap();
      await expect(page.locator('html')).not.toHaveAttribute('data-app', /.*/);
      await page.locator('figure.code').first().tap();
      await untilReady(page);
    });
  });

  test('before it is there, links are links', async ({ page, site }) => {
    site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/intro'));
    await markDocument(page);
    await sidebarLink(page, '代码').click();
    await expect(heading(page)).toHaveText('代码');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('before it is there, the theme switch, hiding the sidebar and the announcement work', async ({ page, site }) => {
    site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/intro'));
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: '收起侧栏' }).click();
    await expect(sidebarLink(page, '代码')).toBeHidden();
    await page.getByRole('button', { name: '关闭公告' }).click();
    await expect(page.getByRole('region', { name: '公告' })).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
  });

  test('before it is there, the drawer opens and closes', async ({ page, site }) => {
    site.server.hold(APP_SCRIPTS);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.address('/语法/intro'));
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await expect(drawer.getByRole('link', { name: '代码', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '关闭菜单' }).click();
    await expect(drawer).toBeHidden();
  });

  test('an open drawer stays open when the application arrives', async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.address('/语法/intro'));
    await page.getByRole('button', { name: '打开菜单' }).click();
    release();
    await untilReady(page);
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
  });

  test('a click made before it has arrived is not lost, and shows at once that it is coming', async ({
    page,
    site,
  }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/长代码'));
    const unfold = page.locator('[data-action=fold]');
    await unfold.click();
    await expect(unfold).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(unfold).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a translator’s change to shell and article leaves the article in place', async ({ page, site }) => {
    await page.goto(site.address('/语法/告示'));
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script')) continue;
        const font = document.createElement('font');
        font.textContent = `译${text.data}`;
        text.replaceWith(font);
      }
    });
    await wantApplication(page);
    await untilReady(page);
    await expect(page.locator('#article')).toContainText('没有标题的附注');
    await expect(page.locator('#article .admonition')).toHaveCount(11);
    await expect(page.getByText('This page crashed.')).toBeHidden();
  });

  test('an extension’s element in the shell leaves the article in place', async ({ page, site }) => {
    await page.goto(site.address('/语法/告示'));
    await page.evaluate(() => {
      const extension = Object.assign(document.createElement('div'), { id: 'extension', textContent: '插件' });
      document.querySelector('#root')?.prepend(extension);
      const line = Object.assign(document.createElement('span'), { textContent: '插件' });
      document.querySelector('.navbar-inner')?.append(line);
    });
    await wantApplication(page);
    await untilReady(page);
    await expect(page.locator('#article .admonition').first()).toBeVisible();
    await expect(page.getByText('This page crashed.')).toBeHidden();
  });
});

test.describe('the application’s entry fails', () => {
  test('once: it is asked for again', async ({ page, site, problems }) => {
    problems.expect(/\/assets\//, /ERR_EMPTY_RESPONSE/, /Failed to load resource/);
    site.server.fault(APP_SCRIPTS, { drop: true, times: 1 });
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    await expect(page.getByRole('alert').filter({ hasText: '部分功能没有载入' })).toHaveCount(0);
  });

  test('twice: links stay links and one plain line offers to reload', async ({ page, site, problems }) => {
    problems.expect(/\/assets\//, /ERR_EMPTY_RESPONSE/, /Failed to load resource/);
    site.server.fault(APP_SCRIPTS, { drop: true });
    await page.goto(site.address('/语法/intro'));
    const line = page.getByRole('alert').filter({ hasText: '部分功能没有载入' });
    await expect(line).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebarLink(page, '代码').click();
    await expect(heading(page)).toHaveText('代码');
    await expect(line).toHaveCount(1);
    site.server.mend();
    await line.getByRole('link', { name: '重新载入' }).click();
    await untilReady(page);
    await expect(line).toHaveCount(0);
  });
});

test.describe('the application’s entry fails while a dialog of the document is open, which covers the page’s own line', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [dialog, opener] of [
    ['搜索', '搜索'],
    ['菜单', '打开菜单'],
  ] as const)
    test(`${dialog}: the line stands in it, and reloads`, async ({ page, site, problems }) => {
      problems.expect(/\/assets\//, /ERR_EMPTY_RESPONSE/, /Failed to load resource/);
      site.server.fault(APP_SCRIPTS, { drop: true });
      await page.goto(site.address('/语法/intro'));
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
      const reload = page.getByRole('dialog', { name: dialog }).getByRole('link', { name: '重新载入' });
      await expect(reload).toBeInViewport();
      site.server.mend();
      await reload.click();
      await untilReady(page);
      await expect(reload).toBeHidden();
    });
});

test('the boot serves Back to an entry that the application had pushed before a reload', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await navbarLink(page, '布局').click();
  await expect(heading(page)).toHaveText('布局导读');
  await navbarLink(page, '深层').click();
  await expect(heading(page)).toHaveText('深层导读');
  site.server.hold(APP_SCRIPTS);
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('布局导读');
  await page.goBack();
  await expect(heading(page)).toHaveText('语法导读');
  await page.goForward();
  await expect(heading(page)).toHaveText('布局导读');
});
