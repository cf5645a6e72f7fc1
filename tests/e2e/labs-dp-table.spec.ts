/** Tables of dynamic programming: heads are pulled, cells pressed, and the table is filled and traced back. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'dp-table';

test('by mouse: a pressed cell is filled next, a pulled letter changes the table', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('答案是 4');
  const letter = lab.getByRole('spinbutton', { name: '行第 1 个字母' });
  await drag(page, letter, { x: 0, y: -9 });
  await expect(letter).toHaveAttribute('aria-valuetext', 'B');
  await expect(result(lab)).toContainText('最长公共子序列：先填边界');
  await lab.getByRole('slider', { name: '步骤' }).press('ArrowRight');
  await expect(result(lab)).toHaveText('B = B：选 B 1，填 1。');
});

test('by keyboard: letters are typed, arrows go through the cells', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const letter = lab.getByRole('spinbutton', { name: '列第 1 个字母' });
  await letter.press('a');
  await expect(letter).toHaveAttribute('aria-valuetext', 'A');
  const table = lab.getByRole('slider', { name: '表格' });
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await table.press('ArrowDown');
  await expect(result(lab)).toHaveText('B ≠ A：不用 B 1，不用 A 0；取最大，填 1（不用 B）。');
});

test('obstacles are put by a press and by the space bar', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(3);
  await lab.scrollIntoViewIfNeeded();
  const end = () => lab.getByRole('slider', { name: '步骤' }).press('End');
  await end();
  await expect(result(lab)).toHaveText('表填完了，答案是 24。');
  await lab.getByRole('button', { name: '去掉障碍' }).click();
  await end();
  await expect(result(lab)).toHaveText('表填完了，答案是 210。');
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await lab.getByRole('button', { name: '下一步' }).click();
  await lab.getByRole('slider', { name: '表格，空格键放障碍' }).press('Space');
  await end();
  await expect(result(lab)).toHaveText('表填完了，答案是 84。');
});

test('numbers of one’s own are typed, or stand in the note; what is none changes nothing and is told', async ({
  page,
  site,
}) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(4);
  await lab.scrollIntoViewIfNeeded();
  const field = lab.getByRole('textbox', { name: '各堆' });
  await expect(field).toHaveValue('7 2 9');
  await field.fill('1 2 3 4');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText(/答案是 19/);
  await field.fill('1 2 x');
  await expect(lab.getByText('2 到 7 个 1 到 20 的整数')).toBeVisible();
  await expect(result(lab)).toHaveText(/答案是 19/);
  await lab.getByRole('button', { name: '撤销' }).click();
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(field).toHaveValue('7 2 9');
});
