/** Doubled text, 400 % zoom, long names, forced colours: what readers with low vision set. */
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../support/harness.ts';
import { coloursIn } from '../support/pixels.ts';

const PAGES = ['/', '/语法/代码', '/语法/表格与列表', '/布局/C++ 笔记/引用', '/search', '/复习'];

/** Elements with text of their own that is cut off, or stands beside the window, where nothing scrolls to it. */
const lostText = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isLost = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2) return false;
      for (let at: Element | null = element; at; at = at.parentElement) if (scrolls(at)) return false;
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const own = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [...document.querySelectorAll('#root *')]
      .filter((element) => own(element) && element.checkVisibility({ visibilityProperty: true }) && isLost(element))
      .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 30)}`);
  });

test.describe('text at 200 %', () => {
  for (const width of [360, 1024, 1366]) {
    test(`${width} px: nothing is lost and nothing scrolls sideways`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      for (const path of PAGES) {
        await page.goto(site.address(path));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        expect(await lostText(page), path).toEqual([]);
        const bar = await page.getByRole('banner').boundingBox();
        const name = await page.getByRole('banner').locator('.brand').boundingBox();
        expect((name?.y ?? 0) + (name?.height ?? 0), path).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }
    });
  }
});

test.describe('long names', () => {
  const LONG = '一个长得不合理的名字'.repeat(4);
  for (const width of [320, 360, 768, 1024, 1366]) {
    test(`${width} px: they wrap inside the bar, the way, the heading and the neighbours`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.address('/布局/C++ 笔记/引用'));
      await untilReady(page);
      await page.evaluate((name) => {
        const texts = '.brand, .breadcrumbs li > *, .pagination a, article h1, .sidebar a, .outline a';
        for (const element of document.querySelectorAll(texts))
          (element.lastChild as ChildNode).textContent = `${name}AVeryLongLatinNameWithoutASpaceInIt`;
      }, LONG);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await lostText(page)).toEqual([]);
      const bar = await page.getByRole('banner').boundingBox();
      const name = await page.getByRole('banner').locator('.brand').boundingBox();
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // Two lines and no third that is cut in half.
      expect(
        await page
          .locator('.navbar .brand')
          .evaluate(
            (brand) => brand.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(brand).lineHeight),
          ),
      ).toBeLessThan(2.3);
      await expect(page.getByRole('button', { name: '切换颜色模式' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('400 % zoom of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  /** The share of the window's height in which a hit of the search is under the pointer. */
  const shareOfHits = (page: Page) =>
    page.evaluate(() => {
      const rows = [...Array(innerHeight).keys()];
      return rows.filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('.hits')).length / innerHeight;
    });

  test('the search gives most of the window to its hits, and keys keep the selected one in view', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: '搜索笔记' });
    await field.fill('页');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => shareOfHits(page)).toBeGreaterThanOrEqual(0.6);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(press < 3 ? 'ArrowDown' : 'ArrowUp');
      await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
      const isUncovered = () =>
        page.getByRole('option', { selected: true }).evaluate((hit) => {
          const { left, top } = hit.getBoundingClientRect();
          return hit.contains(document.elementFromPoint(left + 20, top + 4));
        });
      await expect.poll(isUncovered).toBe(true);
    }
    await expect(field).toBeInViewport();
    await page.getByRole('button', { name: '关闭搜索' }).click();
    await expect(page.getByRole('dialog', { name: '搜索' })).toHaveCount(0);
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      const frameOf = (page: Page, name: string, pseudo: string) =>
        page
          .locator(name)
          .first()
          .evaluate((element, which) => {
            const box = element.getBoundingClientRect();
            const { top, bottom, left, right } = getComputedStyle(element, which);
            const [t, b, l, r] = [top, bottom, left, right].map(Number.parseFloat) as [number, number, number, number];
            return { x: box.x + l, y: box.y + t, width: box.width - l - r, height: box.height - t - b };
          }, pseudo);

      test('the progress bar and the marks of what is open are painted', async ({ page, site }) => {
        await page.goto(site.address('/语法/长文'));
        await untilReady(page);
        const canvas = await page.evaluate(() =>
          getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.join(','),
        );
        for (const [name, pseudo] of [
          ['.navbar-links [aria-current]', '::after'],
          ['.sidebar [aria-current=page]', '::before'],
        ] as const) {
          const colours = await coloursIn(page, await frameOf(page, name, pseudo));
          expect(colours[0], name).not.toBe(canvas);
        }
        await page.locator('html').evaluate((html) => {
          html.dataset.progress = '';
          html.style.setProperty('--progress', '1');
        });
        await expect
          .poll(async () => (await coloursIn(page, { x: 0, y: 0, width: 900, height: 3 }))[0])
          .not.toBe(canvas);
      });

      test('one outline entry and one tab look chosen, the others do not', async ({ page, site }) => {
        await page.goto(site.address('/语法/长文'));
        await untilReady(page);
        await page.locator('#第-3-节').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(page.locator('.outline [aria-current]')).toHaveText('第 3 节');
        const edge = (name: string, side: 'Left' | 'Bottom') =>
          page
            .locator(name)
            .evaluateAll((all, which) => all.map((element) => getComputedStyle(element)[`border${which}Color`]), side);
        const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const chosen = async (name: string, side: 'Left' | 'Bottom') =>
          (await edge(name, side)).filter((colour) => colour !== canvas).length;
        // Colours of edges may still be on their way.
        await expect.poll(() => chosen('.outline a', 'Left')).toBe(1);
        await page.goto(site.address('/语法/标签页'));
        await untilReady(page);
        await expect.poll(() => chosen('.tabs >> nth=0 >> [role=tab]', 'Bottom')).toBe(1);
      });

      test('inline code has a frame', async ({ page, site }) => {
        await page.goto(site.address('/语法/表格与列表'));
        await untilReady(page);
        await expect(page.locator('.prose td code').first()).toHaveCSS('outline-style', 'solid');
      });

      test('a lab’s still picture and a diagram stand out from the ground', async ({ page, site }) => {
        await page.addInitScript(() =>
          localStorage.setItem('theme', matchMedia('(prefers-color-scheme:dark)').matches ? 'light' : 'dark'),
        );
        site.server.hold(/^\/assets\/.*\.js/);
        const contrast = (a = '', b = '') => {
          const light = (colour: string) => {
            const [r = 0, g = 0, b2 = 0] = colour.split(',').map((part) => {
              const share = Number(part) / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b2 + 0.05;
          };
          const [x, y] = [light(a), light(b)];
          return Math.max(x, y) / Math.min(x, y);
        };
        for (const [path, picture] of [
          ['/语法/实验/bezier-curve', '.lab-static svg'],
          ['/语法/图示', '.diagram svg'],
        ] as const) {
          await page.goto(site.address(path));
          const [ground, ...others] = await coloursIn(page, page.locator(picture).first());
          expect(Math.max(...others.slice(0, 3).map((colour) => contrast(ground, colour))), path).toBeGreaterThan(3);
        }
      });
    });
  }
});
