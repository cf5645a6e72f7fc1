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

test('by mouse: a cloth’s nail is dragged; constraints hold where springs burst', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '运动' }).selectOption('布料');
  await expect(result(lab)).not.toContainText('布要炸开了');
  await lab.getByRole('slider', { name: '步长' }).press('End');
  await expect(result(lab)).toContainText('布要炸开了');
  await lab.getByRole('combobox', { name: '积分方法' }).selectOption('约束投影（PBD）');
  await expect(result(lab)).toContainText('投影不会炸开');
  const before = await result(lab).textContent();
  await drag(page, lab.getByRole('slider', { name: '右边的钉子' }), { x: -80, y: 20 });
  await expect(result(lab)).not.toHaveText(before ?? '');
});

test('by keyboard: the broad phase leaves fewer pairs and the same contacts; a fountain is steady', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '运动' }).selectOption('粗测与碰撞');
  const touching = async () => /真正相碰(\d+)对/.exec((await result(lab).textContent()) ?? '')?.[1];
  await expect(result(lab)).toContainText('粗测留下325对');
  const all = await touching();
  for (const name of ['均匀网格', '扫描与剪除（SAP）']) {
    await lab.getByRole('combobox', { name: '粗测' }).selectOption(name);
    await expect(result(lab)).toContainText(/粗测留下\d\d?对交给细测/);
    expect(await touching()).toBe(all);
  }
  await lab.getByRole('combobox', { name: '运动' }).selectOption('粒子');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText(/活着(59|60|61|62)个/);
});
