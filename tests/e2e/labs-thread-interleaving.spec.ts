/** The thread lab: who goes next, the scheduler, deadlocks, races, guesses. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'thread-interleaving';

test('by mouse: two threads lose an update, and the race is named', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('第 0 步；counter = 0；线程A可以走；线程B可以走。');
  const [a, b] = ['线程A走一步', '线程B走一步'].map((name) => lab.getByRole('button', { name }));
  for (const button of [a, b, a, b]) await button?.click();
  await expect(result(lab)).toHaveText(
    '第 4 步，线程B往 counter 写 1，全部结束；counter = 1；数据竞争：线程A与线程B访问 counter，没有先后约束。',
  );
  await expect(lab.locator('.lab-live').getByText('这个程序共有 6 种交错；')).toBeVisible();
  await expect(lab.getByRole('button', { name: '全部结束，counter = 1：4 种', pressed: true })).toBeVisible();
  await lab.getByRole('button', { name: '全部结束，counter = 2：2 种' }).click();
  await expect(result(lab)).toContainText('全部结束；counter = 2');
  await expect(result(lab)).toContainText('第 4 步');
});

test('by keyboard: a deadlock, step by step and back; the scheduler goes to the end', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '程序' }).selectOption('两把锁，次序相反');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('死锁；m1 由线程A持有；m2 由线程B持有');
  await expect(lab.getByRole('button', { name: '线程A走一步' })).toHaveAttribute('aria-disabled', 'true');
  await lab.getByRole('button', { name: '上一步' }).press('Enter');
  await expect(result(lab)).toHaveText('第 1 步，线程A锁上 m1；m1 由线程A持有；线程A可以走；线程B可以走。');
  await lab.getByRole('combobox', { name: '程序' }).selectOption('条件变量：带谓词等待');
  for (let i = 0; i < 3; i++) await lab.getByRole('button', { name: '线程消费者走一步' }).press('Space');
  await expect(result(lab)).toContainText('cv 的等待队列：线程消费者');
  await lab.getByRole('button', { name: '其余的随机走完' }).press('Enter');
  await expect(result(lab)).toContainText('全部结束；ready = 1，data = 42');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('第 0 步；counter = 0');
});

test('asks what the scheduler’s step makes of the counter, and says why', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  for (const name of ['线程A走一步', '线程B走一步', '线程A走一步']) await lab.getByRole('button', { name }).click();
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  const asked = lab.getByRole('group', { name: '轮到线程B的“counter = r + 1;”，要写 counter：写完 counter 是几？' });
  await asked.getByRole('button', { name: '2', exact: false }).last().click();
  await expect(asked).toContainText(
    '✗ 不对。线程B早先读到的是 0，写回 0 + 1 = 1；counter 在它读过之后已经变成 1，这次写入把那次改动盖掉了。',
  );
  await expect(result(lab)).toContainText('全部结束；counter = 1');
});
