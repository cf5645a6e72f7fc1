/** A frame: draw calls one by one, the buffers, a pixel's history, the lamp, and what a forgotten call does. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'gl-scene';

test('by mouse: the lamp and the asked pixel are dragged, another buffer is another picture', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  const picture = () => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const lamp = lab.getByRole('slider', { name: '光源', exact: true });
  const before = await picture();
  await drag(page, lamp, { x: -30, y: -10 });
  await expect(lamp).not.toHaveAttribute('aria-valuetext', '方位 20°，高 45°');
  await expect.poll(picture).not.toBe(before);
  const lit = await picture();
  await lab.getByRole('button', { name: '深度缓冲' }).click();
  await expect.poll(picture).not.toBe(lit);
  await expect(result(lab)).toContainText('圈住的像素先后由立方体、玻璃片写过。');
  await drag(page, lab.getByRole('slider', { name: '要问的像素' }), { x: 0, y: -150 });
  await expect(result(lab)).toContainText('圈住的像素还是底色。');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('圈住的像素先后由立方体、玻璃片写过。');
});

test('by keyboard: draw calls one by one, and a fault tells where the triangles are lost', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('第 4 次绘制玻璃片');
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toContainText('刚清除完');
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await lab.getByRole('button', { name: /全部/ }).press('Enter');
  await expect(result(lab)).toContainText('第 1 次绘制立方体：12 个三角形，面剔除 6 个；光栅化出 2320 个片段');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await lab.getByRole('button', { name: '法线缓冲' }).press('Enter');
  await expect(lab.getByRole('button', { name: '法线缓冲' })).toHaveAttribute('aria-pressed', 'true');
  const fault = lab.getByRole('combobox', { name: '故障' });
  await fault.selectOption('深度清成了0');
  await expect(result(lab)).toContainText('写入 0 个');
  await fault.selectOption('没有绑定VAO');
  await expect(result(lab)).toContainText('一个三角形也没有');
  await fault.selectOption('正面绕序设反');
  await expect(lab.getByRole('row', { name: /^地面/ })).toHaveText('地面000—');
});
