/** Recursions: the tree of calls is walked in and out, by steps, presses and keys. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'recursion-tree';

test('by mouse: to the end, without pruning, another number', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const end = () => lab.getByRole('slider', { name: '步骤' }).press('End');
  await end();
  await expect(result(lab)).toHaveText('所有放法都试过了。调用 17 次，2 个解，4 条死路。');
  await lab.getByRole('checkbox', { name: '放之前先查冲突' }).uncheck();
  await end();
  await expect(result(lab)).toContainText('调用 341 次，2 个解，254 条死路');
  const other = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  await other.scrollIntoViewIfNeeded();
  await drag(page, other.getByRole('spinbutton', { name: '第 2 个元素' }), { x: 0, y: -18 });
  await other.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(other)).toContainText('6 个解');
});

test('by keyboard: down into the calls, aside and up again', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const tree = lab.getByRole('slider', { name: '调用树' });
  await tree.press('ArrowDown');
  await expect(result(lab)).toContainText('第 1 行放第 1 列；下一行有 2 格可放，2 格被攻击、不进。');
  await tree.press('ArrowDown');
  await tree.press('ArrowRight');
  await expect(result(lab)).toContainText('第 2 行放第 4 列');
  await tree.press('ArrowUp');
  await expect(tree).toHaveAttribute('aria-valuetext', '第 1 层的 1');
});
