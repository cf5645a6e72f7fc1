/** Searching a grid: walls are painted, ends dragged, and the search runs over what is there. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'bfs-grid';

test('by mouse: a press paints, a dragged goal is found elsewhere, an estimate too high misses the cheapest way', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const end = () => lab.getByRole('slider', { name: '步骤' }).press('End');
  await end();
  await expect(result(lab)).toContainText('路径 19 步');
  const cell = ((await lab.locator('svg[role="group"]').boundingBox())?.width ?? 372) / 12;
  await lab.locator('svg[role="group"]').click({ position: { x: 1.5 * cell, y: 0.5 * cell } });
  const cursor = lab.getByRole('slider', { name: '网格光标，空格键涂画' });
  await cursor.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', '第 1 行第 2 列，墙');
  const goal = lab.getByRole('slider', { name: '终点' });
  await drag(page, goal, { x: 0, y: -2 * cell });
  await expect(goal).toHaveAttribute('aria-valuetext', '第 7 行第 12 列');
  await end();
  await expect(result(lab)).toContainText('路径 21 步');
  await lab.getByRole('combobox', { name: '换地图' }).selectOption('open');
  await lab.getByRole('slider', { name: 'h 的倍数' }).press('End');
  await end();
  await expect(result(lab)).toContainText('比最便宜的路贵');
});

test('by keyboard: the cursor paints and puts the start', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const cursor = lab.getByRole('slider', { name: '网格光标，空格键涂画' });
  await cursor.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', '第 1 行第 2 列，平地（1）');
  await page.keyboard.press('Space');
  await expect(cursor).toHaveAttribute('aria-valuetext', '第 1 行第 2 列，墙');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(lab.getByRole('slider', { name: '起点' })).toHaveAttribute('aria-valuetext', '第 1 行第 3 列');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(lab.getByRole('slider', { name: '起点' })).toHaveAttribute('aria-valuetext', '第 1 行第 1 列');
});
