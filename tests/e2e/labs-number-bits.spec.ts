/** The bits lab: switches, typing, operations, conversions, riddles. */
import { expect, test } from '../support/harness.ts';
import { checkLow, openLab, result } from '../support/labs.ts';

const NAME = 'number-bits';

test('by mouse: a bit flips the value, and a cast says what it did', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText(
    'int8_t -1，位模式 0xFF。static_cast<uint8_t>：255，超出范围，按 2 的位数次幂取模；bit_cast<uint8_t>：255。',
  );
  await lab.getByRole('checkbox', { name: '第 7 位，权 −2⁷' }).click();
  await expect(result(lab)).toContainText('int8_t 127，位模式 0x7F');
  await lab.getByRole('combobox', { name: 'x', exact: true }).selectOption('>>');
  await lab.getByRole('textbox', { name: '右操作数' }).fill('9');
  await expect(lab.getByText('移位数要在 0 到 7 之间，否则是未定义行为')).toBeVisible();
  await lab.getByRole('textbox', { name: '右操作数' }).fill('3');
  await lab.getByRole('button', { name: '计算' }).click();
  await expect(result(lab)).toContainText('int8_t 15，位模式 0x0F');
});

test('a stroke of the mouse paints many bits, and is one step to undo', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const middle = async (index: number) => {
    const box = await lab.getByRole('checkbox', { name: `第 ${index} 位` }).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await middle(7), await middle(4)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(result(lab)).toContainText('int8_t 15，位模式 0x0F');
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('int8_t -1，位模式 0xFF');
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
  await page.keyboard.press('0');
  await page.keyboard.press('0');
  await expect(result(lab)).toContainText('int8_t 12，位模式 0x0C');
  await expect(lab.getByRole('checkbox', { name: '第 4 位' })).toBeFocused();
  await lab.getByRole('textbox', { name: '数值' }).fill('108');
  await lab.getByRole('combobox', { name: '类型' }).selectOption('float');
  await expect(result(lab)).toContainText('float 108，位模式 0x42D80000，规格化数；精确值 108，');
  await lab.getByRole('button', { name: '后一个数' }).press('Enter');
  await expect(result(lab)).toContainText('精确值 108.00000762939453125，与下一个数相隔 7.629e-6');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('int8_t -1');
});

test('a riddle is read step by step, guessed before each, and gives nothing away', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '类型' }).selectOption('float');
  await lab.getByRole('button', { name: '出一题' }).click();
  await expect(result(lab)).toContainText('值还没有读出来');
  await expect(lab.getByRole('textbox', { name: '数值' })).toHaveValue('');
  await lab.getByRole('button', { name: '先猜再走' }).click();
  const on = lab.getByRole('button', { name: '下一步' });
  await on.click();
  await expect(result(lab)).toContainText('符号位是');
  for (const [question, then] of [
    ['值里的幂是', '幂是 2'],
    ['隐含的是什么', '尾数是'],
    ['位模式的值是', 'float'],
  ] as const) {
    await on.click();
    await lab
      .getByRole('group', { name: new RegExp(question) })
      .getByRole('button')
      .first()
      .click();
    await expect(result(lab)).toContainText(then);
    await expect(lab.locator('.lab-verdict')).toBeVisible();
  }
  await expect(lab.getByRole('textbox', { name: '数值' })).not.toHaveValue('');
});

test('on a phone no lab is much higher than the screen', ({ page, site }) => checkLow(page, site, NAME));
