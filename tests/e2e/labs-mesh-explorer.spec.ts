/** Meshes: turned, pressed, walked along half-edges, subdivided and simplified. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'mesh-explorer';

test('by mouse: the mesh is turned, a press chooses a half-edge', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('26 个点、48 条边、24 个面，V − E + F = 2');
  const turn = lab.getByRole('slider', { name: '转动网格' });
  await drag(page, turn, { x: -25, y: 10 });
  await expect(turn).not.toHaveAttribute('aria-valuetext', '左右 30°，俯仰 25°');
  const before = await result(lab).textContent();
  const box = await lab.locator('.lab-live svg:not(.lab-icon)').boundingBox();
  if (!box) throw new Error('the mesh is not to be seen');
  await page.mouse.click(box.x + box.width * 0.62, box.y + box.height * 0.6);
  await expect(result(lab)).not.toHaveText(before ?? '');
});

test('by keyboard: twice the twin is the edge itself; steps divide and collapse', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const twin = lab.getByRole('button', { name: 'twin' });
  const before = await result(lab).textContent();
  await twin.press('Enter');
  await expect(result(lab)).not.toHaveText(before ?? '');
  await twin.press('Enter');
  await expect(result(lab)).toHaveText(before ?? '');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('96 个面');
  await expect(result(lab)).toContainText('度不是 4 的点有 8 个');
  await lab.getByRole('combobox', { name: '方法' }).selectOption('二次误差简化');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('第 7 步');
  await expect(result(lab)).toContainText('V − E + F = 2');
});

test('clusters: the eye comes nearer and finer ones are chosen, and nowhere is a crack', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '方法' }).selectOption('簇LOD');
  const faces = async () => Number(/(\d+) 个面/.exec((await result(lab).textContent()) ?? '')?.[1]);
  const all = await faces();
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect.poll(faces).toBeLessThan(all);
  await lab.getByRole('slider', { name: '步骤' }).press('ArrowLeft');
  await lab.getByRole('slider', { name: '步骤' }).press('ArrowLeft');
  const near = await faces();
  await drag(page, lab.getByRole('slider', { name: '眼的远近' }), { x: 200, y: 0 });
  await expect(result(lab)).toContainText('眼在 x 轴上 12.0 处');
  expect(await faces()).toBeLessThan(near);
  await expect(result(lab)).toContainText('V − E + F = 2，没有裂缝');
});
