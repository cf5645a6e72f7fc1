/** Pictures that programs draw, and the copies of pictures that browsers take. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, untilReady } from '../support/harness.ts';
import { ROOT } from '../support/sites.ts';

const PAGE = '/语法/画出来的图';
const KEPT = join(ROOT, 'tests/site/content/语法/figures/ball.png');

test.beforeEach(async ({ page, site }) => page.goto(site.address(PAGE)).then(() => untilReady(page)));

test('a picture comes as a copy a fraction of its size, without moving the page', async ({ page }) => {
  const picture = page.getByRole('img', { name: '一个发亮的球，边缘有噪点' });
  await expect(picture).toHaveJSProperty('complete', true);
  const { address, width, shown } = await picture.evaluate((img: HTMLImageElement) => ({
    address: img.currentSrc,
    width: img.naturalWidth,
    shown: img.getBoundingClientRect().height / img.getBoundingClientRect().width,
  }));
  expect(address).toMatch(/\/assets\/ball-[0-9a-f]{8}-\d+\.webp$/);
  expect(width).toBeGreaterThan(300);
  expect(shown).toBeCloseTo(540 / 960, 2);
  const copy = await page.request.get(address);
  expect(copy.headers()['content-type']).toBe('image/webp');
  expect((await copy.body()).length).toBeLessThanOrEqual(60_000);
  expect(readFileSync(KEPT).length).toBeGreaterThan(300_000);
});

test('a picture leads to the program that has drawn it', async ({ page }) => {
  const figure = page.getByRole('figure').filter({ hasText: '每个像素四条光线' });
  await figure.getByRole('link', { name: '由这段代码生成' }).click();
  await expect(page).toHaveURL(/#render-ball$/);
  await expect(page.locator('[id="render-ball"]')).toContainText('stbi_write_png');
  await expect(page.locator('[id="render-ball"]')).toContainText('已运行');
});

test('two pictures with captions stand beside each other, on a phone below each other', async ({ page }) => {
  const tops = () =>
    page
      .locator('.image-row figure')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(new Set(await tops()).size).toBe(2);
});

test('the first picture of a row keeps its place while the second has not come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const image = page.locator('.image-row img').first();
  const before = await image.boundingBox();
  await page
    .locator('.image-row figure')
    .nth(1)
    .evaluate((second) => second.remove());
  expect(await image.boundingBox()).toEqual(before);
});

test('a picture at full size takes the largest copy', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('img', { name: '一个发亮的球，边缘有噪点' }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: '一个发亮的球，边缘有噪点' });
  await expect(large).toHaveJSProperty('complete', true);
  expect(await large.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-960\.webp$/);
});

test('a program that grows can be taken as a whole', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载到这一步的整个程序' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('02-光.zip');
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('02-光/light.h')).toBe(true);
});
