/** Cards beside links on which a reader rests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { builtFiles } from '../support/model.ts';
import { outputOf } from '../support/sites.ts';

const cardOf = (page: Page) => page.getByRole('complementary', { name: '预览' });
const linkIn = (page: Page, name: string) => page.locator('#article').getByRole('link', { name, exact: true });
const HEADING = '自定编号第四段。 第五段。 第六段。 第七段。'.replaceAll(' ', '');

/** Somewhere without a link. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
}

for (const connection of ['fast', 'slow'] as const) {
  test.describe(connection === 'fast' ? 'with the application' : 'before the application', () => {
    test.use({ connection });

    test('resting on a link shows the first lines of what it names', async ({ page, site }) => {
      await page.goto(site.address('/语法/链接'));
      if (connection === 'fast') await untilReady(page);
      await linkIn(page, '自定编号').hover();
      await expect(cardOf(page)).toHaveText(HEADING);
      await linkIn(page, '行间公式').hover();
      await expect(cardOf(page)).toHaveText(/^行间公式L_o\(x, ?ω_o\)/);
      await linkIn(page, '往下').hover();
      await expect(cardOf(page)).toHaveText('站外例子 与 邮件。');
      await linkIn(page, '告示').hover();
      await expect(cardOf(page)).toHaveText(/^告示五种告示/);
      const app = await page.locator('html').getAttribute('data-app');
      expect(app).toBe(connection === 'fast' ? 'ready' : null);
      await leave(page);
      await expect(cardOf(page)).toHaveCount(0);
    });
  });
}

test('a footnote is shown where it is mentioned', async ({ page, site }) => {
  await page.goto(site.address('/语法/脚注'));
  await page.locator('#article').getByRole('link', { name: '1' }).first().hover();
  await expect(cardOf(page)).toHaveText('第一个脚注，带代码。');
});

test('the pointer may go to the card and stay there; Escape, a scroll and a click elsewhere put it away', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/语法/链接'));
  await untilReady(page);
  const link = linkIn(page, '自定编号');
  await link.hover();
  await cardOf(page).hover();
  // Longer than a pointer on its way is waited for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(cardOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);

  await leave(page);
  await link.hover();
  await expect(cardOf(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 40));
  await expect(cardOf(page)).toHaveCount(0);

  await leave(page);
  await link.hover();
  await expect(cardOf(page)).toBeVisible();
  await page.mouse.click(1, 400);
  await expect(cardOf(page)).toHaveCount(0);
});

test('the focus shows a card, Escape hides it, the next link shows its own', async ({ page, site }) => {
  await page.goto(site.address('/语法/链接'));
  await untilReady(page);
  await linkIn(page, '告示').focus();
  await page.keyboard.press('Tab');
  const link = linkIn(page, '自定编号');
  await expect(link).toBeFocused();
  await expect(cardOf(page)).toHaveText(HEADING);
  await expect(link).toHaveAccessibleDescription(/第四段/);
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardOf(page)).toHaveText(/^行间公式/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '数学' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
});

test('a page that was clicked to has its own cards', async ({ page, site }) => {
  await page.goto(site.address('/语法/脚注'));
  await untilReady(page);
  await page.locator('.sidebar').getByRole('link', { name: '链接' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '链接' })).toBeVisible();
  await linkIn(page, '自定编号').hover();
  await expect(cardOf(page)).toHaveText(HEADING);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('holding a link shows its card within the window until the next tap; nothing of it is printed', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/链接'));
    await untilReady(page);
    const box = await linkIn(page, '自定编号').boundingBox();
    if (!box) throw new Error('The link is not shown.');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 5, y: box.y + 5 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(cardOf(page)).toHaveText(HEADING);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(cardOf(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'html');
    await page.emulateMedia({ media: 'print' });
    await expect(cardOf(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(cardOf(page)).toBeVisible();
    await page.touchscreen.tap(300, 120);
    await expect(cardOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.address('/语法/链接'));
  });
});

test('a card is at most 400 bytes, the script 2 KB, and it brings nothing of the application', () => {
  const pages = builtFiles('fixture', '.json').filter((file) => file.startsWith('data/') && !file.includes('/assets/'));
  const cards = pages.flatMap((file) => {
    const page = JSON.parse(readFileSync(join(outputOf('fixture'), file), 'utf8'));
    return Object.values((page.cards ?? {}) as Record<string, string[]>);
  });
  expect(cards.length).toBeGreaterThan(10);
  for (const card of cards) expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(400);
  const [script = ''] = builtFiles('fixture', '.js').filter((file) => file.includes('/intent-'));
  const text = readFileSync(join(outputOf('fixture'), script), 'utf8');
  expect(text).not.toMatch(/\bimport\b/);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(2048);
});
