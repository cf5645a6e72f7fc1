/** Post-processing: the bar between before and after, tasks, frames put together. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'post-process';

test('by mouse: the bar is dragged and shows more of what was before', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('曝光 −0.50 档，ACES，sRGB');
  const middle = () => lab.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const after = await middle();
  await drag(page, lab.getByRole('slider', { name: '前后分界' }), { x: 120, y: 0 });
  await expect.poll(middle).not.toBe(after);
  await expect(lab.getByRole('slider', { name: '前后分界' })).not.toHaveAttribute('aria-valuenow', '0.5');
  await expect(result(lab)).not.toContainText('左边 50% 是处理前');
});

test('by keyboard: frames put together take the noise away, a filter that sees edges more', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await page.keyboard.press('1');
  await expect(lab.locator('.lab-verdict')).toContainText('一档是光的两倍');
  await expect(result(lab)).toContainText('曝光 0.00 档');
  await lab.getByRole('combobox', { name: '课题' }).selectOption('降噪');
  const noise = async () => Number(/还差 ([\d.]+)%/.exec((await result(lab).textContent()) ?? '')?.[1]);
  await lab.getByRole('combobox', { name: '滤波' }).selectOption('不滤波');
  await expect.poll(noise).toBeGreaterThan(30);
  const one = await noise();
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect.poll(noise).toBeLessThan(one / 4);
  await expect(result(lab)).toContainText('累积 64 帧');
});
