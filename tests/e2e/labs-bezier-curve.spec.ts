/** The curve lab: its handles, its construction, its words. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'bezier-curve';

test('a control point follows the mouse, and the curve with it', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('t = 0.50：插值 3 轮，得到曲线上的点 (0.48, 0.79)，切线方向 8°。');
  const handle = lab.getByRole('slider', { name: '控制点 P1' });
  await expect(handle).toHaveAttribute('aria-valuetext', '(0.20, 0.95)');
  await drag(page, handle, { x: 60, y: 40 });
  await expect(handle).not.toHaveAttribute('aria-valuetext', '(0.20, 0.95)');
  await expect(result(lab)).not.toContainText('(0.48, 0.79)');
});

test('by keyboard alone: points, t, kind, and back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const handle = lab.getByRole('slider', { name: '控制点 P0' });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', '(0.10, 0.39)');
  await lab.getByRole('slider', { name: 't', exact: true }).focus();
  await page.keyboard.press('Home');
  await expect(result(lab)).toContainText('t = 0.00：插值 3 轮，得到曲线上的点 (0.10, 0.39)');
  await lab.getByRole('combobox', { name: '种类' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(result(lab)).toContainText('接点 C0：只是位置相接，有折角');
  await lab.getByRole('button', { name: '接成 C2' }).press('Enter');
  await expect(result(lab)).toContainText('C2：一、二阶导数都相等');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toHaveText('t = 0.50：插值 3 轮，得到曲线上的点 (0.48, 0.79)，切线方向 8°。');
});

test('easing shows progress by time and its CSS; the mover plays to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '种类' }).selectOption('缓动曲线');
  await expect(result(lab)).toHaveText('时间 0.50，进度 0.50；cubic-bezier(0.42, 0, 0.58, 1)。');
  await lab.getByRole('button', { name: '播放' }).click();
  await expect(result(lab)).toContainText('时间 1.00，进度 1.00');
  await expect(lab.getByRole('button', { name: '播放' })).toBeVisible();
});
