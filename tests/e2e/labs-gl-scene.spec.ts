/** A frame: draw calls one by one, the buffers, the lamp, and what a forgotten call does. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, drag, openLab, result } from '../support/labs.ts';

const NAME = 'gl-scene';

test('by mouse: the lamp is dragged, another buffer is another picture', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const picture = () => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const lamp = lab.getByRole('slider', { name: '光源', exact: true });
  const before = await picture();
  await drag(page, lamp, { x: -30, y: -10 });
  await expect(lamp).not.toHaveAttribute('aria-valuetext', '方位 35°，高 40°');
  await expect.poll(picture).not.toBe(before);
  const lit = await picture();
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('深度缓冲');
  await expect.poll(picture).not.toBe(lit);
});

test('by keyboard: draw calls one by one, and a fault tells where the triangles are lost', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('第 4 次绘制玻璃片');
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toContainText('刚清除完');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText(/第 1 次绘制地面：2 个三角形；光栅化出 \d+ 个片段，深度测试挡掉 0 个/);
  const fault = lab.getByRole('combobox', { name: '故障' });
  await fault.selectOption('深度清成了0');
  await expect(result(lab)).toContainText('写入 0 个');
  await fault.selectOption('正面绕序设反');
  await expect(result(lab)).toContainText('面剔除 2 个');
  await fault.selectOption('没有绑定VAO');
  await expect(result(lab)).toContainText('一个三角形也没有');
});

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  await openLab(page, site, NAME);
  await checkAccessible(page);
  await checkNarrow(page);
});
