/** The review for every reader: assistive technology, both themes, small and large screens, paper, scripts off. */
import { heading } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/harness.ts';
import { answer, answerWith, at, chooseSection, left, openReview, session, stored } from '../support/review.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('no axe violation: question, answer, done, gone cards, the second question', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  await expectAccessible(page);
  await answerWith(page, '轻松');
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expectAccessible(page);
  await chooseSection(page, /布局/);
  await answerWith(page, '轻松');
  await expect(left(page)).toContainText('复习过了');
  await expectAccessible(page);
  site.server.fault(/cards\/layout/, { change: (text) => text.replace('["短地址"', '["别的"') });
  await openReview(page, site);
  await page.getByText('笔记里已经没有的卡片（1）').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '丢掉' }).click();
  await expectAccessible(page);
});

test('no axe violation on the home page and beside a note that was read', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.address('/短'));
  await expect(page.locator('.sidebar').getByRole('link', { name: '短地址' })).toHaveAttribute('title', '已读');
  await expectAccessible(page);
  await page.goto(site.address('/'));
  await expect(page.getByRole('region', { name: '接着学' })).toContainText('接着上次读');
  await expectAccessible(page);
});

for (const width of [360, 1920]) {
  test(`${width} px: nothing scrolls sideways, with a long answer and gone cards too`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReview(page, site);
    await answerWith(page, '轻松');
    await session(page).getByRole('button', { name: '打开答案' }).click();
    await expect(answer(page)).toBeVisible();
    const long = '很长的问题'.repeat(30);
    site.server.fault(/cards\/syntax/, {
      change: (text) =>
        text.replace('unique_ptr 能复制吗？', long).replace('std::<c-f>move', `${'x'.repeat(300)}<c-f>`),
    });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(width);
    await openReview(page, site);
    await page.keyboard.press(' ');
    await expect(answer(page)).toContainText('x'.repeat(300));
    expect(await wide()).toBeLessThanOrEqual(width);
    const box = await session(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(740);
  });
}

test('a phone’s grades are large enough for a thumb', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReview(page, site);
  await session(page).getByRole('button', { name: '打开答案' }).click();
  for (const button of await page.getByRole('group', { name: '记得怎么样' }).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test('a note’s cards print open', async ({ page, site }) => {
  await page.goto(site.address('/语法/卡片'));
  await expect(page.getByText('不能，只能移动。')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('不能，只能移动。')).toBeVisible();
  await expect(page.getByText('也可以')).toBeVisible();
});

test.describe('on a slow line', () => {
  test.use({ connection: 'slow' });

  test('the page waits to be asked, and says how', async ({ page, site }) => {
    await page.goto(site.address('/复习'));
    const start = page.getByRole('button', { name: '开始复习' });
    await start.click();
    await expect(left(page)).toHaveText('还有 4 张');
    await expect(start).toBeHidden();
  });
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and a note’s cards open', async ({ page, site }) => {
    expect((await page.goto(site.address('/复习')))?.status()).toBe(200);
    await expect(heading(page)).toHaveText('复习');
    // Not by its text: Playwright leaves out what stands in noscript.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^复习要用到脚本/);
    await expect(page.getByRole('button', { name: '开始复习' })).toBeHidden();
    await page.goto(site.address('/'));
    await expect(page.getByRole('link', { name: '4 张卡片' })).toHaveAttribute('href', '/复习');
    await page.goto(site.address('/语法/卡片'));
    await page.getByText('能复制吗？').click();
    await expect(page.getByText('不能，只能移动。')).toBeVisible();
  });
});

test('every way in leads here: address, home page, client navigation and Back', async ({ page, site }) => {
  await page.goto(site.address('/'));
  await page.getByRole('link', { name: '4 张卡片' }).click();
  await expect(page).toHaveTitle('复习 | 试验场');
  await answerWith(page, '轻松');
  await page.goBack();
  await expect(page.getByRole('region', { name: '接着学' })).toBeVisible();
  await page.goForward();
  await expect(left(page)).toHaveText('还有 3 张');
  expect((await stored(page)).progress).toHaveLength(1);
  expect((await page.request.get(site.address('/复习.html'), { maxRedirects: 0 })).status()).toBeLessThan(400);
});
