/** The memory lab: members, bases, alignment, and the map in words. */
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, openLab, result } from '../support/labs.ts';

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
  await lab.getByRole('button', { name: 'b 上移' }).press('Enter');
  await expect(result(lab)).toContainText('偏移：A::b 0、A::a 8、A::c 10、A::d 12、A::e 16');
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

test('is accessible in light and dark and fits a phone', async ({ page, site }) => {
  await openLab(page, site, NAME);
  await checkAccessible(page);
  await checkNarrow(page);
});
