/** What can be done in a note: code, tabs, pictures, anchors, copying, printing. */
import type { Page } from '@playwright/test';
import { heading, scrollTo, sidebarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const block = (page: Page, text: string) => page.locator('figure.code').filter({ hasText: text }).first();

async function copied(page: Page, text: string): Promise<string> {
  const figure = block(page, text);
  await figure.hover();
  await figure.getByRole('button', { name: /复制/ }).click();
  await expect(figure.getByRole('button', { name: /已复制/ })).toBeVisible();
  return clipboard(page);
}

test.describe('code', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.address('/语法/代码'));
    await untilReady(page);
  });

  test('copy gives the source as it is', async ({ page }) => {
    expect(await copied(page, 'void greet')).toBe(
      '#include <iostream>\n#include <string>\n\nvoid greet(const std::string& name) {\n  std::cout << "你好，" << name << \'\\n\';\n}',
    );
  });

  test('copy leaves out prompts', async ({ page }) => {
    expect(await copied(page, 'cmake -S')).toBe('cmake -S . -B build\ncmake --build build');
  });

  test('copy leaves out removed lines and the marks of the diff', async ({ page }) => {
    const text = await copied(page, 'const kept');
    expect(text).not.toContain('removed');
    expect(text).toContain('const added = 5;');
    expect(text).not.toMatch(/\[!code|highlight-|error-next-line/);
  });

  test('line numbers are not copied', async ({ page }) => {
    expect(await copied(page, 'public record Point')).toMatch(/^public record Point/);
  });

  test('a long line scrolls in its own box; the wrap button breaks it and back', async ({ page }) => {
    const figure = block(page, '很长很长');
    const pre = figure.locator('pre');
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await figure.hover();
    const wrap = figure.getByRole('button', { name: '换行' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await wrap.click();
    await expect.poll(overflow).toBeGreaterThan(0);
  });

  test('highlighted, added, removed and wrong lines are told apart by more than colour of text', async ({ page }) => {
    const paper = (name: string) =>
      page
        .locator(`.line.${name}`)
        .first()
        .evaluate((line) => getComputedStyle(line).backgroundColor);
    const papers = await Promise.all(['hl', 'add', 'del', 'err'].map(paper));
    expect(new Set(papers).size).toBeGreaterThanOrEqual(3);
    expect(papers).not.toContain('rgba(0, 0, 0, 0)');
  });
});

test('long code is folded, unfolds and folds again; its text is in the HTML all the time', async ({ page, site }) => {
  expect(site.file('语法/长代码.html')).toContain('value_60');
  await page.goto(site.address('/语法/长代码'));
  await untilReady(page);
  const figure = page.locator('figure.code[data-fold]');
  await expect(figure).toHaveCount(1);
  const height = () => figure.locator('pre').evaluate((pre) => pre.getBoundingClientRect().height);
  const folded = await height();
  await page.getByRole('button', { name: '展开全部 60 行' }).click();
  await expect.poll(height).toBeGreaterThan(folded * 1.5);
  await page.getByRole('button', { name: '收起', exact: true }).click();
  await expect.poll(height).toBeCloseTo(folded, 0);
});

test('hidden scaffolding is not on the page, but the whole program can be copied', async ({ page, site }) => {
  await page.goto(site.address('/语法/样例'));
  await untilReady(page);
  const figure = block(page, 'std::cout << 1 + 1');
  await expect(figure.locator('pre')).not.toContainText('#include');
  expect(await copied(page, 'std::cout << 1 + 1')).toMatch(/^#include <iostream>\nint main/);
});

test.describe('tabs', () => {
  const panel = (page: Page, text: string) => page.getByRole('tabpanel').filter({ hasText: text });

  test('choosing one chooses it in every group of the name, and it is remembered', async ({ page, site }) => {
    await page.goto(site.address('/语法/标签页'));
    await untilReady(page);
    await expect(panel(page, '用 apt 安装')).toBeVisible();
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expect(panel(page, '用 winget 安装')).toBeVisible();
    await expect(panel(page, 'Windows 的第二段')).toBeVisible();
    await expect(panel(page, '用 apt 安装')).toBeHidden();
    await page.reload();
    await untilReady(page);
    await expect(panel(page, 'Windows 的第二段')).toBeVisible();
    await sidebarLink(page, '代码').click();
    await expect(heading(page)).toHaveText('代码');
    await page.goBack();
    await expect(panel(page, '用 winget 安装')).toBeVisible();
  });

  test('arrow keys, Home and End move', async ({ page, site }) => {
    await page.goto(site.address('/语法/标签页'));
    await untilReady(page);
    const tab = (name: string) => page.getByRole('tab', { name }).first();
    await tab('Linux').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Windows'],
      ['End', 'macOS'],
      ['ArrowRight', 'Linux'],
      ['ArrowLeft', 'macOS'],
      ['Home', 'Linux'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  });
});

test.describe('pictures', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.address('/语法/图片'));
    await untilReady(page);
  });

  test('a click opens a picture, arrows step through all of the page, Escape closes and gives the focus back', async ({
    page,
  }) => {
    const zoom = page.getByRole('button', { name: '放大图片' }).first();
    await zoom.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '图片' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('.zoom-caption')).toHaveText('图一：渐变');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('.zoom-caption')).toHaveText('名字里有空格的格子图');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.locator('.zoom-caption')).toHaveText(/底色/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(zoom).toBeFocused();
  });

  test('the wheel enlarges', async ({ page }) => {
    await page.locator('#article figure.image').first().locator('img').click();
    const picture = page.locator('dialog.zoom img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect(picture).toBeVisible();
    const before = await width();
    await picture.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(width).toBeGreaterThan(before * 1.5);
  });

  test('pictures have their size written, so that nothing jumps', async ({ page }) => {
    for (const image of await page.locator('#article img').all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
  });

  test('of a light and dark pair the one for the mode is shown', async ({ page }) => {
    const day = page.getByAltText('白天的底色');
    const night = page.getByAltText('夜里的底色');
    await day.scrollIntoViewIfNeeded();
    await expect(day).toBeVisible();
    await expect(night).toBeHidden();
    await page.getByRole('button', { name: '切换颜色模式' }).click();
    await expect(night).toBeVisible();
    await expect(day).toBeHidden();
  });

  test('SVG files are inlined once each with ids of their own', async ({ page }) => {
    await expect(page.locator('#article svg[role=img]')).toHaveCount(3);
    const ids = await page.locator('#article svg [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of await page
      .locator('#article svg [marker-end]')
      .evaluateAll((all) => all.map((path) => path.getAttribute('marker-end')))) {
      expect(ids).toContain(/#(.+?)["')]/.exec(id ?? '')?.[1]);
    }
  });
});

test('diagrams are inline SVG with a name, without scripts and other hosts', async ({ page, site }) => {
  await page.goto(site.address('/语法/图示'));
  const diagrams = page.locator('figure.diagram svg');
  await expect(diagrams).toHaveCount(4);
  await expect(diagrams.first()).toHaveAttribute('aria-label', '从源文件到可执行文件的流程');
  expect(
    await page.locator('figure.diagram').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join('')),
  ).not.toMatch(/@import|https?:\/\/(?!www\.w3\.org)/);
  const ids = await page.locator('figure.diagram [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a heading’s anchor copies the address of the heading', async ({ page, site }) => {
  await page.goto(site.address('/语法/标题'));
  await untilReady(page);
  const anchor = page.locator('#my-id .anchor');
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe(`${site.address('/语法/标题')}#my-id`);
  expect(new URL(page.url()).hash).toBe('#my-id');
});

test('the note can be copied as Markdown', async ({ page, site }) => {
  await page.goto(site.address('/语法/告示'));
  await untilReady(page);
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
  const text = await clipboard(page);
  expect(text).toContain(':::tip[带标题的提示]');
  expect(text).not.toContain('sidebar_position');
});

test('details open and close, with movement', async ({ page, site }) => {
  await page.goto(site.address('/语法/折叠与HTML'));
  await untilReady(page);
  const answer = page.getByText('答案里有');
  await expect(answer).toBeHidden();
  await page.getByText('点开看答案').click();
  await expect(answer).toBeVisible();
  await page.getByText('点开看答案').click();
  await expect(answer).toBeHidden();
});

test('the outline marks the heading that is being read', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const current = page.locator('.outline [aria-current=location]');
  await page.locator('#第-7-节').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toHaveText('第 7 节');
  await page.locator('#第-2-节').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toHaveText('第 2 节');
});

test('back to top appears after a while of reading and leads to the top', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const button = page.getByRole('link', { name: '回到顶部' });
  await expect(button).not.toBeInViewport();
  await scrollTo(page, 2500);
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('under a note: last change, edit link, report link, reading time', async ({ page, site }) => {
  await page.goto(site.address('/布局/侧栏别处'));
  await expect(page.locator('.doc-foot time')).toHaveAttribute('datetime', /^2024-05-06/);
  await expect(page.getByRole('link', { name: '编辑此页' })).toHaveCount(0);
  await page.goto(site.address('/语法/代码'));
  await expect(page.getByRole('link', { name: '编辑此页' })).toHaveAttribute(
    'href',
    `https://code.example/edit/${encodeURIComponent('语法')}/${encodeURIComponent('代码.md')}`,
  );
  await expect(page.getByRole('link', { name: '报告问题' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/new\?title=.+&path=.+/,
  );
  await expect(page.getByText(/约 \d+ 分钟/)).toBeVisible();
});

test('print: article only, addresses after links, code unfolded, details open', async ({ page, site }) => {
  await page.goto(site.address('/语法/长代码'));
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of [
    'header.navbar',
    '.sidebar',
    '.outline',
    'footer',
    '.code-tools',
    'button.fold',
    '.to-top',
    '.pagination',
  ]) {
    for (const part of await page.locator(name).all()) await expect(part, name).toBeHidden();
  }
  const pre = page.locator('figure.code[data-fold] pre');
  expect(await pre.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(2);
  await page.goto(site.address('/语法/链接'));
  const after = await page
    .locator('article a.external')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://example.com');
});
