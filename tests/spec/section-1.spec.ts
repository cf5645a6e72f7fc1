/** Specification, section 1: what the product does and for whom. */
import type { UserConfig } from '../../packages/engine/src/config/schema.ts';
import { run } from '../support/command.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { docPaths } from '../support/model.ts';
import { smallSite } from '../support/small-site.ts';

test.use({ siteName: 'real' });

test('readers browse technical study notes as documentation pages', async ({ page, site }) => {
  await page.goto(site.address('/编程语言/intro'));
  await expect(page.locator('article h1')).toHaveText(/.+/);
  await expect(page.getByRole('navigation', { name: '编程语言目录' })).toBeVisible();
});

test('readers search them: the search has its slot in the bar and a page of its own', async ({ page, site }) => {
  await page.goto(site.address('/编程语言/intro'));
  await expect(page.getByRole('banner').getByRole('button', { name: '搜索' })).toBeVisible();
  await page.goto(site.address('/search'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('readers switch between light and dark colour modes', async ({ page, site }) => {
  await page.goto(site.address('/编程语言/intro'));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: '切换颜色模式' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
});

test('anonymous public visitors: there is no login', async ({ page, site, context }) => {
  for (const path of ['/', '/编程语言/intro', '/search']) {
    await page.goto(site.address(path));
    await expect(page.locator('input[type=password], form[method=post i]')).toHaveCount(0);
    await expect(page.getByText(/登录|登陆|注册/)).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('title: the author’s study notes; the tagline means “study hard, improve every day”', async ({ page, site }) => {
  await page.goto(site.address('/'));
  await expect(page).toHaveTitle(/学习笔记/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('学习笔记');
  await expect(page.getByText('好好学习，天天向上').first()).toBeVisible();
});

test('language: Simplified Chinese only, zh-Hans, left to right', async ({ page, site }) => {
  await page.goto(site.address('/编程语言/intro'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh-(?:Hans|CN)/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
});

const SECTIONS = [
  ['编程语言', 'programming languages: C++, C#, JavaScript, Lua', ['C++', 'CSharp', 'Js', 'Lua']],
  ['游戏引擎', 'game engine: Cocos2D, UE5, an engine architecture course', ['Cocos2D', 'UE5', 'GAMES104']],
  [
    '图形学相关',
    'graphics: OpenGL, shader languages, CPU ray tracing, two graphics lecture courses',
    ['图形API和Shader/OpenGL', '图形API和Shader/Slang', 'CPU光线追踪', 'GAMES101', 'GAMES202'],
  ],
  [
    'CS知识',
    'computer science: design patterns, data structures and algorithms, Linux system programming',
    ['设计模式', '数据结构与算法', 'Linux系统编程'],
  ],
  ['其他', 'other: interview notes, interview exercises, exam review', ['笔面试八股', '笔面试刷题', '考试复习']],
] as const;

for (const [section, claim, groups] of SECTIONS) {
  test(`content is grouped into five sidebar sections — ${claim}`, async () => {
    for (const page of ['intro', ...groups.map((group) => `${group}/`)])
      expect(docPaths('real')).toContain(`/${section}/${page}`);
  });
}

const LABELS = ['编程语言', '游戏引擎', '图形学', 'CS知识', '其他'];

test('sidebar sections are labelled, in the order of the specification: home page, bar, menu and sidebars', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/'));
  await expect(page.locator('.home-section strong')).toHaveText(LABELS);
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveText([...LABELS, '返回主页']);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveText([...LABELS, '返回主页']);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const [index, [section]] of SECTIONS.entries()) {
    await page.goto(site.address(`/${section}/intro`));
    await expect(page.getByRole('navigation', { name: `${LABELS[index]}目录`, exact: true })).toBeVisible();
  }
});

test('a link returns the reader to the author’s home site (external)', async ({ page, site }) => {
  await page.goto(site.address('/'));
  const link = page.getByRole('banner').getByRole('link', { name: '返回主页' });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('footer: dark style and a copyright line for 2023-2025', async ({ page, site }) => {
  await page.goto(site.address('/编程语言/intro'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/2023[-–]2025/);
  const [paper, foot] = await page.evaluate(() =>
    [document.body, document.querySelector('footer') as Element].map((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    }),
  );
  expect(foot, 'the footer is darker than the paper by far').toBeLessThan((paper as number) / 2);
});

test.describe('on a site that has filing numbers', () => {
  test.use({ siteName: 'fixture' });
  test('footer: filing-record numbers with their official pages', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '京ICP备00000000号' })).toHaveAttribute(
      'href',
      /beian\.miit\.gov\.cn/,
    );
    await expect(footer.getByRole('link', { name: /京公网安备/ })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=11000000000000',
    );
  });
});

test('what the author must fill in is said once by the build, and nothing when all is filled in', async () => {
  const said = async (footer: UserConfig['footer']) => {
    const { code, output } = await run(['build', ...smallSite({}, { footer }).arguments]);
    expect(code, output).toBe(0);
    return output.match(/还没有填：.*/g);
  };
  expect(await said({ icp: '', police: '' })).toEqual(['还没有填：备案号、公安备案号（在 site.config.ts 里）']);
  expect(await said({ icp: '京ICP备00000000号' })).toBeNull();
});

test('there is no blog', async ({ page, site, problems }) => {
  problems.expect(/404/);
  expect((await page.goto(site.address('/blog')))?.status()).toBe(404);
  await page.goto(site.address('/'));
  await expect(page.getByRole('link', { name: /博客|blog/i })).toHaveCount(0);
});

test('roughly 330 doc pages exist', () => {
  expect(docPaths('real').length).toBeGreaterThanOrEqual(320);
});

test('the page is usable once the application has arrived and nothing was asked of another host', async ({
  page,
  site,
}) => {
  await page.goto(site.address('/编程语言/intro'));
  await untilReady(page);
});
