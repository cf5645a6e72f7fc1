/** What was read: noted at the end of a note, shown in the sidebar and on the home page, never against the reader's will. */
import type { Page } from '@playwright/test';
import { APP_SCRIPTS, heading, sidebarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { answerWith, at, openReview } from '../support/review.ts';

test.use({ timezoneId: 'Asia/Shanghai', viewport: { width: 1366, height: 600 } });

const study = (page: Page) => page.getByRole('region', { name: '接着学' });
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const noted = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(?:read|last):/.test(key))
      .sort(),
  );

test('a note counts as read when its end was reached, not before', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const link = sidebarLink(page, '长文');
  await expect(link).not.toHaveAttribute('title');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => noted(page)).toEqual(['last:/']);
  await toEnd(page);
  await expect(link).toHaveAccessibleDescription('已读');
  await expect(link).toHaveAccessibleName('长文');
  await page.reload();
  await expect(link).toHaveAccessibleDescription('已读');
  await expect(sidebarLink(page, '代码')).not.toHaveAttribute('title');
});

test('the mark can be seen', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await toEnd(page);
  const link = sidebarLink(page, '长文');
  await expect(link).toHaveAttribute('title', '已读');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('✓');
});

test('the home page goes on where the reader was, at the heading', async ({ page, site }) => {
  await page.goto(site.address('/'));
  await untilReady(page);
  await expect(study(page).getByRole('listitem').first()).toHaveText('从头读起：语法');
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const id = await page.locator('#article h2').nth(1).getAttribute('id');
  await page
    .locator('#article h2')
    .nth(1)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last:/'))).toContain(id);
  await page.goto(site.address('/'));
  const link = study(page).getByRole('link', { name: '长文' });
  await expect(link).toBeVisible();
  await expect(study(page).getByRole('listitem').first()).toHaveText('接着上次读：长文');
  await link.click();
  await expect(heading(page)).toHaveText('长文');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
});

test('after the end of a note the home page goes on with the next', async ({ page, site }) => {
  await page.goto(site.address('/深层/多页/第1页'));
  await untilReady(page);
  await toEnd(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last:/'))).toContain('第2页');
  await page.goto(site.address('/'));
  await expect(study(page).getByRole('link', { name: '第 2 页' })).toBeVisible();
});

test('the home page counts what is due, without loading the review', async ({ page, site }) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await page.goto(site.address('/'));
  await expect(study(page).getByRole('link', { name: '4 张卡片' })).toBeVisible();
  await openReview(page, site);
  await answerWith(page, '良好');
  await answerWith(page, '轻松');
  const review = () => site.server.requests(/assets\/(?:review|cards)/).length;
  const before = review();
  await page.goto(site.address('/'));
  await expect(study(page).getByRole('link', { name: '今天到期 1 张' })).toBeVisible();
  await page.clock.setFixedTime(at('2027-11-21 09:00'));
  await page.reload();
  await study(page).getByRole('link', { name: '今天到期 2 张' }).hover();
  expect(review()).toBe(before);
});

test('switched off nothing is noted and nothing shown; cleared all is gone', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await toEnd(page);
  await expect(sidebarLink(page, '长文')).toHaveAttribute('title', '已读');
  await openReview(page, site);
  await page.getByRole('checkbox', { name: '记下读完的笔记' }).uncheck();
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await toEnd(page);
  await expect(sidebarLink(page, '长文')).not.toHaveAttribute('title');
  await page.goto(site.address('/'));
  await untilReady(page);
  await expect(study(page).getByRole('listitem').first()).toHaveText('从头读起：语法');
  expect(await noted(page)).toEqual(['last:/', 'read:/语法/长文']);

  await openReview(page, site);
  await page.getByRole('checkbox', { name: '记下读完的笔记' }).check();
  await expect(page.getByText('已读完 1 篇')).toBeVisible();
  await page.getByRole('button', { name: '清除阅读记录' }).click();
  await expect(page.getByText('已读完 0 篇')).toBeVisible();
  expect(await noted(page)).toEqual([]);
});

test('another tab’s reading shows at once', async ({ page, site, context }) => {
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  const other = await context.newPage();
  await other.goto(site.address('/语法/长文'));
  await untilReady(other);
  await toEnd(other);
  await expect(sidebarLink(page, '长文')).toHaveAttribute('title', '已读');
});

test('storage that is blocked or spoilt stops nothing', async ({ page, site, context, problems }) => {
  await page.goto(site.address('/'));
  await page.evaluate(() => {
    localStorage.setItem('last:/', '["https://evil.example","x"]');
    localStorage.setItem('due:/', '{{{');
  });
  await page.reload();
  await untilReady(page);
  await expect(study(page).getByRole('listitem').first()).toHaveText('从头读起：语法');
  await expect(study(page).getByRole('link', { name: '4 张卡片' })).toBeVisible();
  problems.expect(/storage|存储/i);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await toEnd(page);
  await expect(sidebarLink(page, '长文')).not.toHaveAttribute('title');
});

test('nothing is written before the application is there', async ({ page, site }) => {
  const release = site.server.hold(APP_SCRIPTS);
  await page.goto(site.address('/语法/长文'), { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('长文');
  await toEnd(page);
  expect(await noted(page)).toEqual([]);
  release();
  await untilReady(page);
  // The end may have been laid out, and gone further down, since the reader was there.
  await expect.poll(() => toEnd(page).then(() => noted(page))).toContain('read:/语法/长文');
});
