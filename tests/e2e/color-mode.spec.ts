/** Colour mode before the first paint and across tabs. */
import type { Page } from '@playwright/test';
import { navbarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const html = (page: Page) => page.locator('html');

/** Notes which theme stood on `<html>` at each frame from the very first. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenThemes: seen });
    const look = () => {
      if (document.body)
        seen.add(`${document.documentElement.dataset.theme} ${getComputedStyle(document.body).backgroundColor}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenThemes = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);

test('no flash: a stored dark choice is dark from the first frame on, also after hydration', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await watchFrames(page);
  await page.reload();
  await untilReady(page);
  const seen = await seenThemes(page);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatch(/^dark /);
});

for (const stored of ['purple', '', '<script>', 'null', 'Dark']) {
  test(`a stored value that is none is not believed: “${stored}”`, async ({ page, site }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await untilReady(page);
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test('color-scheme and theme-color follow the mode', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  const color = () => page.locator('meta[name=theme-color]').getAttribute('content');
  await expect(html(page)).toHaveCSS('color-scheme', 'light');
  const light = await color();
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
  expect(await color()).not.toBe(light);
});

test('the mode stays over navigation and is the same in every tab that opens later', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  await navbarLink(page, '深层').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('深层导读');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto(site.address('/'));
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test('a choice taken back in another tab is followed: no choice is the default', async ({ page, site, context }) => {
  await page.goto(site.address('/语法/intro'));
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  const other = await context.newPage();
  await other.goto(site.address('/语法/代码'));
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('the switch works by keyboard', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await page.getByRole('button', { name: '切换颜色模式' }).focus();
  await page.keyboard.press('Space');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test.describe('where the system is not respected', () => {
  test.use({ colorScheme: 'dark' });
  for (const stored of ['', 'Dark', 'sepia'])
    test(`a stored “${stored}” is no choice`, async ({ page, site }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
      await page.goto(site.address('/语法/intro'));
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    });

  test('a stored “system” is no choice: the default shows, whatever the system says', async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('“system” from another tab is none either', async ({ page, site, context }) => {
    await page.goto(site.address('/语法/intro'));
    const other = await context.newPage();
    await other.goto(site.address('/语法/代码'));
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await other.evaluate(() => localStorage.setItem('theme', 'system'));
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('under system preference', () => {
  test.use({ siteName: 'underBase', colorScheme: 'dark' });
  test('a chosen mode no longer follows the system', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the third place of the switch is stored as “system” and followed after a reload', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    const toggle = page.getByRole('button', { name: '切换颜色模式' });
    for (const choice of ['light', 'dark', 'system']) {
      await toggle.click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
    }
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('“system” chosen in another tab is followed', async ({ page, site, context }) => {
    await page.addInitScript(() => {
      localStorage.theme ??= 'light';
    });
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    const other = await context.newPage();
    await other.goto(site.address('/语法/代码'));
    await other.evaluate(() => localStorage.setItem('theme', 'system'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});
