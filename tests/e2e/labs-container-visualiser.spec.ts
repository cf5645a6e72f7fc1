/** The container lab: operations, storage, iterators, calls to come. */
import { expect, test } from '../support/harness.ts';
import { checkLow, openLab, result } from '../support/labs.ts';

const NAME = 'container-visualiser';

test('by mouse: a full vector moves everything and breaks the iterator', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const button = (name: string) => lab.getByRole('button', { name, exact: true });
  await expect(result(lab)).toContainText('size 4，capacity 4。');
  await button('push_back(4)').click();
  await expect(result(lab)).toHaveText(
    'size 5，capacity 8。push_back：移动已有元素 4 次，换了一块更合适的内存。持有 1 个迭代器，失效 1 个；引用失效 1 个。',
  );
  await button('撤销').click();
  await expect(result(lab)).toContainText('失效 0 个');
  await lab.getByRole('combobox', { name: '容器' }).selectOption('list（双向链表）');
  await button('erase([1])').click();
  await expect(result(lab)).toContainText('erase：移动已有元素 0 次。持有 1 个迭代器，失效 1 个');
});

test('in the picture: cells are pressed to add, insert, erase and hold on to an element', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const cell = (name: string) => lab.getByRole('group', { name: /的存储/ }).getByRole('button', { name, exact: true });
  await cell('空位：push_back(4)').click();
  await expect(result(lab)).toContainText('size 5，capacity 8。');
  await cell('元素 0（下标 0）：insert([0], 5)').click();
  await expect(result(lab)).toContainText('size 6，capacity 8。insert：移动已有元素 5 次。');
  await lab.getByRole('button', { name: '记住迭代器', exact: true }).click();
  await cell('元素 2（下标 3）：记住迭代器 [3]').click();
  await lab.getByRole('button', { name: '删除', exact: true }).click();
  await cell('元素 5（下标 0）：erase([0])').click();
  await expect(result(lab)).toContainText('erase：移动已有元素 5 次。持有 2 个迭代器，失效 2 个');
  await lab.getByRole('combobox', { name: '容器' }).selectOption('unordered_set（哈希表）');
  await cell('桶 3：insert(16)').click();
  await expect(result(lab)).toContainText('size 5，13 个桶');
});

test('in the picture by keyboard: arrows walk over the cells, keys insert, erase and hold', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const picture = lab.getByRole('group', { name: /的存储/ }).last();
  await picture.getByRole('button', { name: /^元素 0/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(result(lab)).toContainText('size 3，capacity 4。erase：移动已有元素 2 次。持有 1 个迭代器，失效 1 个');
  await page.keyboard.press('m');
  await expect(result(lab)).toContainText('记住了指向元素 2（下标 1）的迭代器');
  await page.keyboard.press('Space');
  await expect(result(lab)).toContainText('size 4，capacity 4。insert：移动已有元素 2 次。');
  await expect(picture.getByRole('button', { name: /^元素 4（下标 1）/ })).toBeFocused();
});

test('by keyboard: a set rehashes when its buckets are full, a deque grows at both ends', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  const button = (name: string) => lab.getByRole('button', { name, exact: true });
  const kind = lab.getByRole('combobox', { name: '容器' });
  await kind.selectOption('unordered_set（哈希表）');
  for (let value = 4; value < 13; value++) await button(`insert(${value})`).press('Enter');
  await expect(lab.getByRole('group', { name: '操作' }).getByRole('button', { name: /^erase\(\d+\)$/ })).toBeVisible();
  await expect(result(lab)).toContainText('size 13，13 个桶，负载因子 1.00。');
  await button('insert(13)').press('Enter');
  await expect(result(lab)).toContainText('size 14，29 个桶');
  await expect(result(lab)).toContainText('重新散列（rehash）。持有 1 个迭代器，失效 1 个；引用失效 0 个');
  await kind.selectOption('deque（分段数组）');
  await button('push_front(4)').press('Space');
  await expect(result(lab)).toContainText('size 5，每块 4 个元素，3 块，指针表 8 格');
  await button('重置').press('Enter');
  await expect(result(lab)).toContainText('size 4，capacity 4。');
});

test('the calls to come are guessed first: where the capacity jumps, and why', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '先猜再走' }).click();
  await lab.getByRole('button', { name: '下一步' }).click();
  const guess = lab.getByRole('group', { name: /接着 push_back\(4\)/ });
  await expect(guess.getByRole('button')).not.toHaveCount(0);
  await guess.getByRole('button').first().click();
  await expect(result(lab)).toContainText('size 5，capacity 8。');
  await expect(lab.getByText(/猜对了|不对/).first()).toBeVisible();
});

test('on a phone the program keeps the call that was made in its small view', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lab = await openLab(page, site, NAME);
  const program = lab.getByRole('list', { name: '调用的次序' });
  const isSeen = () =>
    program.evaluate((list) => {
      const [box, line] = [list, list.querySelector('[aria-current]')].map((part) => part?.getBoundingClientRect());
      return box && line && line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
    });
  await expect.poll(isSeen).toBe(true);
  await lab.getByRole('slider', { name: '步骤' }).press('End');
  await expect.poll(isSeen).toBe(true);
  await lab.getByRole('slider', { name: '步骤' }).press('Home');
  await expect.poll(isSeen).toBe(true);
});

test('on a phone no lab is much higher than the screen', ({ page, site }) => checkLow(page, site, NAME));
