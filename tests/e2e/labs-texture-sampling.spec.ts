/** Texture sampling: a pixel is asked, the floor lies flatter, filters differ. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'texture-sampling';

test('by mouse: a pixel nearer to the camera covers less of the texture', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('最近点：选中的像素盖住');
  const covered = async () => Number(/盖住 ([\d.]+)/.exec((await result(lab).textContent()) ?? '')?.[1]);
  const far = await covered();
  await drag(page, lab.getByRole('slider', { name: '要问的像素' }), { x: 0, y: 100 });
  await expect.poll(covered).toBeLessThan(far / 2);
  await drag(page, lab.getByRole('slider', { name: '要问的像素' }), { x: 0, y: -400 });
  await expect(result(lab)).toContainText('看到天空');
});

test('by keyboard: each filter says which level it reads', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await page.keyboard.press('1');
  await expect(lab.locator('.lab-verdict')).toContainText('没有mipmap，只有第 0 级');
  const filter = lab.getByRole('combobox', { name: '过滤' });
  await filter.selectOption('三线性');
  await expect(result(lab)).toContainText('短边方向被一起模糊了');
  await filter.selectOption('各向异性');
  await expect(result(lab)).toContainText('沿长边取');
  await lab.getByRole('slider', { name: '俯角' }).press('End');
  await expect(result(lab)).not.toContainText('沿长边取');
  const picture = () => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('读的是哪一级');
  await expect.poll(picture).not.toBe(before);
});
