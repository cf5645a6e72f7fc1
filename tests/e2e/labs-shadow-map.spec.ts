/** Shadow maps: bias, filters, the lamp and a pixel. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'shadow-map';
const acne = async (words: string | null) => Number(/自遮挡）([\d.]+)%/.exec(words ?? '')?.[1]);

test('by mouse: the lamp is dragged over its sky, a pixel beside the floor says so', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const lamp = lab.getByRole('slider', { name: '光源', exact: true });
  await expect(lamp).toHaveAttribute('aria-valuetext', '方位 60°，高 40°');
  const picture = () => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await drag(page, lamp, { x: -40, y: 0 });
  await expect(lamp).not.toHaveAttribute('aria-valuetext', '方位 60°，高 40°');
  await expect.poll(picture).not.toBe(before);
  await drag(page, lab.getByRole('slider', { name: '要问的像素' }), { x: 0, y: -300 });
  await expect(result(lab)).toContainText('选中的像素在地面之外');
});

test('by keyboard: a bias takes the stripes away, methods are named', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  expect(await acne(await result(lab).textContent())).toBeGreaterThan(10);
  const bias = lab.getByRole('slider', { name: '偏移', exact: true });
  await bias.press('End');
  await expect.poll(async () => acne(await result(lab).textContent())).toBeLessThan(3);
  await bias.press('Home');
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await page.keyboard.press('2');
  await expect(lab.locator('.lab-verdict')).toContainText('一个纹素的边长减半');
  await expect(result(lab)).toContainText('128 × 128');
  await lab.getByRole('button', { name: '上一步' }).press('Enter');
  await lab.getByRole('combobox', { name: '过滤' }).selectOption('PCSS');
  await expect(result(lab)).toContainText('PCSS，64 × 64 的深度图');
  await expect(lab.getByRole('slider', { name: '光源大小' })).toBeVisible();
});
