/** The sorting lab: the canvas's words, the counts and the growth follow the run. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, openLab, result } from '../support/labs.ts';

const NAME = 'sort-visualiser';

test('by mouse: another input, step by step, then to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '输入' }).selectOption('逆序');
  await expect(lab.getByRole('img', { name: /第 0 步：8 7 6 5 4 3 2 1$/ })).toBeVisible();
  const next = lab.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(result(lab)).toHaveText('第 1 步：比较第 0 项与第 1 项；已比较 1 次，写入 0 次。');
  await next.click();
  await expect(result(lab)).toHaveText('第 2 步：交换第 0 项与第 1 项；已比较 1 次，写入 2 次。');
  await expect(lab.getByRole('img', { name: /第 2 步：7 8 6 5 4 3 2 1$/ })).toBeVisible();
  await lab.getByRole('button', { name: '播放' }).click();
  await expect(result(lab)).toContainText('排好了，已比较 28 次，写入 56 次。', { timeout: 40_000 });
  await expect(lab.getByRole('img', { name: /：1 2 3 4 5 6 7 8$/ })).toBeVisible();
});

test('by keyboard: algorithm, scrubbing, stability, growth', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '算法' }).focus();
  await page.keyboard.press('ArrowDown');
  await lab.getByRole('combobox', { name: '输入' }).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  const slider = lab.getByRole('slider', { name: '步骤' });
  await slider.press('End');
  await expect(result(lab)).toContainText('排好了，已比较 28 次');
  await lab.getByRole('combobox', { name: '算法' }).focus();
  await page.keyboard.press('ArrowDown');
  await slider.press('End');
  await expect(result(lab)).toContainText('相等的项保持了原来的次序');
  await expect(lab.getByRole('img', { name: /归并排序（只有四种值）的代价随规模增长.*n = 64 时比较/ })).toBeVisible();
});

test('the canvas is drawn, and anew in the other colours', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const canvas = lab.locator('canvas');
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const blank = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    return Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
  });
  await expect.poll(picture).not.toBe(blank);
  const light = await picture();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect.poll(picture).not.toBe(light);
});

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  await openLab(page, site, NAME);
  await checkAccessible(page);
  await checkNarrow(page);
});
