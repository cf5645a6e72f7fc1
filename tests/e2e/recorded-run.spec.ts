/** A recorded run: its link opens it below the code, it goes step by step, and nothing of it is loaded before. */
import type { Page } from '@playwright/test';
import { expect, type TestSite, test, untilReady } from '../support/harness.ts';
import { checkAccessible, checkNarrow, result } from '../support/labs.ts';

const PATH = '/语法/实验/录下的运行';

async function openPage(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.address(PATH));
  await untilReady(page);
}

/** Presses the link and waits for the lab. */
async function openRun(page: Page, site: TestSite) {
  await openPage(page, site);
  await page.getByRole('link', { name: '在交互图里看这段' }).click();
  const lab = page.locator('figure[data-run] + figure.lab');
  await expect(lab.getByRole('button', { name: '下一步' })).toBeVisible();
  return lab;
}

test('the link opens the run: line, memory and output agree, forward and back', async ({ page, site }) => {
  const lab = await openRun(page, site);
  await expect(result(lab)).toHaveText('第 0 步：接下来执行第 18 行。');
  const next = lab.getByRole('button', { name: '下一步' });
  for (let i = 0; i < 3; i++) await next.click();
  await expect(result(lab)).toContainText('a 是 5');
  await expect(lab.locator('[aria-current=step]')).toContainText('std::vector<int> v{1, 2};');
  await lab.getByRole('slider', { name: '步骤' }).fill('12');
  await expect(lab.getByLabel('已经打印的')).toHaveText('构造 甲\n构造 乙');
  await expect(lab.locator('svg').getByText('H3 · 40 字节')).toBeVisible();
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('程序结束了');
  await lab.getByRole('button', { name: '上一步' }).click();
  await expect(lab.locator('svg').getByText(/^悬空/)).toBeVisible();
});

test('asks what is printed next', async ({ page, site }) => {
  const lab = await openRun(page, site);
  await lab.getByRole('slider', { name: '步骤' }).fill('7');
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(lab.getByText('执行第 10 行，会打印什么？')).toBeVisible();
  await lab.getByRole('button', { name: '“构造 甲”' }).click();
  await expect(result(lab)).toContainText('打印了“构造 甲”');
});

test('an address with a place in the run opens it there', async ({ page, site }) => {
  await openPage(page, site);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.evaluate(() => {
    location.hash = '#lab=run-1.AQQ';
  });
  const lab = page.locator('figure[data-run] + figure.lab');
  await expect(result(lab)).toContainText('第 4 步');
  expect(requested.filter((url) => /assets\/[0-9a-f]{16}-\w+\.json/.test(url))).toHaveLength(1);
});

test('nothing of a run is loaded before it is asked for', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURI(request.url())));
  await openPage(page, site);
  await expect(page.getByRole('link', { name: '在交互图里看这段' })).toHaveCount(1);
  expect(requested.filter((url) => /recorded-run|lab-labs|lab-kit|[0-9a-f]{16}-\w+\.json/.test(url))).toEqual([]);
});

test('is gone with the page, and another run key opens nothing', async ({ page, site }) => {
  await openRun(page, site);
  await page.getByRole('link', { name: /下一篇/ }).click();
  await expect(page.locator('figure[data-run]')).toHaveCount(0);
  await page.goto(`${site.address(PATH)}#lab=run-9.AQ`);
  await untilReady(page);
  await expect(page.locator('figure.lab')).toHaveCount(0);
});

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  const lab = await openRun(page, site);
  await lab.getByRole('slider', { name: '步骤' }).fill('14');
  await checkAccessible(page);
  await checkNarrow(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no link', async ({ page, site }) => {
    await page.goto(site.address(PATH));
    await expect(page.locator('figure[data-run]')).toHaveCount(1);
    await expect(page.getByText('在交互图里看这段')).toBeHidden();
  });
});
