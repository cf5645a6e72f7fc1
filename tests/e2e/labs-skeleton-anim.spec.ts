/** Skeletons: a target that is dragged, a bent elbow, two clips mixed. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'skeleton-anim';

test('by mouse: the chain reaches where the target is put, and not what is too far', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('还没有开始');
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(result(lab)).toContainText('CCD 第 1 轮，转动关节 2');
  const timeline = lab.getByRole('slider', { name: '步骤' });
  await timeline.press('End');
  await expect(result(lab)).toContainText('够到了');
  await drag(page, lab.getByRole('slider', { name: '目标', exact: true }), { x: 200, y: 0 });
  await timeline.press('End');
  await expect(result(lab)).toContainText('目标在够不着的地方');
});

test('by keyboard: an elbow bent to the end loses its width, mixed turns keep it; a cycle in step', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('蒙皮与权重');
  await lab.getByRole('slider', { name: '前臂弯角' }).press('End');
  await expect(result(lab)).toContainText('肘弯 175°，肘部宽度剩 4%');
  await lab.getByRole('combobox', { name: '蒙皮' }).selectOption('混合旋转');
  await expect(result(lab)).toContainText('肘部宽度剩 100%');
  await lab.getByRole('combobox', { name: '看什么' }).selectOption('动画混合');
  await lab.getByRole('slider', { name: '跑的权重' }).first().press('Home');
  await expect(result(lab)).toContainText('走 100%、跑 0%');
  await lab.getByRole('checkbox', { name: '对齐相位' }).press('Space');
  await expect(result(lab)).toContainText('没有对齐');
});
