/** The review: a grade is taken back, and cards that do not stick are named and set aside. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { answerWith, at, grade, left, openReview, question, session, stored } from '../support/review.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('every grade of the session is taken back, by key and by button, and its card is asked again', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  await expect(session(page).getByRole('button', { name: '撤销评分' })).toBeHidden();
  const first = await question(page).textContent();
  await answerWith(page, '轻松');
  const second = (await question(page).textContent()) ?? '';
  await answerWith(page, '良好');
  await expect.poll(async () => (await stored(page)).log.length).toBe(2);
  await page.keyboard.press('z');
  await expect(question(page)).toHaveText(second);
  await expect(question(page)).toBeFocused();
  expect((await stored(page)).progress).toHaveLength(1);
  await session(page).getByRole('button', { name: '撤销评分' }).click();
  await expect(question(page)).toHaveText(first ?? '');
  await expect(left(page)).toHaveText('还有 4 张');
  expect(await stored(page)).toEqual({ progress: [], log: [] });
  await expect(session(page).getByRole('button', { name: '撤销评分' })).toBeHidden();
});

test('a grade that another tab has overtaken stays, and the reader is told', async ({ page, site, context }) => {
  await openReview(page, site);
  const text = await question(page).textContent();
  await answerWith(page, '再来');
  const other = await context.newPage();
  await other.clock.setFixedTime(Date.now() + 120_000);
  await openReview(other, site);
  await expect(question(other)).toHaveText(text ?? '');
  await answerWith(other, '良好');
  await expect.poll(async () => (await stored(page)).log.length).toBe(2);
  await page.keyboard.press('z');
  await expect(left(page)).toHaveText(`“${text}”后来又评过分或者清掉了，这一次撤不回来。`);
  expect((await stored(page)).log).toHaveLength(2);
});

/** As if the one card that was learned had been forgotten so often. */
const forget = (page: Page, lapses: number) =>
  page.evaluate(async (times) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('study:/');
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('progress', 'readwrite').objectStore('progress');
    await new Promise((resolve) => {
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
        cursor.update({ ...cursor.value, lapses: times }).onsuccess = resolve;
      };
    });
    database.close();
  }, lapses);

test('a card forgotten eight times is named, set aside and brought back', async ({ page, site }) => {
  let now = at('2026-11-21 09:00').getTime();
  await page.clock.setFixedTime(now);
  await openReview(page, site);
  const text = (await question(page).textContent()) ?? '';
  await answerWith(page, '轻松');
  // Only this card from now on.
  await page.getByRole('combobox', { name: '每天的新卡片' }).selectOption('0 张');
  const gone = page.getByRole('group').filter({ hasText: '总记不住的卡片' });
  for (const lapses of [1, 2, 7, 8]) {
    if (lapses === 7) await forget(page, 6);
    // Learned again and due again, then forgotten.
    const [progress] = (await stored(page)).progress;
    now = Math.max(progress?.due ?? 0, now) + 1000;
    await page.clock.setFixedTime(now);
    await openReview(page, site);
    await expect(gone).toBeHidden();
    await answerWith(page, '再来');
    await expect.poll(async () => (await stored(page)).progress[0]?.lapses).toBe(lapses);
    now += 1_000_000;
    await page.clock.setFixedTime(now);
    await openReview(page, site);
    if (lapses === 8) break;
    await answerWith(page, '轻松');
  }
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expect(session(page)).toContainText('这张已经忘了 8 次。');
  await session(page).getByRole('button', { name: '搁置它' }).click();
  await expect(left(page)).toContainText('今天的卡片都复习过了');
  await gone.getByText('总记不住的卡片（1，搁置 1）').click();
  await expect(gone).toContainText(text);
  await expect(gone).toContainText('忘了 8 次，搁置着');
  await page.reload();
  await expect(left(page)).toContainText('今天的卡片都复习过了');
  await gone.getByText('总记不住的卡片').click();
  await gone.getByRole('button', { name: '放回来' }).click();
  await expect(left(page)).toHaveText('还有 1 张');
  await expect(grade(page, '再来')).toBeHidden();
});
