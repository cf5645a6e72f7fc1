/** Which notes link here, below a note. */
import { violations } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';

test('a note shows who links to it and in which sentence, on a page that was clicked to as in a document', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(site.address('/语法/标题'));
  await untilReady(page);
  const backlinks = page.getByRole('region', { name: '哪些笔记提到这里' });
  await expect(backlinks.getByRole('listitem')).toHaveText(['链接带锚点的文件：自定编号 ↑ 自定编号']);
  await expect(backlinks.locator('mark')).toHaveText('自定编号');
  const inDocument = await backlinks.innerHTML();
  for (const theme of ['light', 'dark'] as const)
    expect(await violations(page, theme, { context: '.below' })).toEqual([]);

  await backlinks.getByRole('link', { name: '链接', exact: true }).click();
  await expect(page).toHaveURL(`${site.address('/语法/链接')}#${encodeURIComponent('站内')}`);
  await expect(page.getByRole('heading', { name: '链接', level: 1 })).toBeVisible();
  await expect(backlinks).toHaveCount(0);

  await page.getByRole('link', { name: '自定编号' }).click();
  await expect(backlinks).toBeVisible();
  expect(await backlinks.innerHTML()).toBe(inDocument);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same stands there, and a heading that is named is a link to it', async ({ page, site }) => {
    await page.goto(site.address('/语法/标题'));
    await page.getByRole('region', { name: '哪些笔记提到这里' }).getByRole('link', { name: '↑' }).click();
    await expect(page).toHaveURL(`${site.address('/语法/标题')}#my-id`);
  });
});
