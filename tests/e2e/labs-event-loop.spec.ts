/** The event loop lab: the reader is the loop; stepping, guessing, posting, the printed order. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'event-loop';

test('by mouse: what has its turn goes on, anything else is refused with the reason', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('第 0 步：程序开始，主程序进入调用栈；已打印：无。');
  const press = (name: RegExp) => lab.getByRole('button', { name }).click();
  await press(/^调用栈，1 项：主程序$/);
  await expect(result(lab)).toHaveText('第 1 步：定时器 0 毫秒，到时成为宏任务；已打印：无。');
  await press(/^宏任务队列，1 项：setTimeout 0/);
  await expect(result(lab)).toHaveText(
    '第 1 步：定时器 0 毫秒，到时成为宏任务；已打印：无。还轮不到宏任务队列：调用栈没有空，“主程序”还在执行。',
  );
  for (let i = 0; i < 5; i++) await press(/^调用栈/);
  await press(/^微任务队列，2 项：then 1、queueMicrotask$/);
  await expect(result(lab)).toContainText('第 7 步：调用栈空了，取出微任务“then 1”');
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
    await lab.getByRole('button', { name: '投递' }).press('Enter');
  }
  await lab.getByRole('button', { name: /^调用栈/ }).press('Enter');
  await expect(result(lab)).toContainText('第 1 步：定时器 0 毫秒');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('已打印：C → B1 → B2 → A；全部执行完。');
  await lab.getByRole('combobox', { name: '例子' }).selectOption('立即派发与延迟事件');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('扣血 → 播放音效 → 这一帧的其余逻辑 → 掉落物品 → 帧末');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('第 0 步：程序开始');
});

test('asks which queue is served next, and says why', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  for (let i = 0; i < 6; i++) await lab.getByRole('button', { name: '下一步' }).click();
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  const asked = lab.getByRole('group', { name: '调用栈空了，下一步取谁？' });
  await asked.getByRole('button', { name: '宏任务队列里的“setTimeout 0”' }).click();
  await expect(asked).toContainText('✗ 不对。微任务还有 2 项，先取最早排进的；微任务没有清空，就轮不到宏任务。');
  await expect(result(lab)).toContainText('第 7 步：调用栈空了，取出微任务“then 1”');
});

test('on a phone the line that comes next stays in view in its own box', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lab = await openLab(page, site, NAME);
  for (let i = 0; i < 4; i++) await lab.getByRole('button', { name: '下一步' }).click();
  const next = lab.locator('.lab-live [aria-current="step"]');
  await expect(next).toHaveText("console.log('2 同步结束');");
  await lab
    .getByRole('list', { name: '程序' })
    .evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(next).toBeInViewport({ ratio: 0.9 });
});
