/** The BRDF: light, eye and roughness are dragged; the terms and the furnace follow. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'brdf-explorer';

test('by mouse: the light is dragged along its arc, roughness along the chart; the ball is another picture', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('粗糙度 0.40（α = 0.16），光从 −40°、眼在 40°');
  const ball = lab.locator('.lab-live image');
  const before = await ball.getAttribute('href');
  await drag(page, lab.getByRole('slider', { name: '入射角' }), { x: 100, y: -10 });
  await expect(result(lab)).not.toContainText('光从 −40°');
  await drag(page, lab.getByRole('slider', { name: '粗糙度' }), { x: 400, y: 0 });
  await expect(result(lab)).toContainText('粗糙度 1.00');
  await expect(ball).not.toHaveAttribute('href', before ?? '');
  await lab.getByRole('button', { name: '抛光的金' }).click();
  await expect(result(lab)).toContainText('粗糙度 0.15');
});

test('by keyboard: what the furnace loses at roughness 1 comes back with the compensation', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await page.keyboard.press('2');
  await expect(lab.locator('.lab-verdict')).toContainText('✓ 猜对了');
  await lab.getByRole('slider', { name: '粗糙度' }).press('End');
  await expect(result(lab)).toContainText(/一次反射剩 \d\d%，少掉的/);
  await lab.getByRole('checkbox', { name: '补偿多次反弹' }).press('Space');
  await expect(result(lab)).toContainText('补偿后回到 100%');
  await lab.getByRole('combobox', { name: 'G', exact: true }).selectOption('没有 G');
  await lab.getByRole('slider', { name: '视线角' }).press('End');
  await expect(result(lab)).toContainText('能量不守恒');
});
