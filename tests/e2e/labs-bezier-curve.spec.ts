/** The curve lab: its handles, its construction, its words. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'bezier-curve';
const START = 't = 0.50：插值 3 轮，得到曲线上的点 (0.48, 0.79)，切线方向 8°。';

test('a control point follows the mouse, and the curve with it; so does the point on the curve', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText(START);
  const handle = lab.getByRole('slider', { name: '控制点 P1' });
  await expect(handle).toHaveAttribute('aria-valuetext', '(0.20, 0.95)');
  await drag(page, handle, { x: 60, y: 40 });
  await expect(handle).not.toHaveAttribute('aria-valuetext', '(0.20, 0.95)');
  await expect(result(lab)).not.toContainText('(0.48, 0.79)');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toHaveText(START);
  const point = lab.getByRole('slider', { name: '曲线上的点' });
  await drag(page, point, { x: 70, y: 0 });
  await expect(point).toHaveAttribute('aria-valuetext', /^t 0\.[67]\d$/);
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
  await expect(result(lab)).toHaveText(START);
});

test('the construction goes round by round, and where the next point falls is guessed first', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toContainText('还没有插值，还有 4 个点');
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(lab.getByText('下一轮从 P0(0.08, 0.10) 走向 P1(0.20, 0.95)，t = 0.50。Q0 落在哪里？')).toBeVisible();
  await lab.getByRole('button', { name: '(0.14, 0.53)' }).click();
  await expect(lab.getByText('猜对了')).toBeVisible();
  await expect(result(lab)).toContainText('插值了 1 轮，还有 3 个点：Q0(0.14, 0.53)');
});

test('easing shows progress by time and its CSS; the mover plays to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '种类' }).selectOption('缓动曲线');
  await expect(result(lab)).toHaveText('时间 0.50，进度 0.50；cubic-bezier(0.42, 0, 0.58, 1)。');
  await lab.getByRole('button', { name: '播放' }).click();
  await expect(result(lab)).toContainText('时间 1.00，进度 1.00');
  await expect(lab.getByRole('button', { name: '播放' })).toBeVisible();
});
