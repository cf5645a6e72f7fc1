/** The memory lab: members, bases, alignment, and the map in words. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { checkLow, drag, openLab, result } from '../support/labs.ts';

const NAME = 'memory-layout';

const grip = (lab: Locator, name: string) => lab.getByRole('slider', { name: `移动 ${name}` });

test('by mouse: sorting the members removes padding, a virtual function adds a vptr', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('sizeof(A) = 32，alignof(A) = 8，填充 16 字节');
  await lab.getByRole('button', { name: '按对齐从大到小排' }).click();
  await expect(result(lab)).toContainText('sizeof(A) = 16，alignof(A) = 8，填充 0 字节');
  await expect(lab.getByRole('group', { name: 'A 的对象逐字节的布局' }).first()).toBeVisible();
  await lab.getByRole('checkbox', { name: '有虚函数' }).check();
  await expect(result(lab)).toContainText('偏移：A::vptr 0、A::b 8');
  await lab.getByRole('combobox', { name: 'pack' }).selectOption('1');
  await expect(result(lab)).toContainText('sizeof(A) = 24，alignof(A) = 1');
});

test('by keyboard: a member moves, a base becomes virtual, and 重置 brings all back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const b = grip(lab, 'b');
  await b.press('ArrowUp');
  await expect(result(lab)).toContainText('偏移：A::b 0、A::a 8、A::c 10、A::d 12、A::e 16');
  await expect(b).toBeFocused();
  await expect(b).toHaveAttribute('aria-valuetext', '第 1 个，偏移 0，8 字节');
  await b.press('ArrowRight');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::b 8');
  await expect(b).toBeFocused();
  await b.press('ArrowDown');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::c 2、A::b 8');
  await lab.getByRole('combobox', { name: '成员', exact: true }).selectOption('b');
  await lab.getByRole('button', { name: 'b 上移' }).press('Enter');
  await expect(result(lab)).toContainText('偏移：A::a 0、A::b 8');
  await grip(lab, 'e').press('Delete');
  await expect(result(lab)).toContainText('填充 9 字节');
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

test('by dragging in the picture: a member goes where it is let go, over several others, as one step to undo', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('A::a 0、A::b 8、A::c 16、A::d 20、A::e 24');
  const [e, a] = [await grip(lab, 'e').boundingBox(), await grip(lab, 'a').boundingBox()];
  await drag(page, grip(lab, 'e'), { x: (a?.x ?? 0) - (e?.x ?? 0), y: (a?.y ?? 0) - (e?.y ?? 0) });
  await expect(result(lab)).toContainText('A::e 0、A::a 1、A::b 8、A::c 16、A::d 20');
  await expect(result(lab)).toContainText('sizeof(A) = 24，alignof(A) = 8，填充 8 字节');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('A::a 0、A::b 8、A::c 16、A::d 20、A::e 24');
});

test('members are placed one by one and guessed before: where the next one lies, and what sizeof is at last', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect(result(lab)).toHaveText('A 还是空的，有 5 样东西要依次放进去。');
  await lab.getByRole('button', { name: '先猜再走' }).click();
  const on = lab.getByRole('button', { name: '下一步' });
  await on.click();
  await lab
    .getByRole('group', { name: /接着放成员 a/ })
    .getByRole('button', { name: /^1 0$/ })
    .click();
  await expect(lab.getByText('猜对了')).toBeVisible();
  await on.click();
  await lab
    .getByRole('group', { name: /接着放成员 b（double）/ })
    .getByRole('button', { name: /^\d 1$/ })
    .click();
  await expect(lab.getByText('不对')).toBeVisible();
  await expect(result(lab)).toHaveText(
    '成员 b（double）放在偏移 8：前面用了 1 字节，先补 7 字节，到对齐 8 的倍数。数据用到第 16 字节。',
  );
});

test('on a phone no lab is much higher than the screen', ({ page, site }) => checkLow(page, site, NAME));
