/** What fails, and what the reader sees then. */
import type { Page } from '@playwright/test';
import { SILENCE_LIMIT } from '../../packages/engine/src/shared/constants.ts';
import {
  APP_SCRIPTS,
  heading,
  isSameDocument,
  markDocument,
  navbarLink,
  pathOf,
  sidebarLink,
} from '../support/actions.ts';
import { breakRender, mendRender } from '../support/break-render.ts';
import { expect, type TestSite, test, untilReady } from '../support/harness.ts';

const TARGET = '/data/深层/intro.json';

test.describe('page data fails: one retry, then the document itself', () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/\/data\//, /the server responded with a status of [45]/, /ERR_EMPTY_RESPONSE/);
  });

  /** A page with a link to the one whose data fails: prefetching meets the fault first, the click again. */
  const open = async (page: Page, site: TestSite) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await markDocument(page);
  };

  for (const [name, fault] of [
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['garbage', { body: '<!doctype html><p>登录酒店无线网络' }],
    ['truncated', { change: (text: string) => text.slice(0, text.length / 2) }],
    ['of another page', { change: (text: string) => text.replace('"/深层/intro"', '"/别处"') }],
    ['empty object', { body: '{}' }],
    ['cut connection', { drop: true }],
  ] as const) {
    test(name, async ({ page, site }) => {
      site.server.fault(TARGET, fault);
      await open(page, site);
      await navbarLink(page, '深层').click();
      await expect(heading(page)).toHaveText('深层导读');
      await untilReady(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(pathOf(page)).toBe('/深层/intro');
      expect(site.server.requests('/深层/intro')).toHaveLength(1);
      await page.goBack();
      await expect(heading(page)).toHaveText('长文');
    });
  }

  test('once, then success: no reload', async ({ page, site }) => {
    site.server.fault(TARGET, { status: 500, times: 1 });
    await open(page, site);
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
    expect(await isSameDocument(page)).toBe(true);
    expect(site.server.requests(TARGET)).toHaveLength(2);
  });

  test('slow: the old page stays readable, the bar shows, then the page comes', async ({ page, site }) => {
    const release = site.server.hold(TARGET);
    await open(page, site);
    await navbarLink(page, '深层').click();
    await expect(page.locator('html')).toHaveAttribute('data-progress', /.*/);
    await expect(heading(page)).toHaveText('长文');
    release();
    await expect(heading(page)).toHaveText('深层导读');
    await expect(page.locator('html')).not.toHaveAttribute('data-progress', /.*/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a failed prefetch is quiet and does not spoil the click after it', async ({ page, site }) => {
    site.server.fault(TARGET, { status: 500, times: 2 });
    await open(page, site);
    await navbarLink(page, '深层').hover();
    await expect.poll(() => site.server.requests(TARGET).length).toBe(2);
    await page.waitForLoadState('networkidle');
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('the server never answers', () => {
  /** Ten seconds, of which a test shall not wait one. */
  const wait = (page: Page) => page.clock.fastForward(SILENCE_LIMIT);

  test.beforeEach(({ page, problems }) => {
    problems.expectCauses();
    return page.clock.install();
  });

  for (const from of ['/', '/语法/长文', '/语法/实验/', '/search', '/复习']) {
    test(`page data, asked for on ${from}: the document itself`, async ({ page, site }) => {
      site.server.hold(TARGET);
      await page.goto(site.address(from));
      await untilReady(page);
      await markDocument(page);
      await navbarLink(page, '深层').click();
      await expect.poll(() => site.server.requests(TARGET).length).toBe(1);
      await expect(heading(page)).not.toHaveText('深层导读');
      await wait(page);
      await expect(heading(page)).toHaveText('深层导读');
      expect(await isSameDocument(page)).toBe(false);
      // The new document's own prefetching comes later.
      const asked = site.server.requests(/\/深层\/intro/);
      expect(asked.slice(0, 2), 'not asked for again').toEqual([TARGET, '/深层/intro']);
    });
  }

  test('a chunk: the error and Retry, which asks again', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    const chunk = /^\/assets\/search-.*\.js$/;
    site.server.hold(chunk);
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
    await expect.poll(() => site.server.requests(chunk).length).toBe(1);
    await wait(page);
    const box = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
    await expect(box).toBeVisible();
    site.server.mend();
    await box.getByRole('button', { name: /重试|Retry/ }).click();
    await expect(page.getByRole('dialog', { name: /搜索/ }).getByRole('status')).toBeAttached();
  });

  test('the whole sidebar: the note and 重试', async ({ page, site }) => {
    const nav = '/data/assets/nav/layoutSidebar.json';
    site.server.hold(nav);
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    await page
      .locator('.sidebar')
      .getByRole('button', { name: /C\+\+ 笔记/ })
      .click();
    await expect.poll(() => site.server.requests(nav).length).toBe(1);
    await wait(page);
    const note = page.locator('.sidebar').getByRole('alert');
    await expect(note).toBeVisible();
    site.server.mend();
    await note.getByRole('button', { name: '重试' }).click();
    await expect(sidebarLink(page, '引用')).toBeVisible();
  });

  test('the review’s cards: the message and 重试', async ({ page, site }) => {
    const cards = /^\/data\/assets\/cards\//;
    site.server.hold(cards);
    await page.goto(site.address('/复习'));
    await expect.poll(() => site.server.requests(cards).length).toBeGreaterThan(0);
    await wait(page);
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText('服务器没有回应');
    site.server.mend();
    await box.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('region', { name: '今天的卡片' }).getByRole('status')).toHaveText(/还有|复习过了/);
  });

  test('the nearest titles of the not-found page: the message and 重试', async ({ page, site, problems }) => {
    problems.expect(/404/);
    const nav = /^\/data\/assets\/nav\//;
    site.server.hold(nav);
    await page.goto(site.address('/语法/数学公式'));
    await expect.poll(() => site.server.requests(nav).length).toBeGreaterThan(0);
    await wait(page);
    const line = page.getByRole('main').getByRole('alert').filter({ hasText: '没有取到相近的页面' });
    await expect(line).toBeVisible();
    site.server.mend();
    await line.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: '数学', exact: true })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('the search’s worker: the message and Retry', async ({ page, site }) => {
    const worker = /^\/assets\/worker/;
    site.server.hold(worker);
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索笔记' }).fill('脚注');
    await expect.poll(() => site.server.requests(worker).length).toBe(1);
    await wait(page);
    const dialog = page.getByRole('dialog', { name: '搜索' });
    await expect(dialog.getByRole('alert')).toContainText('无法取得搜索结果');
    site.server.mend();
    await dialog.getByRole('button', { name: /Retry/ }).click();
    await expect(dialog.getByRole('option').first()).toContainText('脚注');
  });

  test('the Markdown of a page: the button says that nothing was copied', async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const twin = '/语法/长文.md';
    site.server.hold(twin);
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.locator('[data-action="copy-markdown"]').first().click();
    await expect.poll(() => site.server.requests(twin).length).toBe(1);
    await wait(page);
    await expect(page.locator('[data-copied="failed"]')).toHaveCount(1);
  });

  for (const from of ['/', '/语法/长文', '/语法/实验/', '/search', '/复习', '/没有']) {
    test(`the application on ${from}: one plain line, until it comes after all`, async ({ page, site, problems }) => {
      if (from === '/没有') problems.expect(/404/);
      const release = site.server.hold(APP_SCRIPTS);
      await page.goto(site.address(from));
      await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
      const line = page.getByRole('alert').filter({ hasText: '部分功能没有载入' });
      await expect(line).toHaveCount(0);
      await wait(page);
      await expect(line).toHaveCount(1);
      release();
      await untilReady(page);
      await expect(line).toHaveCount(0);
    });
  }
});

test('data of another shell leads to one guarded full load', async ({ page, site }) => {
  const change = (text: string) => text.replace(/"shell":"[^"]+"/, '"shell":"another"');
  site.server.fault(/^\/data\/.*\.json/, { change });
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await markDocument(page);
  await navbarLink(page, '深层').click();
  await expect(heading(page)).toHaveText('深层导读');
  expect(await isSameDocument(page)).toBe(false);
  // The server goes on giving data of that shell: the second time it is taken as it is, and nothing loops.
  await untilReady(page);
  await markDocument(page);
  await navbarLink(page, '布局').click();
  await expect(heading(page)).toHaveText('布局导读');
  expect(await isSameDocument(page)).toBe(true);
});

test('offline: what is here stays readable, what was prefetched opens, and online again all is well', async ({
  page,
  site,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await navbarLink(page, '深层').hover();
  await expect.poll(() => site.server.requests(TARGET).length).toBe(1);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await navbarLink(page, '深层').click();
  await expect(heading(page)).toHaveText('深层导读');
  await page.goBack();
  await expect(heading(page)).toHaveText('长文');
  await context.setOffline(false);
  await navbarLink(page, '布局').click();
  await expect(heading(page)).toHaveText('布局导读');
});

test.describe('crash of the shell', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(/观察到的错误/);
    await breakRender(page);
  });

  test('followed by Try again leaves the article in place', async ({ page, site }) => {
    await page.goto(site.address('/语法/告示'));
    const crash = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await expect(crash).toContainText('观察到的错误');
    await expect(crash).toContainText('根本的原因');
    await mendRender(page);
    await crash.getByRole('button', { name: /Try again/ }).click();
    await expect(crash).toBeHidden();
    await expect(page.locator('#article .admonition').first()).toBeVisible();
    await expect(page.locator('#article')).toContainText('没有标题的附注');
    await expect(sidebarLink(page, '代码')).toBeVisible();
    // And the page lives: the application still navigates.
    await markDocument(page);
    await sidebarLink(page, '代码').click();
    await expect(heading(page)).toHaveText('代码');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Try again that fails again shows the crash page again', async ({ page, site }) => {
    await page.goto(site.address('/语法/告示'));
    const crash = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await crash.getByRole('button', { name: /Try again/ }).click();
    await expect(crash).toBeVisible();
    await expect(crash.getByRole('button', { name: /Try again/ })).toBeVisible();
  });
});

test.describe('the whole sidebar cannot be fetched', () => {
  test('says so in its place, and Retry asks again', async ({ page, site, problems }) => {
    problems.expect(/\/data\/assets\/nav\//, /status of 500/);
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    const nav = '/data/assets/nav/layoutSidebar.json';
    site.server.fault(nav, { status: 500 });
    await page
      .locator('.sidebar')
      .getByRole('button', { name: /C\+\+ 笔记/ })
      .click();
    const note = page.locator('.sidebar').getByRole('alert');
    await expect(note).toBeVisible();
    const asked = site.server.requests(nav).length;
    site.server.mend();
    await note.getByRole('button', { name: '重试' }).click();
    await expect(sidebarLink(page, '引用')).toBeVisible();
    expect(site.server.requests(nav).length).toBeGreaterThan(asked);
  });
});

test('a picture that does not come leaves its text and its place', async ({ page, site, problems }) => {
  problems.expect(/\.png/, /status of 404/);
  site.server.fault(/\.png$/, { status: 404 });
  await page.goto(site.address('/语法/图片'));
  await untilReady(page);
  const box = await page.getByAltText('红绿渐变的矩形').boundingBox();
  expect(box?.height).toBeGreaterThan(100);
});

test('formulas’ style sheet does not come: the page comes by its document', async ({ page, site, problems }) => {
  problems.expect(/\.css/, /status of 404/, /MIME type/);
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  site.server.fault(/\.css$/, { status: 404 });
  await sidebarLink(page, '数学').click();
  await expect(heading(page)).toHaveText('数学');
});
