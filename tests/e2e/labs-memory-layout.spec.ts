/** The memory lab: members, bases, alignment, and the map in words. */
import { expect, test } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const NAME = 'memory-layout';

test('by mouse: sorting the members removes padding, a virtual function adds a vptr', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('sizeof(A) = 32，alignof(A) = 8，填充 16 字节');
  await lab.getByRole('button', { name: '按对齐从大到小排' }).click();
  await expect(result(lab)).toContainText('sizeof(A) = 16，alignof(A) = 8，填充 0 字节');
  await expect(lab.getByRole('img', { name: 'A 的对象逐字节的布局' })).toBeVisible();
  await lab.getByRole('checkbox', { name: '有虚函数' }).check();
  await expect(result(lab)).toContainText('偏移：A::vptr 0、A::b 8');
  await lab.getByRole('combobox', { name: 'pack' }).selectOption('1');
  await expect(result(lab)).toContainText('sizeof(A) = 24，alignof(A) = 1');
});

test('by keyboard: a member moves, a base becomes virtual, and 重置 brings all back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const grip = lab.getByRole('button', { name: /^移动 b：/ });
  await grip.press('ArrowUp');
  await expect(result(lab)).toContainText('偏移：A::b 0、A::a 8、A::c 10、A::d 12、A::e 16');
  await expect(grip).toBeFocused();
  await grip.press('ArrowDown');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::b 8');
  await expect(grip).toBeFocused();
  await grip.press('ArrowDown');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::c 2、A::b 8');
  await lab.getByRole('button', { name: 'b 上移' }).press('Enter');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::b 8');
  await lab.getByRole('combobox', { name: '程序' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(result(lab)).toContainText('sizeof(B) = 16');
  await lab.getByRole('combobox', { name: '基类 A' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(result(lab)).toContainText('基类子对象：A 16');
  await lab.getByRole('button', { name: '看 A' }).press('Space');
  await expect(result(lab)).toContainText('sizeof(A) = 16，alignof(A) = 8，填充 3 字节');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('sizeof(A) = 32');
});

test('by dragging: a member goes to the place where it is let go, over several others', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const names = () => lab.getByRole('button', { name: /^移动 / }).allTextContents();
  expect(await names()).toEqual(['⠿ a', '⠿ b', '⠿ c', '⠿ d', '⠿ e']);
  await drag(page, lab.getByRole('button', { name: /^移动 a：/ }), { x: 40, y: 200 });
  expect(await names()).toEqual(['⠿ b', '⠿ c', '⠿ d', '⠿ e', '⠿ a']);
  await drag(page, lab.getByRole('button', { name: /^移动 e：/ }), { x: 0, y: -220 });
  expect(await names()).toEqual(['⠿ e', '⠿ b', '⠿ c', '⠿ d', '⠿ a']);
  await expect(result(lab)).toContainText('A::e 0');
});

test('on a phone the members need little room', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lab = await openLab(page, site, NAME);
  const list = lab.getByRole('list').filter({ has: page.getByRole('button', { name: /^移动 / }) });
  expect((await list.boundingBox())?.height).toBeLessThan(260);
});
