/** Steps that the tests of the ask mode share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dialog, field, hits } from './search.ts';
import { openServed, type ServedSite } from './served-site.ts';

export const panel = (page: Page): Locator => page.getByRole('region', { name: '问 AI' });
export const answer = (page: Page): Locator => panel(page).locator('.answer');

/** Opens the search over a note of a served site and turns the ask mode on. */
export async function openAsk(page: Page, site: ServedSite, question = '智能指针'): Promise<void> {
  await openServed(page, site, '/甲/intro');
  await page.keyboard.press('Control+k');
  await field(page).fill(question);
  await expect(hits(page).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: '问 AI' }).click();
  await expect(panel(page)).toBeVisible();
}
