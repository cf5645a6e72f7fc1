/** The lab of C++ objects' lives: steps, timeline and table agree, by mouse and by keyboard. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, drag, openLab, result } from '../support/labs.ts';

const NAME = 'object-lifetime';

test('by mouse: steps through a program, the line and the objects follow', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('还没有开始。T 是一个会报告自己');
  const next = lab.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(result(lab)).toHaveText('第 1 步（第 2 行）：构造 a，值为 a。此刻存活：a。');
  await expect(lab.locator('.lab-live [aria-current=step]')).toContainText('T a("a");');
  for (let i = 0; i < 3; i++) await next.click();
  await expect(result(lab)).toHaveText('第 4 步（第 6 行）：析构 c。此刻存活：a、b。');
  await expect(lab.getByRole('row').filter({ hasText: '已析构' })).toHaveCount(1);
  await next.click();
  await expect(result(lab)).toHaveText('第 5 步（第 6 行）：析构 b。此刻存活：a。');
  await lab.getByRole('button', { name: '上一步' }).click();
  await expect(lab.locator('svg[role=group]').and(lab.getByLabel(/第 4 步，存活：a、b$/))).toBeVisible();
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

test('in the picture: the line of the present is dragged, a life is pressed, keys move the line', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const line = lab.getByRole('slider', { name: '此刻' });
  await drag(page, line, { x: 2000, y: 0 });
  await expect(line).toHaveAttribute('aria-valuetext', '第 8 步，共 8 步');
  await expect(result(lab)).toContainText('此刻没有存活的对象');
  await lab.locator('.lab-live g[style*=pointer] rect').first().click();
  await expect(result(lab)).toContainText('构造 a');
  await line.press('ArrowRight');
  await expect(result(lab)).toContainText('构造 b');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('构造 a');
});

test('asks what comes next before it happens', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).fill('3');
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  await lab.getByRole('button', { name: '析构 b' }).click();
  await expect(lab.getByText('离开作用域时，栈上的对象按构造的逆序析构。')).toBeVisible();
});

test('counts the owners of a shared object', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator('figure.lab').nth(1);
  await lab.scrollIntoViewIfNeeded();
  const next = lab.getByRole('button', { name: '下一步' });
  for (let i = 0; i < 3; i++) await next.click();
  await expect(result(lab)).toHaveText('第 3 步（第 4 行）：q 也指向 *p，引用计数变为 2。此刻存活：*p。');
  await expect(lab.getByRole('cell', { name: '2（p、q）' })).toBeVisible();
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

test('two of a page at work have no landmark of one name', async ({ page, site }) => {
  await openLab(page, site, NAME);
  for (const lab of await page.locator(`figure[data-lab="${NAME}"]`).all()) {
    await lab.getByRole('button', { name: '下一步' }).click();
    await expect(lab.getByRole('row').first()).toBeVisible();
  }
  await checkAccessible(page);
});
