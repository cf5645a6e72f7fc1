/** The CMake lab: links that are pressed, and what targets get from each other. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'cmake-graph';

test('by mouse: a link is turned to PUBLIC, and the program sees one more folder', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('编译时用到app、engine、core的头文件目录与定义');
  const link = lab.getByRole('button', { name: 'core到log：PRIVATE' });
  await link.click();
  await lab.getByRole('button', { name: 'core到log：INTERFACE' }).click();
  await lab.getByRole('button', { name: 'core到log：没有依赖' }).click();
  await expect(lab.getByRole('button', { name: 'core到log：PUBLIC' })).toBeVisible();
  await expect(result(lab)).toContainText('编译时用到app、engine、core、log的');
  await expect(lab.getByRole('group', { name: '对应的CMakeLists.txt' })).toContainText(
    'target_link_libraries(core PUBLIC log)',
  );
});

test('by keyboard: another target, its kind, its links', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: /^core\s*静态库/ }).press('Enter');
  await expect(result(lab)).toContainText('core（静态库）');
  await lab.getByRole('combobox', { name: '种类' }).selectOption('接口库');
  await expect(result(lab)).toContainText('core（接口库）自己不编译');
  await lab.getByRole('combobox', { name: 'core → log' }).selectOption('无');
  await expect(lab.getByRole('button', { name: 'core到log：没有依赖' })).toBeVisible();
});
