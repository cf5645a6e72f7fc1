/** The lab of C++ objects' lives: steps, timeline and table agree, by mouse and by keyboard. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, openLab, result } from '../support/labs.ts';

const NAME = 'object-lifetime';

test('by mouse: steps through a program, the line and the objects follow', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('还没有开始。T 是一个会报告自己');
  const next = lab.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(result(lab)).toHaveText('第 1 步（第 2 行）：构造 a，值为 a。');
  await expect(lab.locator('[aria-current=step]')).toContainText('T a("a");');
  for (let i = 0; i < 3; i++) await next.click();
  await expect(result(lab)).toHaveText('第 4 步（第 6 行）：析构 c。');
  await expect(lab.getByRole('row').filter({ hasText: '已析构' })).toHaveCount(1);
  await next.click();
  await expect(result(lab)).toHaveText('第 5 步（第 6 行）：析构 b。');
  await lab.getByRole('button', { name: '上一步' }).click();
  await expect(lab.getByRole('img', { name: /第 4 步，存活：a、b$/ })).toBeVisible();
});

test('by keyboard: another program, to its end, and a leak is named', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '程序' }).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
  await lab.getByRole('slider', { name: '步骤' }).focus();
  await page.keyboard.press('End');
  await expect(result(lab)).toContainText('*b 没有析构：泄漏（引用计数仍是 1）');
  await expect(lab.getByRole('row').filter({ hasText: '泄漏' })).toHaveCount(2);
  await page.keyboard.press('Home');
  await expect(result(lab)).toContainText('还没有开始');
});

test('counts the owners of a shared object', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator('figure.lab').nth(1);
  await lab.scrollIntoViewIfNeeded();
  const next = lab.getByRole('button', { name: '下一步' });
  for (let i = 0; i < 3; i++) await next.click();
  await expect(result(lab)).toHaveText('第 3 步（第 4 行）：q 也指向 *p，引用计数变为 2。');
  await expect(lab.getByRole('cell', { name: '2（p、q）' })).toBeVisible();
});

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await checkAccessible(page);
  await checkNarrow(page);
});

test('no name is cut off at the drawing’s edge, in any program', async ({ page, site }) => {
  const lab = await openLab(page, site, 'object-lifetime');
  const programs = lab.getByRole('combobox').first();
  for (const name of await programs.getByRole('option').allTextContents()) {
    await programs.selectOption(name);
    await lab.getByRole('slider', { name: '步骤' }).press('End');
    const cut = await lab
      .locator('.lab-live svg:not(.lab-icon)')
      .evaluate((svg) =>
        [...svg.querySelectorAll('text')]
          .filter((text) => text.getBoundingClientRect().left < svg.getBoundingClientRect().left)
          .map(({ textContent }) => textContent),
      );
    expect(cut, name).toEqual([]);
  }
});
