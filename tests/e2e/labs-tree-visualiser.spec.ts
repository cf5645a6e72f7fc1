/** Trees: keys go in and out, nodes are pressed and dragged onto one another; each operation is walked through. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'tree-visualiser';

test('by mouse: the first insertion needs a turn, a pressed node is looked for', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toHaveText('AVL 树：要插入 10。');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('LL：右旋，30 升上来');
  await lab.getByRole('button', { name: '结点 40，0' }).click();
  await expect(result(lab)).toHaveText('AVL 树：要查找 40。');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toHaveText('查找 40：找到 40。');
});

test('one node dragged onto another joins them', async ({ page, site }) => {
  await openLab(page, site, NAME);
  const lab = page.locator(`figure[data-lab="${NAME}"]`).nth(5);
  await lab.scrollIntoViewIfNeeded();
  await lab.getByRole('button', { name: /^结点 8，/ }).dragTo(lab.getByRole('button', { name: /^结点 3/ }));
  await expect(result(lab)).toHaveText('并查集：要合并 8 与 3。');
});

test('by keyboard: delete, a pair by space and Enter, undo', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await lab.getByRole('button', { name: '结点 50，0' }).press('Delete');
  await expect(result(lab)).toHaveText('AVL 树：要删除 50。');
  await lab.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(result(lab)).not.toContainText('删除 50');
  await lab.getByRole('button', { name: /^结点 10/ }).press('Space');
  await lab.getByRole('button', { name: /^结点 40/ }).press('Enter');
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect(result(lab)).toContainText('30 在 10 与 40 之间，两边在此分开');
});
