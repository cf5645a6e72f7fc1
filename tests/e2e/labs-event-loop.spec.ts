/** The event loop lab: stepping, posting, the printed order. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'event-loop';

test('by mouse: steps through to the order that is printed', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('第 0 步：程序开始');
  await lab.getByRole('button', { name: '下一步' }).click();
  await expect(result(lab)).toHaveText('第 1 步：定时器 0 毫秒，到时成为宏任务；已打印：无。');
  await expect(lab.getByRole('img', { name: '调用栈 1 项，微任务 0 项，宏任务 1 项，已打印 0 项' })).toBeVisible();
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText(
    '1 同步 → 2 同步结束 → 3 微任务 → 3 又一个微任务 → 4 后一个微任务 → 5 宏任务；全部执行完。',
  );
});

test('by keyboard: a program of one’s own, events, and 重置', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '清空' }).press('Enter');
  const piece = lab.getByRole('combobox', { name: '语句' });
  for (const name of ['setTimeout 0', 'Promise 链', 'console.log']) {
    await piece.selectOption(name);
    await lab.getByRole('button', { name: '投递到末尾' }).press('Enter');
  }
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('已打印：C → B1 → B2 → A；全部执行完。');
  await lab.getByRole('combobox', { name: '例子' }).selectOption('立即派发与延迟事件');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('扣血 → 播放音效 → 这一帧的其余逻辑 → 掉落物品 → 帧末');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('第 0 步：程序开始');
});
