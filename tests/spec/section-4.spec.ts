/** Specification, section 4: states and transitions. */

import type { Page } from '@playwright/test';
import { openFailingSearch } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: '切换颜色模式' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('colour mode, system preference not respected', () => {
  test.use({ colorScheme: 'dark' });

  test('default is light; system preference is not respected; the switch is enabled', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toBeEnabled();
  });

  test('toggle with system not respected: light to dark to light', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('colour mode, system preference respected', () => {
  test.use({ siteName: 'underBase', colorScheme: 'dark' });

  test('toggle with system respected: system, light, dark, system', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    const choices = [];
    for (let step = 0; step < 4; step += 1) {
      choices.push(await html(page).getAttribute('data-theme-choice'));
      await toggle(page).click();
    }
    expect(choices).toEqual(['system', 'light', 'dark', 'system']);
  });

  test('with system-following, it tracks the operating system dark preference', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('the effective mode is light or dark, whatever the choice', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    for (let step = 0; step < 3; step += 1) {
      await expect(html(page)).toHaveAttribute('data-theme', /^(?:light|dark)$/);
      await toggle(page).click();
    }
  });
});

test('the choice is stored in local storage under key "theme" and applied to the page', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await toggle(page).click();
  expect(await stored(page, 'theme')).toBe('dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
});

test('the choice is synchronised across tabs, without an echo', async ({ page, site, context }) => {
  await page.goto(site.address('/语法/intro'));
  const other = await context.newPage();
  await other.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function set(this: Storage, key, value) {
      Object.assign(window, { wrote: key });
      write.call(this, key, value);
    };
  });
  await other.goto(site.address('/语法/代码'));
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  expect(await other.evaluate(() => 'wrote' in window && window.wrote === 'theme')).toBe(false);
});

test.describe('with the switch disabled', () => {
  test.use({ siteName: 'noSwitch' });

  test('if the switch is disabled, the stored choice is cleared', async ({ page, site, problems }) => {
    // This site has comments too, from a host that does not exist.
    problems.expect(/comments\.invalid/);
    await page.addInitScript(() => {
      if (!sessionStorage.seeded) localStorage.theme = 'light';
      sessionStorage.seeded = '1';
    });
    await page.goto(site.address('/语法/intro'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBeNull();
    await expect(toggle(page)).toHaveCount(0);
  });
});

test('mobile sidebar: shown or hidden; closed automatically when the viewport becomes desktop width (above 996 px)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto(site.address('/语法/intro'));
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer).toBeHidden();
});

test('search modal: opens by focus of a search field', async ({ page, site }) => {
  await page.goto(site.address('/'));
  await untilReady(page);
  await page.getByRole('main').getByRole('button', { name: '搜索笔记' }).focus();
  await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '搜索' })).toBeHidden();
});

for (const [name, act] of [
  ['click', (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索' }).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
  ['"/"', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`search modal: opens by ${name}, closes with Escape`, async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    await act(page);
    const dialog = page.getByRole('dialog', { name: /搜索/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('search modal: an ask-AI mode inside search can be toggled on and off', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索笔记' }).fill('代码');
  const dialog = page.getByRole('dialog', { name: '搜索' });
  const toggle = dialog.getByRole('button', { name: '问 AI' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('region', { name: '问 AI' })).toBeVisible();
  await toggle.click();
  await expect(dialog.getByRole('region', { name: '问 AI' })).toBeHidden();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test.describe('navbar visibility', () => {
  const scrollBy = async (page: Page, distance: number) => {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, distance);
  };

  test('it is not hidden on scroll: hide-on-scroll is not enabled', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await scrollBy(page, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    // A bar that leaves is on its way for a while.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame().then(frame);
      // What follows the scroll never ends.
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(timed.map(({ finished }) => finished));
    });
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  test.describe('enabled', () => {
    test.use({ siteName: 'underBase' });
    test('hides on scroll down, returns on scroll up', async ({ page, site }) => {
      await page.goto(site.address('/语法/长文'));
      await untilReady(page);
      await scrollBy(page, 1500);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await scrollBy(page, -300);
      await expect(page.getByRole('banner')).toBeInViewport();
    });
  });
});

test('page chunk: loading (spinner after a delay), failed (error box with Retry), loaded', async ({
  page,
  site,
  problems,
}) => {
  const { box } = await openFailingSearch(page, site, problems);
  site.server.mend();
  await box.getByRole('button', { name: /重试|Retry/ }).click();
  await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
});

test('collapsible panels: collapsed or expanded', async ({ page, site }) => {
  await page.goto(site.address('/布局/intro'));
  await untilReady(page);
  const caret = page.locator('.sidebar').getByRole('button', { name: /C\+\+ 笔记/ });
  const entry = page.locator('.sidebar').getByRole('link', { name: '引用', exact: true });
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await caret.click();
  await expect(entry).toBeHidden();
});

test('preferences kept in browser storage: a preferred docs version that exists is kept, an unknown one removed', async ({
  page,
  site,
}) => {
  const KEY = 'docs-preferred-version-default';
  await page.goto(site.address('/语法/intro'));
  await page.evaluate((key) => localStorage.setItem(key, 'current'), KEY);
  await page.reload();
  await untilReady(page);
  expect(await stored(page, KEY)).toBe('current');
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
  await page.reload();
  await expect.poll(() => stored(page, KEY)).toBeNull();
});

test('announcement-bar dismissed flag together with the bar id; the bar reappears when its id changes', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/语法/intro'));
  const bar = page.getByRole('region', { name: '公告' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: '关闭公告' }).click();
  await expect(bar).toBeHidden();
  expect(await stored(page, 'announcement.dismiss')).toBe('true');
  expect(await stored(page, 'announcement.id')).toBe('fixture-1');
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
});
