/** One walk by touch at 360 px through what a phone's reader uses: outline, folds, tabs, tables, zoom, settings, back to top. */
import type { Page } from '@playwright/test';
import { heading } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const viewport = { width: 360, height: 740 };
test.use({ viewport, hasTouch: true, isMobile: true });

/** Nothing is wider than the phone, and the place that was tapped is still what it shows. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
}

/** Whether what lies under the middle of an element is the element. */
const isUncovered = (page: Page, name: string) =>
  page.locator(name).evaluateAll((all) =>
    all.every((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (top < 70 || top + height > innerHeight) return true;
      const there = document.elementFromPoint(left + width - 2, top + height / 2);
      return element.contains(there) || there?.contains(element);
    }),
  );

test('a walk by touch', async ({ page, site }) => {
  await test.step('the folded outline opens and leads to its heading, below the bar', async () => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.locator('.outline-fold summary').tap();
    await page.locator('.outline-fold').getByRole('link', { name: '第 4 节' }).tap();
    const top = () => page.locator('#第-4-节').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(60);
    await expect.poll(top).toBeLessThan(200);
    await expectToFit(page);
  });

  await test.step('back to top stands in the bar, covers no text and no other control, and leads up', async () => {
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    const button = page.getByRole('link', { name: '回到顶部' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await button.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await isUncovered(page, '#article > p')).toBe(true);
    for (const name of ['切换颜色模式', '搜索', '打开菜单']) {
      const other = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
      const isApart =
        (other?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0) || (other?.x ?? 0) + (other?.width ?? 0) <= (box?.x ?? 0);
      expect(isApart, name).toBe(true);
    }
    await button.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('details and long code unfold and fold', async () => {
    await page.goto(site.address('/语法/折叠与HTML'));
    await untilReady(page);
    await page.getByText('点开看答案').tap();
    await expect(page.getByText('答案里有')).toBeVisible();
    await page.getByText('点开看答案').tap();
    await expect(page.getByText('答案里有')).toBeHidden();
    await page.goto(site.address('/语法/长代码'));
    await untilReady(page);
    const fold = page.locator('#article .fold').first();
    const height = () =>
      page
        .locator('figure.code[data-fold] pre')
        .first()
        .evaluate((pre) => pre.clientHeight);
    const folded = await height();
    await fold.tap();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(height).toBeGreaterThan(folded * 1.5);
    await fold.tap();
    await expect.poll(height).toBe(folded);
    await expect(fold).toBeInViewport();
  });

  await test.step('a tab is chosen, in its group everywhere', async () => {
    await page.goto(site.address('/语法/标签页'));
    await untilReady(page);
    await page.getByRole('tab', { name: 'Windows' }).first().tap();
    await expect(page.getByText('用 winget 安装')).toBeVisible();
    await expect(page.getByText('Windows 的第二段')).toBeVisible();
    await expectToFit(page);
  });

  await test.step('a wide table scrolls in its own box, and shows that it does', async () => {
    await page.goto(site.address('/语法/表格与列表'));
    const table = page.getByRole('region', { name: '表格 1' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(50);
    await table.evaluate((box) => box.scrollBy({ left: 400, behavior: 'instant' }));
    expect(await table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(50);
    await expect(table.getByText('备注')).toBeInViewport();
    await expectToFit(page);
  });

  await test.step('a picture opens at full size and closes', async () => {
    await page.goto(site.address('/语法/图片'));
    await untilReady(page);
    await page.locator('#article figure.image img').first().tap();
    const zoom = page.getByRole('dialog', { name: '图片' });
    await expect(zoom).toBeVisible();
    await zoom.getByRole('button', { name: '下一张' }).tap();
    await zoom.getByRole('button', { name: '关闭' }).tap();
    await expect(zoom).toBeHidden();
  });

  await test.step('the colour mode is switched, and the menu leads on', async () => {
    await page.getByRole('button', { name: '切换颜色模式' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: '打开菜单' }).tap();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await menu.getByRole('button', { name: '返回主菜单' }).tap();
    await menu.getByRole('link', { name: '布局', exact: true }).tap();
    await expect(heading(page)).toHaveText('布局导读');
    await expectToFit(page);
  });
});

for (const width of [360, 768, 996, 997, 1100, 1366]) {
  test(`${width} px: back to top lies over no line of the note, however far it is scrolled`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    for (let y = 0; y <= 1800; y += 90) expect(await coveredText(page, y), `${y} px`).toEqual([]);
    await expect(page.getByRole('link', { name: '回到顶部' })).toBeInViewport({ ratio: 1 });
  });
}

/** Points of the article, below the bar, where back to top is what is seen at a scroll position. */
const coveredText = (page: Page, y: number): Promise<string[]> =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [button, bar, article] = [rect('.to-top a'), rect('header.navbar'), rect('#article')];
    return [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].flatMap((down) => {
        const at = { x: button.left + button.width * across, y: button.top + button.height * down };
        const isSeen = Boolean(document.elementFromPoint(at.x, at.y)?.closest('.to-top'));
        return isSeen && at.y > bar.bottom && at.x < article.right ? [`${at.x} ${at.y}`] : [];
      }),
    );
  }, y);

test('titles of code stay whole, the way begins no line with its sign, and pictures write in the page’s letters', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/语法/代码'));
  const title = page.locator('.code-title').first();
  expect(
    await title.evaluate(
      (element) =>
        element.getClientRects().length +
        element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  ).toBeLessThan(2.5);
  await page.goto(site.address('/布局/C++ 笔记/引用'));
  const signs = (pseudo: string) =>
    page
      .locator('.breadcrumbs li')
      .evaluateAll((all, which) => all.map((entry) => getComputedStyle(entry, which).content), pseudo);
  expect((await signs('::before')).every((sign) => sign === 'none')).toBe(true);
  expect(await signs('::after')).toEqual(['"›"', '"›"', 'none']);
  await page.goto(site.address('/语法/图片'));
  const font = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  for (const named of ['svg[font-family]', 'svg [font-family]']) {
    expect(await font(`#article ${named}`), named).toBe(await font('body'));
  }
});
