/** The review: cards to Anki and back, the reader's own cards, and what keeps them where a browser forgets. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import {
  answer,
  answerWith,
  at,
  chooseSection,
  left,
  openReview,
  question,
  session,
  stored,
} from '../support/review.ts';

/** The text that the export gives. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出到 Anki' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function importText(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel('从 Anki 导入').setInputFiles({ name: '卡片.txt', mimeType: 'text/plain', buffer });
}

test('cards go to Anki with their ids, formulas in its notation, code as code, whole addresses', async ({
  page,
  site,
}) => {
  await openReview(page, site);
  const text = await exported(page);
  expect(text.split('\n').slice(0, 5)).toEqual([
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
  ]);
  const ids = await page.evaluate(async () => {
    const answers = await Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/cards/'))
        .map(async ({ name }) => (await fetch(name)).json() as Promise<{ notes: { cards: string[][] }[] }>),
    );
    return answers.flatMap(({ notes }) => notes.flatMap(({ cards }) => cards.map(([id = '']) => id)));
  });
  expect(ids).toHaveLength(4);
  for (const id of ids) expect(text).toMatch(new RegExp(`^${id}\t`, 'm'));
  expect(text).toContain('\\(');
  expect(text).not.toContain('katex');
  expect(text).toMatch(/<pre><code>[^<]*std::move\(a\)/);
  expect(text).toContain(`<a href=""${site.origin}`);
});

test('own cards come from a file, are asked with the others, and a file changed a hundred times doubles none', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(at('2026-11-21 09:00'));
  await openReview(page, site);
  const head = '#separator:tab\n#html:true\n#guid column:1\n';
  const rows = Array.from({ length: 30 }, (_, i) => `g${i}\t问 ${i} &lt;b&gt;<img src=x onerror=alert(1)>\t答 ${i}`);
  await importText(page, `${head}${rows.join('\n')}\n`);
  await expect(page.getByText('导入了 30 张卡片，同一编号的更新成了文件里的样子。')).toBeVisible();
  await chooseSection(page, /我的卡片 30/);
  await expect(question(page)).toHaveText('问 0 <b>');
  await answerWith(page, '良好');
  // A hundred changes of both sides, of these and of the notes' own cards.
  let text = (await exported(page)).replaceAll('答 ', '改过的答 ');
  for (let change = 0; change < 100; change += 1) text = text.replace(`问 ${change % 30} `, `问 ${change % 30} 改 `);
  await page.clock.setFixedTime(at('2026-11-21 09:30'));
  await importText(page, text);
  await expect(page.getByText(/导入了 30 张卡片.*4 张来自本站笔记或者太长，保持原样。/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /我的卡片 30/ })).toBeChecked();
  await chooseSection(page, /布局/);
  await expect(question(page)).toHaveText('短地址从哪里来？');
  expect((await stored(page)).progress.map(({ id }) => id)).toEqual(['g0']);
  await page.reload();
  await chooseSection(page, /我的卡片 30/);
  await expect(question(page)).toHaveText(/^问 0 (改 )+<b>$/);
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expect(answer(page)).toHaveText('改过的答 0');
});

test('an own card is deleted with its progress', async ({ page, site }) => {
  await openReview(page, site);
  await importText(page, '一问\t一答\n');
  await chooseSection(page, /我的卡片 1/);
  await answerWith(page, '轻松');
  await expect(left(page)).toContainText('复习过了');
  await page.getByText('我的卡片（1）').click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('我的卡片（1）')).toBeHidden();
  expect((await stored(page)).progress).toEqual([]);
});

test('a file without cards changes nothing and says what to choose', async ({ page, site }) => {
  await openReview(page, site);
  await importText(page, '#separator:tab\n只有一列\n');
  await expect(page.getByText(/没有导入“卡片.txt”，原来的卡片没有变。里面没有一行同时有问题和答案/)).toBeVisible();
});

test.describe('in a browser that forgets', () => {
  test('an export or an installation is offered as soon as there is progress, until an export is made', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
    });
    await openReview(page, site);
    const note = page.getByRole('note').filter({ hasText: '添加到主屏幕' });
    await expect(note).toBeHidden();
    await answerWith(page, '良好');
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: '导出进度' }).click();
    await expect(page.getByText(/^已导出 1 张卡片的进度/)).toBeVisible();
    await expect(note).toBeHidden();
    await page.clock.setFixedTime(Date.now() + 9 * 86_400_000);
    await page.reload();
    await expect(note).toBeVisible();
  });
});
