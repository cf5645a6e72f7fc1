/** Programs over an array: pointers, values and targets are moved in the picture; the run and the words follow. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'array-stepper';

test('by mouse: stepping, a pointer that is dragged, the target line', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('二分：第一个不小于目标的位置，10 项。');
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(result(lab)).toContainText('a[5] = 8 不小于 8，它可能就是答案，hi 缩到 5。');
  // The pointer hi was at the end before the first step.
  await drag(page, lab.getByRole('slider', { name: '指针 hi' }), { x: 200, y: 0 });
  await expect(result(lab)).toContainText('区间 [0, 10) 都未定');
  const target = lab.getByRole('slider', { name: '目标' }).first();
  await drag(page, target, { x: 0, y: -30 });
  await expect(target).not.toHaveAttribute('aria-valuetext', '8');
});

test('by keyboard: a value stays between its neighbours, the run goes to its end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const item = lab.getByRole('spinbutton', { name: '第 3 项' });
  await item.focus();
  await expect(item).toHaveAttribute('aria-valuenow', '5');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  await expect(item).toHaveAttribute('aria-valuenow', '6');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText('lo 与 hi 相遇：a[5] = 8 是第一个不小于 8 的，共比较 3 次。');
  await lab.getByRole('combobox', { name: '程序' }).selectOption('sum-window');
  await expect(lab.getByText('窗口什么时候变大')).toBeVisible();
});

test('a sieve is walked by arrow keys and pressed by mouse', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  const pointer = lab.getByRole('slider', { name: '指针 i' });
  await pointer.press('ArrowRight');
  await expect(result(lab)).toContainText('2 没被划掉，是素数');
  await lab.getByText('9', { exact: true }).last().click();
  await expect(result(lab)).toContainText('9 是合数，照样去划它的倍数。');
});
