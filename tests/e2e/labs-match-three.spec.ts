/** Match three: pieces are exchanged by mouse, finger and keys, and the turn goes through its phases. */
import { expect, test } from '../support/harness.ts';
import { checkLow, drag, listen, openLab, result } from '../support/labs.ts';

const NAME = 'match-three';

test('by mouse: two pieces pressed are exchanged, a dragged one too, and the turn runs to its end', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '第1行第3列，P六边' }).click();
  await expect(lab.getByRole('button', { name: '第1行第3列，P六边' })).toHaveAttribute('aria-pressed', 'true');
  await lab.getByRole('button', { name: '第1行第4列' }).click();
  await expect(result(lab)).toHaveText('再扫一遍：没有三连，还有步可走。回合结束，2轮共得90分。', { timeout: 15_000 });
  await expect(lab.getByRole('slider', { name: '步骤' })).toHaveValue('10');
  // One press was one step: the whole turn is taken back.
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('空闲，等一次交换');
  await lab.getByRole('checkbox', { name: '换完自动往下走' }).uncheck();
  const piece = lab.getByRole('button', { name: '第1行第1列，R圆' });
  const edge = (await piece.boundingBox())?.width ?? 0;
  await drag(page, piece, { x: 0, y: -edge });
  await expect(result(lab)).toHaveText('交换(1,1)与(2,1)，只查这两格有没有三连。');
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(result(lab)).toContainText('换回');
});

test('by keyboard: arrows lead over the board, space picks and exchanges, and each phase is told once', async ({
  page,
  site,
}) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('checkbox', { name: '换完自动往下走' }).uncheck();
  const said = await listen(page);
  await lab.getByRole('button', { name: '第5行第1列' }).focus();
  for (const key of [...Array(4).fill('ArrowDown'), 'ArrowRight', 'ArrowRight', 'Space', 'ArrowRight', 'Space'])
    await page.keyboard.press(key);
  await expect(result(lab)).toContainText('交换(1,3)与(1,4)');
  await lab.getByRole('button', { name: '下一步' }).press('Enter');
  await expect(result(lab)).toContainText('第1轮，整盘扫描，找到1组');
  await expect.poll(async () => (await said()).filter((words) => words.includes('整盘扫描')).length).toBe(1);
  await expect(lab.locator('.lab-code [aria-current="step"]')).toContainText('Match.findGroups');
});

test('a press in the middle of a turn skips to its end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('ArrowRight');
  await expect(result(lab)).toContainText('交换');
  await lab.getByRole('button', { name: '第1行第1列' }).click();
  await expect(result(lab)).toContainText('回合结束');
});

test('the hint shows the program’s move, and a dead board is shuffled', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  await lab.scrollIntoViewIfNeeded();
  await lab.getByRole('button', { name: '提示一步' }).click();
  await expect(result(lab)).toContainText('提示：(3,2)与(4,2)可以换。');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('一步也走不了：洗牌');
});

test('a seed gives the board of the notes, and a number out of range is told', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '换一局' }).selectOption('Day1打印的一盘');
  await expect(lab.getByRole('button', { name: '第8行第1列，O星' })).toBeVisible();
  const seed = lab.getByRole('textbox', { name: '种子' });
  await expect(seed).toHaveValue('7');
  await seed.fill('0');
  await expect(lab.getByText('1到9999的整数')).toBeVisible();
  await expect(lab.getByRole('button', { name: '第8行第1列，O星' })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });
  test('two taps exchange', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    await lab.getByRole('checkbox', { name: '换完自动往下走' }).uncheck();
    await lab.getByRole('button', { name: '第1行第3列' }).tap();
    await lab.getByRole('button', { name: '第1行第4列' }).tap();
    await expect(result(lab)).toContainText('交换(1,3)与(1,4)');
  });
});

test('is low on a phone, and its still as high', ({ page, site }) => checkLow(page, site, NAME));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the line of the machine that runs is in view, however little of it there is', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight']) {
      await lab.getByRole('slider', { name: '步骤' }).press(key);
      await lab.locator('.lab-live > .lab-details').scrollIntoViewIfNeeded();
      if (key !== 'Home') await expect(lab.locator('.lab-code [aria-current="step"]')).toBeInViewport({ ratio: 0.2 });
    }
  });
});
