/** Terms in notes, and the page that explains them. */
import { violations } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';

test('a term is a link to its line, which a preview shows', async ({ page, site }) => {
  await page.goto(site.address('/语法/数学'));
  await untilReady(page);
  const term = page.locator('#article').getByRole('link', { name: '勾股定理', exact: true });
  await term.hover();
  await expect(page.getByRole('complementary', { name: '预览' })).toHaveText(/^勾股定理直角三角形/);
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
  await term.click();
  await expect(page.getByRole('heading', { level: 1, name: '术语表' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '勾股定理' })).toBeInViewport();
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its line, and that to the note that explains it', async ({ page, site }) => {
    await page.goto(site.address('/语法/链接'));
    await page.locator('#article').getByRole('link', { name: '锚点', exact: true }).click();
    await expect(page).toHaveURL(`${site.address('/术语表')}#${encodeURIComponent('锚点')}`);
    const line = page.getByRole('listitem').filter({ hasText: '页内的一个位置' });
    await line.getByRole('link', { name: '标题' }).click();
    await expect(page).toHaveURL(`${site.address('/语法/标题')}#my-id`);
  });
});
