/** A wrong guess becomes one of the reader's own cards, which the review asks, and which leads back to the picture. */
import type { Locator, Page } from '@playwright/test';
import { expect, type TestSite, test } from '../support/harness.ts';
import { checkAccessible, openLab } from '../support/labs.ts';
import { chooseSection, openReview, question, session } from '../support/review.ts';

const NAME = 'sort-visualiser';
const button = (lab: Locator, name: string) => lab.getByRole('button', { name, exact: true });
const ADDED = '已放进复习的“我的卡片”。';

/** Opens the lab and guesses its first step wrong. */
async function guessWrong(page: Page, site: TestSite): Promise<Locator> {
  const lab = await openLab(page, site, NAME);
  await button(lab, '先猜再走').click();
  await button(lab, '下一步').click();
  await button(lab, '1 两项不动，比较别处').click();
  await expect(lab.getByText('✗ 不对。')).toBeVisible();
  return lab;
}

test('a wrong guess is kept, taken back by the same button, and kept once only', async ({ page, site }) => {
  const lab = await guessWrong(page, site);
  await button(lab, '做成卡片').press('Enter');
  await expect(lab.getByText(ADDED)).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(ADDED);
  await expect(button(lab, '撤销卡片')).toBeFocused();
  await checkAccessible(page);
  await button(lab, '撤销卡片').press('Enter');
  await expect(lab.getByText('卡片已撤销。')).toBeVisible();
  await button(lab, '做成卡片').press('Enter');
  await expect(lab.getByText(ADDED)).toBeVisible();
  await guessWrong(page, site);
  await button(lab, '做成卡片').click();
  await expect(lab.getByText(/没有再放一张/)).toBeVisible();
  await expect(button(lab, '做成卡片')).toHaveAttribute('aria-disabled', 'true');
});

test('the review asks it as plain text, and leads back to what was to be seen', async ({ page, site }) => {
  const lab = await guessWrong(page, site);
  await button(lab, '做成卡片').click();
  await expect(lab.getByText(ADDED)).toBeVisible();
  await openReview(page, site);
  await chooseSection(page, /我的卡片 1/);
  await expect(question(page)).toContainText('接着比较第 0 项（6）与第 1 项（5），比完以后呢？');
  await expect(question(page)).toContainText('第 0 步：开始；已比较 0 次，写入 0 次。');
  await session(page).getByRole('button', { name: '打开答案' }).click();
  await expect(session(page).getByRole('region', { name: '答案' })).toContainText('6 与 5 比完，交换第 0 项与第 1 项');
  await session(page).getByRole('link', { name: '排序' }).click();
  await expect(page.locator('figure.lab').getByText('已按链接设置')).toBeVisible();
});

test('a right guess makes no card', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '先猜再走').click();
  await button(lab, '下一步').click();
  await button(lab, '2 交换这两项').click();
  await expect(lab.getByText('✓ 猜对了。')).toBeVisible();
  await expect(button(lab, '做成卡片')).toHaveCount(0);
});

test('where nobody takes cards none is offered', async ({ page, site }) => {
  await page.route(/\/sort-visualiser$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/,"cardTaker":"[^"]+"/, '');
    await route.fulfill({ response: answer, body });
  });
  const lab = await guessWrong(page, site);
  await expect(button(lab, '做成卡片')).toHaveCount(0);
});

test('where the browser stores nothing it says so, and may be asked again', async ({ page, site, problems }) => {
  problems.expectCauses();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
  });
  const lab = await guessWrong(page, site);
  await button(lab, '做成卡片').click();
  await expect(lab.getByText('没有存下来，请再试一次。')).toBeVisible();
  await expect(button(lab, '做成卡片')).not.toHaveAttribute('aria-disabled');
});
