/** Bullet and enemies: what is dragged is tested at once, and a fast bullet flies through. */
import { expect, test } from '../support/harness.ts';
import { checkLow, drag, openLab, result } from '../support/labs.ts';

const NAME = 'plane-collision';

test('by mouse: a bullet dragged into another cell is tested against what is registered there', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('第0步，圆心(360,40)，盖住1格，细测0次');
  const unit = ((await lab.locator('svg[role="group"]').boundingBox())?.width ?? 360) / 720;
  await drag(page, lab.getByRole('slider', { name: '子弹的起点' }), { x: 0, y: -320 * unit });
  await expect(result(lab)).toContainText('细测“小”');
  await lab.getByRole('combobox', { name: '子弹每秒' }).selectOption('6000点，一步100点');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('碰到');
});

test('by keyboard: arrows move an enemy out of the way, and the bullet leaves the picture', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const enemy = lab.getByRole('slider', { name: '小敌机' });
  await enemy.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await expect(enemy).toHaveAttribute('aria-valuetext', '(500, 400)');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText('飞出画面，路上没有敌机。');
});

test('is low on a phone, and its still as high', ({ page, site }) => checkLow(page, site, NAME));
