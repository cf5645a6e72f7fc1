/** What is learned is kept: files, tabs, blocked storage, cards that changed or went. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../support/harness.ts';
import { answer, answerWith, at, grade, left, openReview, question, session, stored } from '../support/review.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

async function exported(page: Page): Promise<{ path: string; text: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出进度' }).click(),
  ]);
  const path = await download.path();
  return { path, text: readFileSync(path, 'utf8'), name: download.suggestedFilename() };
}

const choose = (page: Page, text: string, name = 'x.json') =>
  page.getByLabel('导入进度').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const status = (page: Page) => page.getByRole('region', { name: '设置' }).getByRole('status');

test.describe('a file of progress', () => {
  test('export, clear, import: everything is back, reading too', async ({ page, site }) => {
    await page.clock.setFixedTime(at('2026-11-21 09:00'));
    await page.goto(site.address('/短'));
    await untilReady(page);
    await openReview(page, site);
    for (const name of ['轻松', '再来', '困难']) await answerWith(page, name);
    await expect(page.getByText('已读完 1 篇')).toBeVisible();
    const before = await stored(page);
    expect(before.progress).toHaveLength(3);

    const file = await exported(page);
    expect(file.name).toBe('复习进度-2026-11-21.json');
    await expect(status(page)).toHaveText('已导出 3 张卡片的进度和 3 次评分。');
    await page.getByRole('button', { name: '全部清除' }).click();
    await confirm(page, '清除');
    await expect(status(page)).toHaveText('复习进度和阅读记录都清除了。');
    expect(await stored(page)).toEqual({ progress: [], log: [] });
    await expect(left(page)).toHaveText('还有 4 张');
    await expect(page.getByText('已读完 0 篇')).toBeVisible();

    await page.getByLabel('导入进度').setInputFiles(file.path);
    await expect(status(page)).toHaveText(/^导入了 3 张卡片的进度和 3 次评分/);
    expect(await stored(page)).toEqual(before);
    await expect(page.getByText('已读完 1 篇')).toBeVisible();
    // Once more changes nothing.
    await page.getByLabel('导入进度').setInputFiles(file.path);
    await expect(status(page)).toHaveText(/^导入了 0 张卡片的进度和 0 次评分/);
    expect(await stored(page)).toEqual(before);
  });

  test('clearing asks first: Escape and 算了 leave all as it is', async ({ page, site }) => {
    await openReview(page, site);
    await answerWith(page, '良好');
    const clear = page.getByRole('button', { name: '全部清除' });
    await clear.click();
    await expect(page.getByRole('dialog', { name: '清除全部复习进度和阅读记录？' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(clear).toBeFocused();
    await clear.click();
    await confirm(page, '算了');
    expect((await stored(page)).progress).toHaveLength(1);
  });

  test('a bad file is refused with its reason and changes nothing', async ({ page, site }) => {
    await openReview(page, site);
    await answerWith(page, '良好');
    const before = await stored(page);
    const { text } = await exported(page);
    const sound = JSON.parse(text);
    const broken = (progress: object) =>
      JSON.stringify({ ...sound, progress: [{ ...sound.progress[0], ...progress }] });
    const cases: [string, RegExp][] = [
      ['', /不是 JSON/],
      ['<script>alert(1)</script>', /不是 JSON/],
      [text.slice(0, text.length / 2), /不是 JSON/],
      ['{}', /不是从这里导出/],
      [JSON.stringify({ ...sound, version: 9 }), /版本是 9/],
      [broken({ due: 'morgen' }), /progress\.0\.due 处是 "morgen"/],
      [broken({ stability: -1 }), /progress\.0\.stability/],
      [broken({ id: '' }), /progress\.0\.id/],
      [JSON.stringify({ ...sound, log: [['a', 1, 9, 0]] }), /log\.0\.2/],
    ];
    for (const [index, [source, reason]] of cases.entries()) {
      await choose(page, source, `坏${index}.json`);
      await expect(status(page)).toHaveText(new RegExp(`^没有导入“坏${index}\\.json”，原来的进度没有变。`));
      await expect(status(page)).toHaveText(reason);
    }
    expect(await stored(page)).toEqual(before);
  });

  test('an older file takes nothing back', async ({ page, site }) => {
    await page.clock.setFixedTime(at('2026-11-21 09:00'));
    await openReview(page, site);
    await answerWith(page, '再来');
    const old = await exported(page);
    await page.clock.setFixedTime(at('2026-11-22 09:00'));
    await openReview(page, site);
    await answerWith(page, '轻松');
    const newer = await stored(page);
    await page.getByLabel('导入进度').setInputFiles(old.path);
    await expect(status(page)).toHaveText(/^导入了 0 张/);
    expect(await stored(page)).toEqual(newer);
  });
});

test.describe('two tabs', () => {
  test('lose none of each other’s grades and see each other’s progress', async ({ page, site, context }) => {
    await openReview(page, site);
    const other = await context.newPage();
    await openReview(other, site);
    for (const name of ['轻松', '轻松']) {
      await answerWith(page, name);
      await answerWith(other, name);
    }
    const { progress, log } = await stored(page);
    expect(progress).toHaveLength(4);
    expect(log).toHaveLength(4);
    await expect(left(page)).toContainText('复习过了');
    await expect(left(other)).toContainText('复习过了');
  });

  test('a card under answer stays when the other tab grades another one', async ({ page, site, context }) => {
    await openReview(page, site);
    const other = await context.newPage();
    await openReview(other, site);
    await other.getByRole('radio', { name: /布局/ }).check();
    await session(page).getByRole('button', { name: '打开答案' }).click();
    await answerWith(other, '轻松');
    await expect(left(page)).toHaveText('还有 3 张');
    await expect(answer(page)).toHaveText('不能，只能移动。');
  });

  test('the same card graded in both at once is graded twice, one after the other', async ({ page, site, context }) => {
    // Without word from each other both believe the card to be new.
    await context.addInitScript(() => Object.assign(window, { BroadcastChannel: undefined }));
    await openReview(page, site);
    const other = await context.newPage();
    await openReview(other, site);
    await answerWith(page, '轻松');
    await answerWith(other, '再来');
    const { progress, log } = await stored(page);
    expect(log.map(({ rating, state }) => [rating, state])).toEqual([
      [4, 0],
      [1, 2],
    ]);
    expect(progress).toMatchObject([{ reps: 2, lapses: 1 }]);
  });
});

test.describe('storage blocked', () => {
  const block = () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  };

  test('the review works for this visit and says so', async ({ page, site, context, problems }) => {
    problems.expect(/storage|存储/i);
    await context.addInitScript(block);
    await openReview(page, site);
    await expect(page.getByRole('alert')).toContainText('关闭页面后这次的进度就没有了');
    await answerWith(page, '轻松');
    await expect(left(page)).toHaveText('还有 3 张');
    const { text } = await exported(page);
    expect(JSON.parse(text).progress).toHaveLength(1);
    await page.getByRole('button', { name: '全部清除' }).click();
    await confirm(page, '清除');
    await expect(left(page)).toHaveText('还有 4 张');
    await choose(page, text);
    await expect(left(page)).toHaveText('还有 3 张');
  });

  test('a grade that cannot be stored is said, and can be given again', async ({ page, site, problems }) => {
    problems.expectCauses();
    await openReview(page, site);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put;
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await session(page).getByRole('button', { name: '打开答案' }).click();
    await grade(page, '良好').click();
    await expect(page.getByRole('alert')).toContainText('刚才的改动没有存下来');
    expect(await stored(page)).toEqual({ progress: [], log: [] });
    await grade(page, '良好').click();
    await expect(left(page)).toHaveText('还有 4 张');
    await expect(page.getByRole('alert')).toBeHidden();
    expect((await stored(page)).log).toHaveLength(1);
  });
});

test.describe('cards that the notes have no more', () => {
  /** The site as it was or will be: the first card has another id and another question. */
  const changed = (text: string) =>
    text.replace(/\["[\da-f]{12}","unique_ptr 能复制吗？"/, '["abcdefabcdef","可以复制吗？"');

  test('keep their progress, which can be handed on', async ({ page, site }) => {
    await openReview(page, site);
    await answerWith(page, '轻松');
    const [before] = (await stored(page)).progress;
    site.server.fault(/cards\/syntax/, { change: changed });
    await openReview(page, site);
    await page.getByText('笔记里已经没有的卡片（1）').click();
    const gone = page.getByRole('listitem').filter({ hasText: 'unique_ptr 能复制吗？' });
    await expect(gone).toContainText('《卡片》，复习过 1 次');
    await gone.getByRole('combobox').selectOption('可以复制吗？ —《卡片》');
    await gone.getByRole('button', { name: '接上' }).click();
    await expect(page.getByText('笔记里已经没有的卡片')).toBeHidden();
    const { progress } = await stored(page);
    expect(progress).toEqual([{ ...before, id: 'abcdefabcdef', text: '可以复制吗？' }]);
  });

  test('are thrown away only when asked twice, and are there again when the card is', async ({ page, site }) => {
    await openReview(page, site);
    await answerWith(page, '轻松');
    site.server.fault(/cards\/syntax/, { change: changed, times: 1 });
    await openReview(page, site);
    await expect(page.getByText('笔记里已经没有的卡片（1）')).toBeVisible();
    await openReview(page, site);
    await expect(page.getByText('笔记里已经没有的卡片')).toBeHidden();
    await expect(left(page)).toHaveText('还有 3 张');

    site.server.fault(/cards\/syntax/, { change: changed });
    await openReview(page, site);
    await page.getByText('笔记里已经没有的卡片（1）').click();
    await page.getByRole('button', { name: '丢掉' }).click();
    await confirm(page, '算了');
    expect((await stored(page)).progress).toHaveLength(1);
    await page.getByRole('button', { name: '丢掉' }).click();
    await confirm(page, '丢掉');
    await expect(page.getByText('笔记里已经没有的卡片')).toBeHidden();
    expect((await stored(page)).progress).toEqual([]);
  });
});

test('what a file holds is text wherever it is shown', async ({ page, site }) => {
  await openReview(page, site);
  await answerWith(page, '轻松');
  const { text } = await exported(page);
  const data = JSON.parse(text);
  const evil = '<img src=x onerror="window.evil=1">';
  data.progress[0] = { ...data.progress[0], id: 'gone', text: evil, title: evil };
  await choose(page, JSON.stringify(data));
  await page.getByText('笔记里已经没有的卡片（1）').click();
  await expect(page.getByRole('listitem').filter({ hasText: evil })).toBeVisible();
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  await expect(question(page)).toBeVisible();
});
