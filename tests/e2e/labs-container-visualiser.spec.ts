/** The container lab: operations, storage, iterators. */
import { expect, test } from '../support/harness.ts';
import { openLab, result } from '../support/labs.ts';

const NAME = 'container-visualiser';

test('by mouse: a full vector moves everything and breaks the iterator', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await expect(result(lab)).toContainText('size 4，capacity 4。');
  await lab.getByRole('button', { name: 'push_back(4)' }).click();
  await expect(result(lab)).toHaveText(
    'size 5，capacity 8。push_back：移动已有元素 4 次，换了一块更合适的内存。持有 1 个迭代器，失效 1 个；引用失效 1 个。',
  );
  await lab.getByRole('button', { name: '撤销' }).click();
  await expect(result(lab)).toContainText('失效 0 个');
  await lab.getByRole('combobox', { name: '容器' }).selectOption('list（双向链表）');
  await lab.getByRole('button', { name: 'erase([1])' }).click();
  await expect(result(lab)).toContainText('erase：移动已有元素 0 次。持有 1 个迭代器，失效 1 个');
});

test('by keyboard: a set rehashes when its buckets are full, a deque grows at both ends', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const kind = lab.getByRole('combobox', { name: '容器' });
  await kind.selectOption('unordered_set（哈希表）');
  for (let value = 4; value < 13; value++) await lab.getByRole('button', { name: `insert(${value})` }).press('Enter');
  await expect(lab.getByRole('button', { name: /^erase\(\d+\)$/ })).toBeVisible();
  await expect(result(lab)).toContainText('size 13，13 个桶，负载因子 1.00。');
  await lab.getByRole('button', { name: 'insert(13)' }).press('Enter');
  await expect(result(lab)).toContainText('size 14，29 个桶');
  await expect(result(lab)).toContainText('重新散列（rehash）。持有 1 个迭代器，失效 1 个；引用失效 0 个');
  await kind.selectOption('deque（分段数组）');
  await lab.getByRole('button', { name: 'push_front(4)' }).press('Space');
  await expect(result(lab)).toContainText('size 5，每块 4 个元素，3 块，指针表 8 格');
  await lab.getByRole('button', { name: '重置' }).press('Enter');
  await expect(result(lab)).toContainText('size 4，capacity 4。');
});
