/** The sorting lab: the canvas's words, the counts and the growth follow the run. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'sort-visualiser';
const picture = (lab: Locator, name: RegExp) => lab.locator('svg').and(lab.getByLabel(name));

test('by mouse: another input, step by step, then to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '输入' }).selectOption('逆序');
  await expect(picture(lab, /第 0 步：8 7 6 5 4 3 2 1$/)).toBeVisible();
  const next = lab.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(result(lab)).toHaveText('第 1 步：比较第 0 项（8）与第 1 项（7）；已比较 1 次，写入 0 次。');
  await next.click();
  await expect(result(lab)).toHaveText('第 2 步：交换第 0 项与第 1 项；已比较 1 次，写入 2 次。');
  await expect(picture(lab, /第 2 步：7 8 6 5 4 3 2 1$/)).toBeVisible();
  // From where a few steps are left.
  await lab.getByRole('slider', { name: '步骤' }).fill('50');
  await lab.getByRole('button', { name: '播放' }).click();
  await expect(result(lab)).toContainText('排好了，已比较 28 次，写入 56 次。');
  await expect(picture(lab, /：1 2 3 4 5 6 7 8$/)).toBeVisible();
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

test('a bar that is dragged makes another input; one step back takes the whole drag back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const bar = lab.getByRole('slider', { name: '第 4 项的高度' });
  await expect(bar).toHaveAttribute('aria-valuetext', '1');
  await drag(page, bar, { x: 0, y: -80 });
  await expect(bar).not.toHaveAttribute('aria-valuetext', '1');
  await expect(lab.getByRole('combobox', { name: '输入' })).toHaveValue('own');
  await expect(lab.getByText('怎样的次序最让插入排序为难？')).toBeVisible();
  await bar.press('Control+z');
  await expect(bar).toHaveAttribute('aria-valuetext', '1');
  await expect(lab.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
  await bar.press('ArrowUp');
  await expect(bar).toHaveAttribute('aria-valuetext', '2');
});
