/** The look-up lab: the path, writing, editing on the picture, the three languages. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'lookup-chain';

test('by mouse: a look-up is stepped, edited and written', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const button = (name: string | RegExp) => lab.getByRole('button', { name });
  await expect(result(lab)).toHaveText('从 obj 读 z：先猜结果，再按“下一步”逐步看。');
  await lab.getByRole('slider', { name: '步骤' }).fill('3');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿原型到 proto：没有 z；沿原型到 base：有 z；结果是 300。');
  await button('找 x').click();
  await expect(result(lab)).toHaveText('从 obj 读 x：先猜结果，再按“下一步”逐步看。');
  await button('下一步').click();
  await expect(result(lab)).toHaveText('从 obj：有 x；结果是 1。');
  await lab.getByRole('combobox', { name: 'x', exact: true }).selectOption('没有');
  await expect(result(lab)).toHaveText('从 obj：没有 x；沿原型到 proto：有 x；结果是 10。');
  await lab.getByRole('checkbox', { name: '写入' }).check();
  await button('执行写入').click();
  await expect(lab.getByRole('spinbutton', { name: 'obj 的 x' })).toHaveAttribute('aria-valuenow', '5');
  await button(/^base，从这里找起/).click();
  await expect(result(lab)).toContainText('从 base 写 x：先猜结果');
});

test('by mouse: the end of a link is dragged past a place, values are pulled and added', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const link = lab.getByRole('slider', { name: 'obj 的 原型' });
  await drag(page, link, { x: 0, y: 60 });
  await expect(link).toHaveAttribute('aria-valuetext', 'base');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿原型到 base：有 z；结果是 300。');
  await drag(page, lab.getByRole('spinbutton', { name: 'base 的 z' }), { x: 0, y: -27 });
  await expect(result(lab)).toContainText('结果是 303。');
  await lab.getByRole('button', { name: /给 obj 加上 z$/ }).click();
  await expect(result(lab)).toHaveText('从 obj：有 z；结果是 1。');
});

test('by keyboard: Lua, scopes, links, and 重置', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const example = lab.getByRole('combobox', { name: '例子' });
  await example.selectOption('Lua：__index 链');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText(
    '从 obj：没有 z；沿 __index 到 Derived：没有 z；沿 __index 到 Base：有 z；结果是 300。',
  );
  await expect(lab.locator('.lab-live').getByRole('list', { name: '同样的程序' })).toContainText(
    'setmetatable(obj, { __index = Derived })',
  );
  await lab.getByRole('button', { name: '上一步' }).press('Enter');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿 __index 到 Derived：没有 z。');
  await lab.getByRole('slider', { name: 'Derived 的 __index' }).press('ArrowDown');
  await expect(result(lab)).toHaveText('从 obj：没有 z；沿 __index 到 Derived：没有 z；走到尽头，结果是 nil。');
  await lab.getByRole('spinbutton', { name: 'Derived 的 y' }).press('Delete');
  await expect(lab.getByRole('button', { name: /给 Derived 加上 y$/ })).toBeVisible();
  await example.selectOption('作用域：暂时性死区');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('ReferenceError：x 已经属于这个作用域，声明之前不能用');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('从 obj 读 z：先猜结果');
});

test('asks where the search stops, and says why', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  const asked = lab.getByRole('group', { name: '从 obj 读 z：找的路会停在哪一处？' });
  await asked.getByRole('button', { name: 'proto' }).click();
  await expect(asked).toContainText('✗ 不对。从 obj：没有 z；沿原型到 proto：没有 z；沿原型到 base：有 z。');
});
