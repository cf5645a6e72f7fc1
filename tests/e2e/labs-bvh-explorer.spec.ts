/** The lab of acceleration structures: a ray is dragged, and every structure finds the same. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'bvh-explorer';

test('by mouse: a dragged ray costs another number of looks, and each structure finds the same disc', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const before = await result(lab).textContent();
  await drag(page, lab.getByRole('slider', { name: '光线经过的点' }), { x: 0, y: 60 });
  await expect(result(lab)).not.toHaveText(before ?? '');
  const found = /光线什么也没碰到|最近的命中是圆\d+，距离[\d.]+/;
  const words = found.exec((await result(lab).textContent()) ?? '')?.[0] ?? 'nothing';
  for (const name of ['逐个测试', '均匀网格', 'KD树', 'BVH（中位划分）']) {
    await lab.getByRole('button', { name }).click();
    await expect(result(lab)).toContainText(`${name}，32个圆`);
    await expect(result(lab)).toContainText(words);
  }
});

test('by keyboard: a view, and the search step by step', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '查询' }).selectOption('视锥');
  await expect(result(lab)).toContainText(/视锥里有\d+个圆/);
  const steps = lab.getByRole('slider', { name: '步骤' });
  await steps.press('Home');
  await expect(result(lab)).toContainText('访问0个节点，测试0个圆');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('节点0进入');
  await lab.getByRole('slider', { name: '视点' }).press('ArrowRight');
  await expect(lab.getByRole('slider', { name: '视点' })).toHaveAttribute('aria-valuetext', '(16, 180)');
});
