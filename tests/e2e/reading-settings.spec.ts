/** Reading settings: the panel, what is remembered, and every kind of page at the ends of all settings. */
import type { Page } from '@playwright/test';
import { APP_SCRIPTS, heading, sidebarLink } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const KEY = 'reading-settings';
/** The sheet that the inline script asks for. */
const RULES = /\/assets\/early\d+-[^/]*\.css$/;
const panel = (page: Page) => page.getByRole('dialog', { name: '阅读设置' });
const openButton = (page: Page) => page.getByRole('button', { name: '阅读设置', exact: true });
const choice = (page: Page, setting: string, words: string) =>
  panel(page).getByRole('group', { name: setting }).getByRole('radio', { name: words, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** What the settings are about, of the first paragraph and the page. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { fontSize, lineHeight, textAlign, textIndent, fontFamily } = getComputedStyle(
      document.querySelector('#article > p') as Element,
    );
    const { width } = (document.querySelector('main') as Element).getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(document.body);
    return { fontSize, lineHeight, textAlign, textIndent, fontFamily, width, backgroundColor };
  });

test('by keyboard: a choice acts at once, holds before the first paint, on other pages and in other tabs, until it is reset', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(site.address('/语法/折叠与HTML'));
  const before = await look(page);
  const other = await context.newPage();
  await other.goto(site.address('/语法/长文'));
  await page.bringToFront();
  // Before the application is there, too.
  await openButton(page).press('Enter');
  await expect(choice(page, '字号', '标准')).toBeChecked();
  await choice(page, '字号', '标准').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, '字号', '大')).toBeChecked();
  await choice(page, '行距', '松').check();
  await choice(page, '行宽', '宽').check();
  await choice(page, '字体', '宋体').check();
  await choice(page, '段落', '对齐并缩进').check();
  await choice(page, '纸张', '米黄').check();
  await choice(page, '代码', '自动换行').check();
  await choice(page, '注音', '隐藏').check();
  const after = await look(page);
  expect(after).toMatchObject({ textAlign: 'justify', width: 880 });
  for (const name of ['fontSize', 'lineHeight', 'textIndent', 'fontFamily', 'backgroundColor'] as const)
    expect(after[name], name).not.toBe(before[name]);
  await expect(page.locator('rt').first()).toBeHidden();
  const text = 'size2lead2wide2font1para3page1wrap1ruby1';
  expect(await stored(page)).toBe(text);
  await expect(other.locator('html')).toHaveAttribute('data-reading', text);
  await other.close();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await sidebarLink(page, '长文').click();
  await expect(heading(page)).toHaveText('长文');
  expect(await look(page)).toEqual(after);

  const release = site.server.hold(APP_SCRIPTS);
  await page.reload();
  expect(await look(page)).toEqual(after);
  release();
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  expect(await look(page)).toMatchObject({ textAlign: before.textAlign, textIndent: before.textIndent });
  await page.emulateMedia({ media: null });

  await openButton(page).click();
  await expect(choice(page, '字号', '大')).toBeChecked();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await panel(page).getByRole('button', { name: '恢复默认' }).click();
  expect(await stored(page)).toBeNull();
  expect(await look(page)).toEqual(before);
  await panel(page).getByRole('button', { name: '关闭' }).click();
  await expect(panel(page)).toBeHidden();
});

test('who has chosen nothing is brought no rules; who has, sees nothing without them', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => RULES.test(request.url()) && asked.push(request.url()));
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const { fontSize } = await look(page);
  expect(asked).toEqual([]);

  await page.evaluate((key) => localStorage.setItem(key, 'size4'), KEY);
  const release = site.server.hold(RULES);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(asked).toHaveLength(1);
  // The whole document is there, and time for many frames, but none comes.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  release();
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  expect(Number.parseFloat((await look(page)).fontSize)).toBe(1.5 * Number.parseFloat(fontSize));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch: from the drawer, with the note in sight, and what stands in view stays there', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await expect(openButton(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 3000));
    await page.getByRole('button', { name: '打开菜单' }).tap();
    await openButton(page).tap();
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeHidden();
    await expect(choice(page, '字号', '标准')).toBeChecked();
    // The first block below the bar.
    const inView = await page.locator('#article > *').evaluateAll((blocks) => {
      const bar = (document.querySelector('header') as Element).getBoundingClientRect().bottom;
      return blocks.findIndex((block) => block.getBoundingClientRect().bottom > bar);
    });
    expect(inView).toBeGreaterThan(5);
    const top = async () => (await page.locator('#article > *').nth(inView).boundingBox())?.y ?? 0;
    const before = await top();
    await choice(page, '字号', '最大').tap();
    await choice(page, '纸张', '高对比').tap();
    await expect(choice(page, '字号', '最大')).toBeChecked();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    expect((await panel(page).boundingBox())?.y).toBeGreaterThan(740 * 0.25);
    await expectAccessible(page);
    await page.touchscreen.tap(180, 90);
    await expect(panel(page)).toBeHidden();
  });
});

test('what was not written here changes nothing, and blocked storage only forgets', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/浏览器存储不可用/);
  await page.goto(site.address('/语法/长文'));
  const before = await look(page);
  for (const text of ['{"size":4}', 'size9', 'lead1size4', 'size4 page2', '\u0000']) {
    await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [KEY, text]);
    await page.reload();
    expect(await look(page), text).toEqual(before);
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.reload();
  await untilReady(page);
  await openButton(page).click();
  await choice(page, '字号', '最大').check();
  expect((await look(page)).fontSize).not.toBe(before.fontSize);
});

/** A dozen kinds of pages. */
const KINDS = [
  '/',
  '/语法/长文',
  '/语法/代码',
  '/语法/数学',
  '/语法/表格与列表',
  '/语法/图示',
  '/语法/告示',
  '/语法/标签页',
  '/布局/C++ 笔记/引用',
  '/深层/一层/二层/三层/最深的页',
  '/search',
  '/复习',
];

for (const width of [360, 1366])
  test(`${width} px: at both ends of all settings nothing scrolls sideways, and axe finds nothing at one of them`, async ({
    page,
    site,
    problems,
  }) => {
    test.setTimeout(180_000);
    // The search's own field gives way to the place.
    problems.expect(/Autofocus/);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [least, most] = ['size1lead1wide1font1para1page1wrap1', 'size4lead3wide3font1para3page2ruby1'];
    for (const path of KINDS) {
      // Arrived at a place within, a page is laid out to its end at once.
      await page.goto(`${site.address(path)}#main`);
      await untilReady(page);
      // Axe takes long, so it judges one end at each width: both papers, both sizes, both modes.
      for (const end of width === 360 ? [least, most] : [most, least]) {
        const wide = await page.evaluate((text) => {
          document.documentElement.dataset.reading = text;
          return document.documentElement.scrollWidth;
        }, end);
        expect(wide, `${path} ${end}`).toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button that does nothing is shown', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await expect(page.locator('[data-action=reading-settings]:visible')).toHaveCount(0);
  });
});
