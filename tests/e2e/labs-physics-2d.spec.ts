/** The physics lab: the step, the method and the place where a body is let go. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'physics-2d';

test('by mouse: explicit Euler gains energy, symplectic keeps it, wherever the body is let go', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('多出来的能量是方法带来的误差');
  await lab.getByRole('combobox', { name: '积分方法' }).selectOption('速度Verlet');
  await expect(result(lab)).toContainText('能量守得住');
  const before = await result(lab).textContent();
  await drag(page, lab.getByRole('slider', { name: '松手的位置' }), { x: -60, y: 0 });
  await expect(result(lab)).not.toHaveText(before ?? '');
  await expect(result(lab)).toContainText('能量守得住');
});

test('by keyboard: a throw lands on the same parabola at any step by Verlet', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '运动' }).selectOption('抛体');
  await lab.getByRole('combobox', { name: '积分方法' }).selectOption('速度Verlet');
  await expect(result(lab)).toContainText('总能量是开始的100.0%');
  const step = lab.getByRole('slider', { name: '步长' });
  await step.press('End');
  await expect(result(lab)).toContainText('步长0.30 s');
  await expect(result(lab)).toContainText('总能量是开始的100.0%');
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toContainText('第0步');
});
