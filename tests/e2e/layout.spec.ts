/** Sidebar, drawer, bars, and the page at its narrowest and widest. */
import type { Page } from '@playwright/test';
import { APP_SCRIPTS, heading, navbarLink, sidebarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const caret = (page: Page, name: RegExp) => page.locator('.sidebar').getByRole('button', { name });

test.describe('sidebar', () => {
  test('a hidden sidebar stays hidden over navigation and reload, before the first paint', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await page.getByRole('button', { name: '收起侧栏' }).click();
    await navbarLink(page, '布局').click();
    await expect(heading(page)).toHaveText('布局导读');
    await expect(sidebarLink(page, '翻页')).toBeHidden();
    site.server.hold(/^\/assets\/.*\.js/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'hidden');
    await expect(sidebarLink(page, '翻页')).toBeHidden();
  });

  test('with the sidebar hidden its links take no focus', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await page.getByRole('button', { name: '收起侧栏' }).click();
    for (const link of await page.locator('.sidebar a').all()) await expect(link).toBeHidden();
  });

  test('hidden and shown again by key, the focus stays on the switch', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await page.getByRole('button', { name: '收起侧栏' }).focus();
    await page.keyboard.press('Enter');
    const show = page.getByRole('button', { name: '展开侧栏' });
    await expect(show).toBeFocused();
    await expect(show).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: '收起侧栏' })).toBeFocused();
    await expect(sidebarLink(page, '数学')).toBeVisible();
  });

  test('groups opened by hand are remembered over a reload', async ({ page, site }) => {
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    await caret(page, /没有索引的组/).click();
    await expect(sidebarLink(page, '甲页')).toBeVisible();
    await page.reload();
    await expect(sidebarLink(page, '甲页')).toBeVisible();
  });

  test('its scroll is remembered over navigation and reload', async ({ page, site }) => {
    await page.setViewportSize({ width: 1366, height: 500 });
    await page.goto(site.address('/深层/多页/第25页'));
    await untilReady(page);
    const box = page.locator('.sidebar-scroll');
    const top = () => box.evaluate((element) => Math.round(element.scrollTop));
    await expect(sidebarLink(page, '第 25 页')).toBeInViewport();
    await sidebarLink(page, '第 20 页').scrollIntoViewIfNeeded();
    const before = await top();
    expect(before).toBeGreaterThan(100);
    await sidebarLink(page, '第 20 页').click();
    await expect(heading(page)).toHaveText('第 20 页');
    expect(await top()).toBe(before);
    await page.reload();
    await untilReady(page);
    expect(await top()).toBe(before);
  });

  test('the way to the open page is open, and its entry is marked', async ({ page, site }) => {
    await page.goto(site.address('/深层/一层/二层/三层/最深的页'));
    await expect(sidebarLink(page, '最深的页')).toHaveAttribute('aria-current', 'page');
    await expect(sidebarLink(page, '最深的页')).toBeVisible();
    await expect(sidebarLink(page, '第 5 页')).toBeHidden();
  });

  test('order: prefixes, positions, versions and dates', async ({ page, site }) => {
    await page.goto(site.address('/布局/C++ 笔记/'));
    const group = page
      .locator('.sidebar li')
      .filter({ has: page.getByRole('link', { name: 'C++ 笔记', exact: true }) });
    const labels = await group.locator('li a').allTextContents();
    expect(labels).toEqual(['引用', '模板 与 泛型', '结尾', '7.0 发布说明', '2021-11-05 日志']);
  });

  test('a group that cannot be collapsed is open and has no switch; one with only an index is a plain link', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    await expect(sidebarLink(page, '里面')).toBeVisible();
    await expect(caret(page, /不可折叠/)).toHaveCount(0);
    await expect(caret(page, /只有索引/)).toHaveCount(0);
    await expect(sidebarLink(page, '只有索引')).toBeVisible();
  });

  test('drafts and unlisted notes are not in it', async ({ page, site }) => {
    await page.goto(site.address('/布局/intro'));
    await expect(page.locator('.sidebar').getByText(/草稿|未列出/)).toHaveCount(0);
    expect((await page.goto(site.address('/布局/未列出')))?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('a note may show the sidebar of another section', async ({ page, site }) => {
    await page.goto(site.address('/布局/侧栏别处'));
    await expect(sidebarLink(page, '深层导读')).toBeVisible();
    await expect(sidebarLink(page, '翻页')).toHaveCount(0);
  });

  test('only the open branch is sent; the rest is fetched once, when a group is opened', async ({ page, site }) => {
    const nav = '/data/assets/nav/layoutSidebar.json';
    expect(site.file('布局/intro.html')).not.toContain('>模板 与 泛型<');
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    expect(site.server.requests(nav)).toHaveLength(0);
    await caret(page, /C\+\+ 笔记/).click();
    await expect(sidebarLink(page, '模板 与 泛型')).toBeVisible();
    await caret(page, /没有索引的组/).click();
    await expect(sidebarLink(page, '乙页')).toBeVisible();
    expect(site.server.requests(nav)).toHaveLength(1);
  });
});

test.describe('generated index, outline and pagination', () => {
  test('a group without an index has a generated page with its entries', async ({ page, site }) => {
    await page.goto(site.address('/布局/没有索引的组/'));
    await expect(heading(page)).toHaveText('没有索引的组');
    await expect(page.locator('main')).toContainText('这个组自己没有索引页');
    await expect(page.locator('main article').getByRole('link')).toContainText(['甲页', '乙页']);
  });

  test('front matter: no outline, other levels, hidden title', async ({ page, site }) => {
    await page.goto(site.address('/布局/没有目录'));
    await expect(page.locator('.outline a')).toHaveCount(0);
    await page.goto(site.address('/布局/目录层级'));
    await expect(page.locator('.outline a')).toHaveText(['二级', '三级', '四级']);
    await page.goto(site.address('/布局/没有标题'));
    await expect(page.locator('article h1')).toHaveCount(0);
    await expect(page).toHaveTitle(/藏起来的标题/);
  });

  test('previous and next follow the sidebar; front matter changes or removes them', async ({ page, site }) => {
    await page.goto(site.address('/布局/C++ 笔记/引用'));
    const links = page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link');
    await expect(links).toHaveText([/C\+\+ 笔记/, /模板 与 泛型/]);
    await page.goto(site.address('/布局/翻页'));
    await expect(links).toHaveText([/代码/]);
    await links.click();
    await expect(heading(page)).toHaveText('代码');
  });
});

test.describe('drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const drawer = (page: Page) => page.getByRole('dialog', { name: '菜单' });

  test('closes by Escape, by a click beside it, by its button, and by a navigation', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    const open = page.getByRole('button', { name: '打开菜单' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(385, 600),
      () => page.getByRole('button', { name: '关闭菜单' }).click(),
    ]) {
      await open.click();
      await expect(drawer(page)).toBeVisible();
      await close();
      await expect(drawer(page)).toBeHidden();
    }
    await open.click();
    await drawer(page).getByRole('link', { name: '数学', exact: true }).click();
    await expect(heading(page)).toHaveText('数学');
    await expect(drawer(page)).toBeHidden();
  });

  test('gives the focus back to its button; while open, nothing behind it takes the focus', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    const open = page.getByRole('button', { name: '打开菜单' });
    await open.click();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  test('opened anew after the main menu, it shows the section’s tree again', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: '关闭菜单' }).click(),
    ]) {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await drawer(page).getByRole('button', { name: '返回主菜单' }).click();
      await expect(drawer(page).getByRole('link', { name: '数学', exact: true })).toBeHidden();
      await close();
      await expect(drawer(page)).toBeHidden();
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expect(drawer(page).getByRole('link', { name: '数学', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test('the way back to the main menu, by key, leads the focus to its first entry', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await drawer(page).getByRole('button', { name: '返回主菜单' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('link', { name: '语法', exact: true })).toBeFocused();
  });

  test('a page without a section opens with the focus where it was, not in the drawer', async ({ page, site }) => {
    await page.goto(site.address('/'));
    await untilReady(page);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') ?? null)).toBeNull();
  });

  test('when the application comes while it is open, the focus stays on its link', async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/代码'));
    await page.getByRole('button', { name: '打开菜单' }).click();
    const link = drawer(page).getByRole('link', { name: '数学', exact: true });
    await link.focus();
    release();
    await untilReady(page);
    await expect(link).toBeFocused();
  });

  test('from the main menu into another section', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await drawer(page).getByRole('button', { name: '返回主菜单' }).click();
    await drawer(page).getByRole('link', { name: '布局', exact: true }).click();
    await expect(heading(page)).toHaveText('布局导读');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(drawer(page).getByRole('link', { name: '翻页', exact: true })).toBeVisible();
  });
});

test.describe('announcement bar', () => {
  test('its HTML is shown, its link is the site’s, and closing it is remembered before the first paint', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/代码'));
    const bar = page.getByRole('region', { name: '公告' });
    await expect(bar.locator('strong')).toHaveText('公告');
    await page.getByRole('button', { name: '关闭公告' }).click();
    site.server.hold(/^\/assets\/.*\.js/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'dismissed');
    await expect(bar).toBeHidden();
  });
});

test.describe('sizes', () => {
  const PAGES = [
    '/',
    '/语法/代码',
    '/语法/数学',
    '/语法/表格与列表',
    '/语法/图示',
    '/深层/一层/二层/三层/最深的页',
    '/search',
    '/复习',
  ];
  for (const width of [320, 360, 390, 768, 996, 1280, 1920]) {
    test(`${width} px: no sideways scroll`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of PAGES) {
        await page.goto(site.address(path));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  }

  test.describe('at the boundary, in half pixels as a zoomed window has them', () => {
    for (const [width, isDesktop] of [
      [996, false],
      [996.5, true],
      [997, true],
    ] as const) {
      test(`${width} px: ${isDesktop ? 'bar and sidebar' : 'the menu button'}, never neither`, async ({
        page,
        site,
      }) => {
        await page.goto(site.address('/语法/代码'));
        await page.evaluate((px) => {
          const frame = document.createElement('iframe');
          frame.src = location.href;
          // Zoomed, it is as many pixels wide as the screen has half pixels.
          frame.style.cssText = `position:fixed;top:0;left:0;border:0;width:${px}px;height:600px;zoom:2`;
          document.body.replaceChildren(frame);
        }, width);
        const frame = page.frameLocator('iframe');
        await expect(frame.locator('article h1')).toBeVisible();
        expect(await frame.locator('html').evaluate((html) => html.getBoundingClientRect().width)).toBe(width);
        await expect(frame.locator('.sidebar')).toBeVisible({ visible: isDesktop });
        await expect(frame.locator('.navbar-links')).toBeVisible({ visible: isDesktop });
        await expect(frame.getByRole('button', { name: '打开菜单' })).toBeVisible({ visible: !isDesktop });
      });
    }
  });

  test('at 1920 px the text keeps its measure', async ({ page, site }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(site.address('/语法/长文'));
    expect((await page.locator('#article').boundingBox())?.width).toBeLessThanOrEqual(740);
  });

  test('at 360 px the outline stands folded above the note', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.address('/语法/标题'));
    const fold = page.locator('.outline-fold');
    await expect(fold.getByRole('link', { name: '自定编号' })).toBeHidden();
    await fold.locator('summary').click();
    await fold.getByRole('link', { name: '自定编号' }).click();
    expect(new URL(page.url()).hash).toBe('#my-id');
  });
});

test.describe('by keyboard alone', () => {
  test('from the address bar to a note, its outline and the next note', async ({ page, site }) => {
    await page.goto(site.address('/语法/标题'));
    await untilReady(page);
    /** Presses Tab until the element of this name has the focus. */
    const tabTo = async (name: string) => {
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press('Tab');
        const text = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        );
        if (text?.includes(name)) return;
      }
      throw new Error(`Tab does not reach “${name}”.`);
    };
    await tabTo('切换颜色模式');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo('搜索');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo('下一篇');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('链接');
    await expect(heading(page)).toBeFocused();
  });

  test('what has the focus can be seen to have it', async ({ page, site }) => {
    await page.goto(site.address('/语法/标题'));
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return {
          name: element.textContent,
          isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        };
      });
      expect(look).toMatchObject({ isMarked: true });
    }
  });
});

for (const path of ['/', '/404', '/布局/侧栏别处']) {
  for (const size of [
    { width: 360, height: 800 },
    { width: 1280, height: 1000 },
    { width: 2560, height: 1400 },
  ]) {
    test(`${path} at ${size.width} px ends with its footer`, async ({ page, site, problems }) => {
      problems.expect(/status of 404/);
      await page.setViewportSize(size);
      await page.goto(site.address(path));
      await untilReady(page);
      const below = await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) -
          scrollY,
      );
      expect(Math.abs(below)).toBeLessThan(2);
    });
  }
}
