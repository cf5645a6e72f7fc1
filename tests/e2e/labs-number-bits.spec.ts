/** The bits lab: switches, typing, operations, conversions. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'number-bits';

test('by mouse: a bit flips the value, and a cast says what it did', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText(
    'int8_t -1，位模式 0xFF。static_cast<uint8_t>：255，超出范围，按 2 的位数次幂取模；bit_cast<uint8_t>：255。',
  );
  await lab.getByRole('checkbox', { name: '第 7 位，权 −2^7' }).click();
  await expect(result(lab)).toContainText('int8_t 127，位模式 0x7F');
  await lab.getByRole('combobox', { name: 'x', exact: true }).selectOption('>>');
  await lab.getByRole('textbox', { name: '右操作数' }).fill('9');
  await expect(lab.getByText('移位数要在 0 到 7 之间，否则是未定义行为')).toBeVisible();
  await lab.getByRole('textbox', { name: '右操作数' }).fill('3');
  await lab.getByRole('button', { name: '计算' }).click();
  await expect(result(lab)).toContainText('int8_t 15，位模式 0x0F');
});

test('by keyboard: typing, moving over the bits, another type', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('textbox', { name: '数值' }).fill('300');
  await expect(result(lab)).toContainText('int8_t 44，位模式 0x2C');
  await lab.getByRole('textbox', { name: '数值' }).fill('abc');
  await expect(lab.getByText('不是数：')).toBeVisible();
  await lab.getByRole('checkbox', { name: '第 7 位' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(result(lab)).toContainText('int8_t 108，位模式 0x6C');
  await lab.getByRole('combobox', { name: '类型' }).selectOption('float');
  await expect(result(lab)).toContainText('float 108，位模式 0x42D80000；规格化数：符号 0，指数域 133');
  await lab.getByRole('button', { name: '后一个数' }).press('Enter');
  await expect(result(lab)).toContainText('精确值 108.00000762939453125，与下一个数相隔 7.629e-6');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('int8_t -1');
});
