/** The shell lab: lines that are typed, pressed in the tree, or the preset's own. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'shell-sandbox';

test('by mouse: a script runs once it has its right, which is pressed in the tree', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const next = lab.getByRole('button', { name: '下一步' });
  await next.click();
  await next.click();
  await expect(result(lab)).toContainText('./run.sh：显示1行，退出码126（找到了，但没有执行权限）');
  const right = lab.getByRole('button', { name: 'run.sh：属主执行' });
  await expect(right).toHaveAttribute('aria-pressed', 'false');
  await right.click();
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await expect(result(lab)).toContainText('chmod u+x run.sh：什么也没显示，退出码0');
  await lab.getByRole('textbox', { name: '命令' }).fill('./run.sh');
  await lab.getByRole('button', { name: '运行', exact: true }).click();
  await expect(lab.getByRole('group', { name: '终端' })).toContainText('hello');
  await lab.getByRole('button', { name: 'box/', exact: true }).click();
  await expect(result(lab)).toContainText('当前目录~/box。');
});

test('by keyboard: typing, history, undo, and what a pipe hands on', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(1);
  await lab.scrollIntoViewIfNeeded();
  const line = lab.getByRole('textbox', { name: '命令' });
  await line.fill('grep ERROR app.log | wc -l');
  await line.press('Enter');
  const stages = lab.getByRole('list', { name: '管道各级' }).getByRole('listitem');
  await expect(stages).toHaveCount(2);
  await expect(stages.first()).toContainText('3行 · 退出码0');
  await expect(line).toHaveValue('');
  await line.press('ArrowUp');
  await expect(line).toHaveValue('grep ERROR app.log | wc -l');
  await line.fill('rm app.log');
  await line.press('Enter');
  await expect(lab.getByRole('list', { name: '家目录的树' }).locator('del')).toHaveText('app.log');
  await lab.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(lab.getByRole('button', { name: 'app.log', exact: true })).toBeVisible();
});

test('a loop without an end is stopped, and the page stays alive', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const line = lab.getByRole('textbox', { name: '命令' });
  await line.fill('while :; do :; done');
  await line.press('Enter');
  await expect(result(lab)).toContainText('退出码130（被停下）');
  await line.fill('pwd');
  await line.press('Enter');
  await expect(result(lab)).toContainText('pwd：显示1行，退出码0');
});
