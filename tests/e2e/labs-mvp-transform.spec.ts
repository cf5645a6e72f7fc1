/** Transformations: what is dragged in the picture shows in the matrix and in the sentence. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'mvp-transform';
const slider = (lab: Awaited<ReturnType<typeof openLab>>, name: string) =>
  lab.getByRole('slider', { name, exact: true });

test('by mouse: columns on one line have no area, a moved object has another origin, a vertex is chosen', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '单位' }).click();
  await expect(result(lab)).toContainText('行列式 1.00');
  // Twenty steps of 0.1 to the right: the second column comes to lie on the first.
  await drag(page, slider(lab, '第二列：y 轴去往'), { x: 40, y: 400 });
  await expect(result(lab)).toContainText('翻了面');
  await lab.getByRole('button', { name: '不可逆' }).click();
  await expect(result(lab)).toContainText('面积为 0');
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('平移、旋转、缩放');
  await expect(result(lab)).toContainText('M = T·R·S');
  const before = await result(lab).textContent();
  await drag(page, slider(lab, '沿 y 轴平移'), { x: 0, y: -50 });
  await expect(slider(lab, '沿 y 轴平移')).not.toHaveAttribute('aria-valuenow', '0');
  await expect(result(lab)).not.toHaveText(before ?? '');
  await lab.getByRole('combobox', { name: 'M =' }).selectOption('R·T·S');
  await expect(result(lab)).toContainText('M = R·T·S');
});

test('by keyboard: a middle ring at 90° locks; a vertex goes to the screen step by step', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('欧拉角与万向节');
  await slider(lab, '绕 x 轴旋转').focus();
  await expect(result(lab)).toContainText('三条轴还张成空间');
  // From 30° by steps of 5°.
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await expect(result(lab)).toContainText('万向节死锁');
  await page.keyboard.press('ArrowRight');
  await expect(result(lab)).not.toContainText('万向节死锁');
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('从局部到屏幕');
  const next = lab.getByRole('button', { name: '下一步' });
  for (const stage of ['世界空间', '观察空间', '裁剪空间', 'NDC', '屏幕']) {
    await next.press('Enter');
    await expect(result(lab)).toContainText(`${stage}：选中的顶点`);
  }
  await expect(lab.getByRole('row', { name: /^屏幕/ })).toHaveAttribute('aria-current', 'step');
});
