/** Environment lighting: lamp, environment and the asked point are dragged; bands and samples are added step by step. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'env-lighting';

test('by mouse: the lamp is dragged, the ball is another one; the asked point and the environment follow', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('灯在 40° 高');
  const ball = lab.locator('.lab-live image').nth(2);
  const before = await ball.getAttribute('href');
  await drag(page, lab.getByRole('slider', { name: '环境里的灯' }), { x: -60, y: 30 });
  await expect(result(lab)).not.toContainText('灯在 40° 高');
  await expect(ball).not.toHaveAttribute('href', before ?? '');
  const turned = await ball.getAttribute('href');
  await drag(page, lab.getByRole('slider', { name: '转动环境' }), { x: 50, y: 0 });
  await expect(ball).not.toHaveAttribute('href', turned ?? '');
  const point = lab.getByRole('slider', { name: '球上的点' });
  await drag(page, point, { x: -25, y: 10 });
  await expect(point).not.toHaveAttribute('aria-valuetext', '法线离镜头 35°，方位 45°');
});

test('by mouse: a band is pressed, and the fourth changes nothing', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('球谐');
  await expect(result(lab)).toContainText('3 带、9 个球谐系数');
  const error = async () => /平均差 [\d.]+%/.exec((await result(lab).textContent()) ?? '')?.[0];
  const three = await error();
  await lab.getByRole('button', { name: /用到 l = 3/ }).click();
  await expect(result(lab)).toContainText('4 带、16 个球谐系数');
  expect(await error()).toBe(three);
});

test('by keyboard: samples are added, a face is guessed, the furnace loses light at roughness 1', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('256 个余弦分布的样本');
  await expect(result(lab)).toContainText('重影已经看不见');
  const part = lab.getByRole('combobox', { name: '看什么' });
  await part.selectOption('立方体贴图');
  await expect(result(lab)).toContainText(/绝对值最大的是 [xyz]，查 [+−][XYZ] 面/);
  await lab.getByRole('button', { name: '先猜再走' }).press('Enter');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await page.keyboard.press('1');
  await expect(lab.locator('.lab-verdict')).toContainText('反射向量离镜头的角度是法线的两倍');
  await part.selectOption('镜面反射与分裂求和');
  await lab.getByRole('combobox', { name: '环境' }).selectOption('白炉（处处是1）');
  await lab.getByRole('slider', { name: '粗糙度' }).first().press('End');
  await expect(result(lab)).toContainText('是微表面之间再弹的光');
  await expect(lab.getByRole('slider', { name: '环境里的灯' })).toHaveCount(0);
});
