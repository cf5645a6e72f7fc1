/** The look-up lab: the path, writing, editing, the three languages. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, openLab, result } from '../support/labs.ts';

const NAME = 'lookup-chain';

test('by mouse: a look-up is stepped, edited and written', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('从 obj 读 z：先猜结果，再按“下一步”逐步看。');
  await lab.getByRole('slider', { name: '步骤' }).fill('3');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿原型到 proto：没有 z；沿原型到 base：有 z；结果是 300。');
  await lab.getByRole('combobox', { name: '找' }).selectOption('x');
  await expect(result(lab)).toHaveText('从 obj 读 x：先猜结果，再按“下一步”逐步看。');
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(result(lab)).toHaveText('从 obj：有 x；结果是 1。');
  await lab.getByRole('combobox', { name: 'x', exact: true }).selectOption('没有');
  await expect(result(lab)).toHaveText('从 obj：没有 x；沿原型到 proto：有 x；结果是 10。');
  await lab.getByRole('checkbox', { name: '写入' }).check();
  await lab.getByRole('button', { name: '执行写入' }).click();
  await expect(lab.getByRole('slider', { name: 'x 的值' })).toHaveValue('5');
});

test('by keyboard: Lua, scopes, and 重置', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const example = lab.getByRole('combobox', { name: '例子' });
  await example.selectOption('Lua：__index 链');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText(
    '从 obj：没有 z；沿 __index 到 Derived：没有 z；沿 __index 到 Base：有 z；结果是 300。',
  );
  await expect(lab.getByRole('list', { name: '同样的程序' })).toContainText('setmetatable(obj, { __index = Derived })');
  await lab.getByRole('button', { name: '上一步' }).press('Enter');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿 __index 到 Derived：没有 z。');
  await example.selectOption('作用域：暂时性死区');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('ReferenceError：x 已经属于这个作用域，声明之前不能用');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('从 obj 读 z：先猜结果');
});

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  await openLab(page, site, NAME);
  await checkAccessible(page);
  await checkNarrow(page);
});
