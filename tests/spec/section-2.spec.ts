/** Specification, section 2: screens and routes. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentFile } from '../../packages/engine/src/shared/paths.ts';
import { openFailingSearch, stopClock, wantApplication } from '../support/actions.ts';
import { breakRender, mendRender } from '../support/break-render.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { docPaths, pathsOf, type RouteModel, readModel, readNav, type VersionModel } from '../support/model.ts';
import { outputOf } from '../support/sites.ts';
import { readPlan, readTable } from '../support/tables.ts';

const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);
const DATA = /^\/data\/(?!assets)/;

test.describe('global', () => {
  test('docs are served at site root; base path is "/"', async ({ page, site }) => {
    expect((await page.goto(`${site.origin}/${encodeURIComponent('语法')}/intro`))?.status()).toBe(200);
  });

  for (const [written, clean] of [
    ['/语法/代码.html', '/语法/代码'],
    ['/布局/C++ 笔记/index.html', '/布局/C++ 笔记/'],
    ['/index.html', '/'],
  ] as const) {
    test(`pathnames ending in .html or /index.html are normalised to the clean path: ${written}`, async ({
      page,
      site,
    }) => {
      await page.goto(site.address(written));
      await expect.poll(() => pathOf(page)).toBe(clean);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('docs have a single version, named current, labelled Next; its main doc is the programming-languages intro', () => {
    const { name, label, mainDocId } = readModel<VersionModel>('real', 'version');
    expect({ name, label, mainDocId }).toEqual({ name: 'current', label: 'Next', mainDocId: '编程语言/intro' });
  });

  test('breadcrumbs are on', async ({ page, site }) => {
    await page.goto(site.address('/深层/一层/二层/三层/最深的页'));
    await expect(page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem')).toHaveText([
      /深层/,
      '一层',
      '二层',
      '三层',
      '最深的页',
    ]);
  });

  test('there are no draft docs', async ({ page, site, problems }) => {
    problems.expect(/404/);
    expect(readModel<VersionModel>('real', 'version').draftIds).toEqual([]);
    expect((await page.goto(site.address('/布局/草稿')))?.status()).toBe(404);
  });

  test('every doc page has an id, and its path is the id with a leading slash', () => {
    for (const { id, path } of readModel<VersionModel>('real', 'version').docs) expect(path).toBe(`/${id}`);
  });

  test('index pages end in a trailing slash', async ({ page, site }) => {
    expect(docPaths('fixture')).toContain('/布局/C++ 笔记/');
    await page.goto(site.address('/布局/C++ 笔记'));
    await expect.poll(() => pathOf(page)).toBe('/布局/C++ 笔记/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C++ 笔记');
  });

  test('internal links are prefetched when hovered', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.getByRole('banner').getByRole('link', { name: '深层' }).hover();
    await expect.poll(() => site.server.requests('/data/深层/intro.json').length).toBe(1);
  });

  test('internal links are prefetched when they come into view', async ({ page, site }) => {
    await page.goto(site.address('/深层/intro'));
    await untilReady(page);
    const inView = ['/深层/一层/index', '/深层/多页/index', '/语法/intro', '/布局/intro', '/index'];
    for (const file of inView.map((path) => `/data${path}.json`)) {
      await expect.poll(() => site.server.requests(file).length, file).toBe(1);
    }
    expect(site.server.requests('/data/布局/翻页.json'), 'what is not in view is not asked for').toHaveLength(0);
  });

  test.describe('on 3g', () => {
    test.use({ connection: '3g' });
    test('prefetching is not skipped', async ({ page, site }) => {
      await page.goto(site.address('/深层/intro'));
      for (const path of ['/深层/一层/', '/深层/多页/', '/语法/intro'])
        await expect.poll(() => site.server.requests(path).length, path).toBe(1);
    });
  });

  for (const connection of ['2g', 'slow-2g', 'save-data'] as const) {
    test.describe(connection, () => {
      test.use({ connection });
      test(`prefetching is skipped on ${connection}`, async ({ page, site }) => {
        await page.goto(site.address('/深层/多页/第1页'));
        await page.locator('.sidebar').getByRole('link', { name: '第 3 页', exact: true }).hover();
        // The control loads the application; a second link shows that it does not prefetch either.
        await wantApplication(page);
        await untilReady(page);
        await page.locator('.sidebar').getByRole('link', { name: '第 4 页', exact: true }).hover();
        await page.locator('.sidebar').getByRole('link', { name: '第 5 页', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 5 页');
        expect(site.server.requests(DATA)).toEqual(['/data/深层/多页/第5页.json']);
      });
    });
  }

  test('external links open in a new tab without opener or referrer', async ({ page, site }) => {
    await page.goto(site.address('/语法/链接'));
    const foreign = page.locator('a[href^="http"]');
    expect(await foreign.count()).toBeGreaterThan(2);
    for (const link of await foreign.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener.*noreferrer|noreferrer.*noopener/);
    }
  });

  test('table of contents on a page shows heading levels 2 to 3', async ({ page, site }) => {
    await page.goto(site.address('/语法/标题'));
    const outline = page.locator('.outline').getByRole('link');
    await expect(outline).toContainText(['中文 标题 with English', '自定编号', '三级标题']);
    await expect(outline.filter({ hasText: /^(四级标题|五级标题)$/ })).toHaveCount(0);
  });
});

test.describe('routes', () => {
  test.use({ siteName: 'real' });

  test('/ — home page', async ({ page, site }) => {
    await page.goto(site.address('/'));
    await expect(page.locator('.home-section')).toHaveCount(5);
  });

  test('/search — search results page; the query is in parameter q', async ({ page, site }) => {
    expect((await page.goto(`${site.address('/search')}?q=${encodeURIComponent('指针')}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/搜索/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('指针');
    await expect(page.getByRole('searchbox')).toHaveValue('指针');
    await expect(page.locator('.found mark').first()).toHaveText('指针');
  });

  for (const [section, sidebar] of [
    ['编程语言', 'programingLanguageSidebar'],
    ['游戏引擎', 'gameEngineSidebar'],
    ['图形学相关', 'graphicsSidebar'],
    ['CS知识', 'CSSidebar'],
    ['其他', 'otherSidebar'],
  ] as const) {
    test(`/${section}/intro and below — docs of ${sidebar}`, async ({ page, site }) => {
      expect((await page.goto(site.address(`/${section}/intro`)))?.status()).toBe(200);
      await expect(page.locator('.sidebar [aria-current=page]')).toBeVisible();
      const listed = pathsOf(readNav('real', sidebar));
      expect(listed).toContain(`/${section}/intro`);
      for (const path of listed) expect(path.startsWith(`/${section}/`), path).toBe(true);
    });
  }

  test('any other path — not-found page', async ({ page, site, problems }) => {
    problems.expect(/404/);
    for (const path of ['/没有这一页', '/编程语言/没有', '/a/b/c/']) {
      expect((await page.goto(site.address(path)))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
    }
  });

  test('some routes in the route table carry a short hash suffix; all non-fixed doc routes share one doc-page layout', () => {
    const routes = readModel<RouteModel[]>('real', 'routes');
    const parents = routes.filter(({ routes: below }) => below);
    expect(parents.length).toBeGreaterThan(0);
    for (const { hash } of parents) expect(hash).toMatch(/^[0-9a-f]{3,8}$/);
    const flat = (list: RouteModel[]): RouteModel[] => list.flatMap((route) => [route, ...flat(route.routes ?? [])]);
    const docs = flat(routes).filter(({ path }) => docPaths('real').includes(path));
    expect(new Set(docs.filter(({ routes: below }) => !below).map(({ component }) => component))).toEqual(
      new Set(['DocPage']),
    );
  });
});

test.describe('doc tree', () => {
  /** Built, and in the sidebars. */
  const isThere = (path: string) =>
    existsSync(join(outputOf('real'), documentFile(path))) && docPaths('real').includes(path);

  for (const [path, section, words] of readTable('tests/spec/doc-tree.tsv') as [string, string, string][])
    test(`${section}: ${words} — ${path}`, () => expect(isThere(path)).toBe(true));

  test('every note of the plan is there', () => {
    expect([...readPlan()].filter((path) => !isThere(path))).toEqual([]);
  });

  test('each group has an intro or index page', () => {
    for (const id of Object.keys(readModel<VersionModel>('real', 'version').sidebars)) {
      const groups = (nodes: ReturnType<typeof readNav>): ReturnType<typeof readNav> =>
        nodes.flatMap((node) => [...(node.group ? [node] : []), ...groups(node.items ?? [])]);
      for (const group of groups(readNav('real', id))) expect(group.path, group.label).toMatch(/\/(?:intro)?$/);
    }
  });
});

test.describe('navbar and layout', () => {
  test.describe('of the real site', () => {
    test.use({ siteName: 'real' });

    test('navbar is fixed at top', async ({ page, site }) => {
      await page.goto(site.address('/编程语言/intro'));
      await page.evaluate(() => scrollTo(0, 400));
      await expect
        .poll(() => page.getByRole('banner').evaluate((bar) => Math.round(bar.getBoundingClientRect().top)))
        .toBe(0);
    });

    test('left: five links to the docs sidebars', async ({ page, site }) => {
      await page.goto(site.address('/'));
      const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
      await expect(links).toHaveText(['编程语言', '游戏引擎', '图形学', 'CS知识', '其他', '返回主页']);
      const targets = await links.evaluateAll((all) =>
        all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
      );
      expect(targets.slice(0, 5)).toEqual(
        ['编程语言', '游戏引擎', '图形学相关', 'CS知识', '其他'].map((section) => `/${section}/intro`),
      );
    });

    test('right: return-to-homepage external link, colour-mode toggle, search button', async ({ page, site }) => {
      await page.goto(site.address('/'));
      const bar = page.getByRole('banner');
      const left = async (name: RegExp | string, role: 'link' | 'button') =>
        (await bar.getByRole(role, { name }).boundingBox())?.x ?? 0;
      const places = [
        await left('其他', 'link'),
        await left('返回主页', 'link'),
        await left('切换颜色模式', 'button'),
        await left('搜索', 'button'),
      ];
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });

    test('announcement bar (not configured here)', async ({ page, site }) => {
      await page.goto(site.address('/'));
      await expect(page.getByRole('region', { name: '公告' })).toHaveCount(0);
    });
  });

  test('at width 996 px or less the navbar collapses into a hamburger-opened mobile sidebar', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await page.goto(site.address('/语法/代码'));
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
    const menu = page.getByRole('button', { name: '打开菜单' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  });

  test('mobile sidebar: a main menu and a secondary menu that has a "back to main menu" button', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await expect(drawer.getByRole('link', { name: '代码', exact: true })).toHaveAttribute('aria-current', 'page');
    await drawer.getByRole('button', { name: '返回主菜单' }).click();
    await expect(drawer.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveText([
      '语法',
      '布局',
      '深层',
      '返回主页',
    ]);
  });

  test('docs sidebar is hideable', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    const list = page.locator('.sidebar').getByRole('link', { name: '数学' });
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: '收起侧栏' }).click();
    await expect(list).toBeHidden();
    await page.reload();
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: '展开侧栏' }).click();
    await expect(list).toBeVisible();
  });

  test('docs sidebar auto-collapses other categories', async ({ page, site }) => {
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    const caret = (name: RegExp) => page.locator('.sidebar').getByRole('button', { name });
    await caret(/C\+\+ 笔记/).click();
    await caret(/没有索引的组/).click();
    await expect(caret(/没有索引的组/)).toHaveAttribute('aria-expanded', 'true');
    await expect(caret(/C\+\+ 笔记/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('skip-to-main-content link', async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到主要内容' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('hide-on-scroll navbar (disabled)', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  /** The next movement that a script starts on the page; `height` is how its element's height goes. */
  async function movementOf(page: Page, act: () => Promise<void>) {
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      const begun = new Promise((resolve) => {
        Element.prototype.animate = function record(frames, options) {
          const { duration, easing } = options as KeyframeAnimationOptions;
          Element.prototype.animate = animate;
          resolve({
            duration,
            easing,
            height: (frames as Keyframe[]).map((frame) => Number.parseFloat(`${frame.height}`)),
          });
          return animate.call(this, frames, options);
        };
      });
      Object.assign(window, { begun });
    });
    await act();
    return page.evaluate(() => (window as { begun?: unknown }).begun as Promise<Movement>);
  }

  interface Movement {
    duration: number;
    easing: string;
    height: [from: number, to: number];
  }

  const openedGroup = (page: Page, name: RegExp) =>
    movementOf(page, () => page.locator('.sidebar').getByRole('button', { name }).click());

  test('collapsible panels animate height with ease-in-out; duration grows with content height', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/布局/intro'));
    await untilReady(page);
    const small = await openedGroup(page, /没有索引的组/);
    await page.goto(site.address('/深层/intro'));
    await untilReady(page);
    const large = await openedGroup(page, /多页/);
    expect([small.easing, large.easing]).toEqual(['ease-in-out', 'ease-in-out']);
    expect(small.height[0]).toBe(0);
    expect(small.height[1]).toBeGreaterThan(20);
    expect(large.height[1]).toBeGreaterThan(small.height[1]);
    expect(small.duration).toBeGreaterThan(100);
    expect(large.duration).toBeGreaterThan(small.duration);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('collapsible panels: 1 ms when reduced motion is preferred', async ({ page, site }) => {
      await page.goto(site.address('/布局/intro'));
      await untilReady(page);
      expect((await openedGroup(page, /C\+\+ 笔记/)).duration).toBe(1);
    });

    for (const [what, path, selector] of [
      ['details', '/语法/折叠与HTML', '#article summary'],
      ['long code', '/语法/长代码', '#article .fold'],
    ] as const) {
      test(`collapsible panels: 1 ms when reduced motion is preferred, also ${what}`, async ({ page, site }) => {
        await page.goto(site.address(path));
        await untilReady(page);
        const { duration, height } = await movementOf(page, () => page.locator(selector).first().click());
        expect(duration).toBe(1);
        expect(height[1]).toBeGreaterThan(height[0]);
      });
    }
  });

  test('a progress bar begins 200 ms after a route change to a different path and finishes once the route has updated', async ({
    page,
    site,
  }) => {
    const release = site.server.hold('/data/深层/intro.json');
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await stopClock(page);
    await page.getByRole('banner').getByRole('link', { name: '深层' }).click();
    const html = page.locator('html');
    await page.clock.runFor(199);
    expect(await html.getAttribute('data-progress')).toBeNull();
    await page.clock.runFor(1);
    await expect(html).toHaveAttribute('data-progress', /.*/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('深层导读');
    await page.clock.resume();
    await expect(html).not.toHaveAttribute('data-progress', /.*/);
  });

  test('no progress bar for a change within the same path', async ({ page, site }) => {
    await page.goto(site.address('/语法/标题'));
    await untilReady(page);
    await stopClock(page);
    await page.locator('.outline').getByRole('link', { name: '自定编号' }).click();
    await page.clock.runFor(1000);
    expect(await page.locator('html').getAttribute('data-progress')).toBeNull();
    expect(new URL(page.url()).hash).toBe('#my-id');
  });

  test('on route change the next page is preloaded; if that fails the whole window reloads', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/data\/.*json/, /status 500/, /the server responded with a status of 500/);
    site.server.fault('/data/深层/intro.json', { status: 500 });
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await page.getByRole('banner').getByRole('link', { name: '深层' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('深层导读');
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(false);
    expect(site.server.requests('/深层/intro')).toHaveLength(1);
  });

  test('while a page chunk loads a spinner shows; on failure an error box shows the error text and a Retry button that requests the chunk again', async ({
    page,
    site,
    problems,
  }) => {
    const { box, chunk } = await openFailingSearch(page, site, problems);
    const asked = site.server.requests(chunk).length;
    site.server.mend();
    await box.getByRole('button', { name: /重试|Retry/ }).click();
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
    expect(site.server.requests(chunk).length).toBeGreaterThan(asked);
  });
});

test.describe('special pages', () => {
  test('not-found page: says the page cannot be found and asks the visitor to contact the owner of the linking site', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/404/);
    await page.goto(site.address('/没有这一页'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
    await expect(page.getByText(/请联系.*主人/)).toBeVisible();
  });

  test('crash fallback page: "This page crashed." with the error message chain and a "Try again" button', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/观察到的错误/, /根本的原因/);
    await breakRender(page);
    await page.goto(site.address('/语法/代码'));
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('观察到的错误')).toBeVisible();
    await expect(page.getByText('根本的原因')).toBeVisible();
    await mendRender(page);
    await page.getByRole('button', { name: /Try again/ }).click();
    await expect(page.getByText('This page crashed.')).toBeHidden();
    await expect(page.locator('article h1')).toHaveText('代码');
  });

  test('search page: results, or the error and no-results screens', async ({ page, site, problems }) => {
    problems.expect(/\/assets\/search\//, /status of 503/);
    problems.expectCauses();
    const open = (query: string) => page.goto(`${site.address('/search')}?q=${encodeURIComponent(query)}`);
    await open('脚注');
    await expect(page.locator('main').getByRole('link', { name: /脚注/ }).first()).toBeVisible();
    await open('龘靐齉爩');
    await expect(page.locator('main')).toContainText('No results found for');
    site.server.fault(/^\/assets\/search\//, { status: 503 });
    await open('标签页');
    await expect(page.locator('main')).toContainText('Unable to fetch results');
  });
});
