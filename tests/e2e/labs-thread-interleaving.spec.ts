/** The thread lab: choosing, scheduling, deadlocks, races. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'thread-interleaving';

test('by mouse: two threads lose an update, and the race is named', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('第 0 步；counter = 0；线程A可以走；线程B可以走。');
  const [a, b] = ['线程A走一步', '线程B走一步'].map((name) => lab.getByRole('button', { name }));
  for (const button of [a, b, a, b]) await button?.click();
  await expect(result(lab)).toHaveText(
    '第 4 步，全部结束；counter = 1；数据竞争：线程A与线程B访问 counter，没有先后约束。',
  );
  await expect(lab.getByText('这个程序共有 6 种交错；')).toBeVisible();
  await lab.getByRole('button', { name: '全部结束，counter = 2：2 种' }).click();
  await expect(result(lab)).toContainText('第 4 步，全部结束；counter = 2');
});

test('by keyboard: a deadlock, step by step and back; the scheduler goes to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '程序' }).selectOption('两把锁，次序相反');
  await lab.getByRole('button', { name: '其余的轮流走完' }).press('Enter');
  await expect(result(lab)).toContainText('第 2 步，死锁；m1 由线程A持有；m2 由线程B持有');
  await expect(lab.getByRole('button', { name: '线程A走一步' })).toHaveAttribute('aria-disabled', 'true');
  await lab.getByRole('button', { name: '退回一步' }).press('Enter');
  await expect(result(lab)).toContainText('第 1 步；m1 由线程A持有；线程A可以走');
  await lab.getByRole('combobox', { name: '程序' }).selectOption('条件变量：带谓词等待');
  await lab.getByRole('button', { name: '线程消费者走一步' }).press('Space');
  await lab.getByRole('button', { name: '线程消费者走一步' }).press('Space');
  await lab.getByRole('button', { name: '线程消费者走一步' }).press('Space');
  await expect(result(lab)).toContainText('cv 的等待队列：线程消费者');
  await lab.getByRole('button', { name: '其余的随机走完' }).press('Enter');
  await expect(result(lab)).toContainText('全部结束；ready = 1，data = 42');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('第 0 步；counter = 0');
});
