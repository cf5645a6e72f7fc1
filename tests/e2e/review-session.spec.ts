/** The review's cards of a day: asked, graded by mouse and keys, due when the library says. */
import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import { expect, test, untilReady } from '../support/harness.ts';
import {
  answer,
  answerWith,
  at,
  chooseSection,
  grade,
  left,
  openReview,
  question,
  session,
  stored,
} from '../support/review.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('all notes’ cards are asked, unlisted notes’ are not, and each leads back to its note', async ({ page, site }) => {
  await openReview(page, site);
  await expect(left(page)).toHaveText('还有 4 张');
  await expect(page.getByRole('radio', { name: '全部' })).toBeChecked();
  await expect(question(page)).toHaveText('unique_ptr 能复制吗？');
  await expect(question(page).locator('code')).toHaveText('unique_ptr');
  await expect(answer(page)).toBeHidden();
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expect(answer(page)).toHaveText('不能，只能移动。');
  await session(page).getByRole('link', { name: '卡片' }).click();
  const card = page.locator('details.card').filter({ hasText: 'unique_ptr' });
  await expect(page).toHaveURL(`${site.address('/语法/卡片')}#${await card.getAttribute('id')}`);
  await expect(card).toBeInViewport();
});

test('an answer shows what the note shows: formulas, code, links into the note', async ({ page, site }) => {
  await openReview(page, site);
  await answerWith(page, '轻松');
  await expect(question(page)).toHaveText('移动之后，原来的指针是什么？');
  await page.keyboard.press(' ');
  await expect(answer(page).locator('.katex').first()).toBeVisible();
  expect(
    await answer(page)
      .locator('.katex')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily),
  ).toContain('KaTeX');
  await expect(answer(page).locator('figure.code')).toContainText('std::move(a)');
  await answer(page).getByRole('link', { name: '上面' }).click();
  await expect(page).toHaveURL(`${site.address('/语法/卡片')}#${encodeURIComponent('一张')}`);
});

test('a section can be chosen', async ({ page, site }) => {
  await openReview(page, site);
  await chooseSection(page, /布局 1/);
  await expect(left(page)).toHaveText('还有 1 张');
  await expect(question(page)).toHaveText('短地址从哪里来？');
});

test('three days and more: the due dates are the library’s, and a card comes on its day', async ({ page, site }) => {
  const library = fsrs();
  let expected = createEmptyCard(at('2026-11-21 09:00'));
  const step = async (time: Date, key: Grade) => {
    await page.clock.setFixedTime(time);
    await openReview(page, site);
    await chooseSection(page, /布局/);
    await page.keyboard.press(' ');
    await page.keyboard.press(String(key));
    await expect.poll(async () => (await stored(page)).log.length).toBe(expected.reps + 1);
    expected = library.next(expected, time, key).card;
    const [progress] = (await stored(page)).progress;
    expect(new Date(progress?.due ?? 0)).toEqual(expected.due);
    expect(progress).toMatchObject({ stability: expected.stability, state: expected.state, reps: expected.reps });
  };
  await step(at('2026-11-21 09:00'), 3);
  await step(at('2026-11-21 09:12'), 3);
  const first = expected.due;
  expect(first.getTime()).toBeGreaterThan(at('2026-11-22 00:00').getTime());

  // The day before it is not asked, on its day it is, from midnight on.
  await page.clock.setFixedTime(new Date(first.getTime() - 86_400_000));
  await openReview(page, site);
  await chooseSection(page, /布局/);
  await expect(left(page)).toContainText('今天的卡片都复习过了');
  await expect(question(page)).toBeHidden();

  await step(first, 1);
  await step(new Date(first.getTime() + 10 * 60_000), 2);
  await step(expected.due, 4);
  const { log } = await stored(page);
  expect(log.map(({ rating }) => rating)).toEqual([3, 3, 1, 2, 4]);
});

test('each grade’s button says when the card would come, and it does', async ({ page, site }) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expect(grade(page, '再来')).toHaveText('再来1 分钟后1');
  await expect(grade(page, '良好')).toHaveText('良好10 分钟后3');
  const easy = await grade(page, '轻松').textContent();
  await grade(page, '轻松').click();
  const days = Number(/(\d+) 天后/.exec(easy ?? '')?.[1]);
  await expect.poll(async () => (await stored(page)).progress[0]?.scheduled_days).toBe(days);
});

test.describe('by keyboard alone', () => {
  test('Space opens, 1 to 4 grade, focus goes along', async ({ page, site }) => {
    await openReview(page, site);
    for (const [key, count] of [
      ['4', 3],
      ['1', 3],
      ['2', 3],
      ['3', 3],
    ] as const) {
      await page.keyboard.press(' ');
      await expect(answer(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(question(page)).toBeFocused();
      await expect(left(page)).toHaveText(`还有 ${count} 张`);
    }
    expect((await stored(page)).log.map(({ rating }) => rating)).toEqual([4, 1, 2, 3]);
  });

  test('a grade before the answer, a held key and keys meant for a control do nothing', async ({ page, site }) => {
    await openReview(page, site);
    await page.keyboard.press('3');
    await page.getByRole('combobox', { name: '每天的新卡片' }).focus();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+3');
    await session(page).getByRole('button', { name: '打开答案' }).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toBeVisible();
    await page.keyboard.down('3');
    await page.keyboard.down('3');
    await page.keyboard.down('3');
    await page.keyboard.up('3');
    await expect(question(page)).toHaveText('移动之后，原来的指针是什么？');
    expect((await stored(page)).log).toHaveLength(1);
  });

  test('every control is reached by Tab', async ({ page, site }) => {
    await openReview(page, site);
    const wanted = ['打开答案', '卡片', '全部', '每天的新卡片', '记下读完的笔记', '导出进度', '导入进度', '全部清除'];
    const reached: string[] = [];
    await page.locator('main').focus();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          return element.closest('label')?.textContent ?? element.textContent ?? '';
        }),
      );
    }
    for (const name of wanted) expect(reached.join('|')).toContain(name);
  });
});

test('only so many new cards a day, as chosen', async ({ page, site }) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  await page.getByRole('combobox', { name: '每天的新卡片' }).selectOption('0 张');
  await expect(left(page)).toHaveText('今天的卡片都复习过了。今天的新卡片已经够数，还有 4 张没有开始。');
  await page.reload();
  await expect(left(page)).toContainText('今天的新卡片已经够数');
  await page.getByRole('combobox', { name: '每天的新卡片' }).selectOption('5 张');
  await expect(left(page)).toHaveText('还有 4 张');
});

test('the charts say in words what they show', async ({ page, site }) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  await expect(page.getByRole('img', { name: '最近 12 周还没有复习。' })).toBeVisible();
  await answerWith(page, '良好');
  await answerWith(page, '良好');
  await expect(page.getByRole('img', { name: '最近 12 周复习了 2 次：11月21日 2 次。' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^未来一周到期的卡片：今天（11月21日）2 张，周日（11月22日）0 张/ }),
  ).toBeVisible();
  await page.clock.setFixedTime(at('2026-12-05 09:00'));
  await openReview(page, site);
  // What is overdue counts as today's; the past stays where it was.
  await expect(page.getByRole('img', { name: /^未来一周到期的卡片：今天（12月5日）2 张/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '最近 12 周复习了 2 次：11月21日 2 次。' })).toBeVisible();
});

test('a tab left open over midnight shows the new day when it is looked at', async ({ page, site }) => {
  await page.clock.setFixedTime(at('2026-11-21 23:50'));
  await openReview(page, site);
  await chooseSection(page, /布局/);
  await answerWith(page, '轻松');
  await expect(left(page)).toContainText('复习过了');
  const due = (await stored(page)).progress[0]?.due ?? 0;
  await page.clock.setFixedTime(due);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(left(page)).toHaveText('还有 1 张');
});

test('cards that do not come are said and asked for again', async ({ page, site, problems }) => {
  problems.expect(/cards\/.*503|status 503|503 \(/);
  problems.expectCauses();
  site.server.fault(/data\/assets\/cards\/syntax/, { status: 503, times: 1 });
  await page.goto(site.address('/复习'));
  await expect(page.getByRole('alert')).toContainText('“语法”的卡片没有取到（503）');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(left(page)).toHaveText('还有 4 张');
});

test('the chunk comes on this page only, and Retry asks for it again', async ({ page, site, problems }) => {
  await page.goto(site.address('/语法/卡片'));
  await untilReady(page);
  const asked = () => site.server.requests(/review|cards/);
  expect(asked()).toEqual([]);
  problems.expect(/review-.*\.js/, /503/, /ERR_/);
  problems.expectCauses();
  site.server.fault(/assets\/review-.*\.js$/, { status: 503, times: 1 });
  await page.goto(site.address('/复习'));
  await page.getByRole('button', { name: /重试/ }).click();
  await expect(left(page)).toHaveText('还有 4 张');
});

test.describe('under a base', () => {
  test.use({ siteName: 'underBase' });

  test('the review works, keeps its own progress and leads back', async ({ page, site }) => {
    await openReview(page, site);
    await answerWith(page, '良好');
    expect((await stored(page, '/笔记/')).progress).toHaveLength(1);
    await expect(session(page).getByRole('link')).toHaveAttribute('href', /^\/笔记\/语法\/卡片#card-/);
  });
});
