/** Specification, section 7: calls the product makes. */
import { expect, test, untilReady } from '../support/harness.ts';

test.describe('search and stylesheets', () => {
  test('no hosted search is configured: no preconnect hint and no request to its host', async ({
    page,
    site,
    problems,
  }) => {
    await page.goto(site.address('/search?q=x'.replace('?q=x', '')));
    await untilReady(page);
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    expect(problems.all).toEqual([]);
  });

  test('math typesetting styles are static, loaded on pages with formulas only, before the page is shown', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    expect(site.server.requests(/katex.*\.css|math.*\.css/i)).toEqual([]);
    // The styles must be there when the formula is: at the swap of the page, not after it.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const formula = document.querySelector('.katex');
        if (!formula) return;
        observer.disconnect();
        Object.assign(window, { formulaFont: getComputedStyle(formula).fontFamily });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.sidebar').getByRole('link', { name: '数学' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数学');
    await expect.poll(() => page.evaluate(() => 'formulaFont' in window && window.formulaFont)).toMatch(/KaTeX/);
  });
});

test.describe('page chunks and doc metadata', () => {
  test('doc metadata stands in generated JSON files, loaded on demand', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.getByRole('banner').getByRole('link', { name: '布局' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局导读');
    expect(site.server.requests('/data/布局/intro.json')).toHaveLength(1);
    expect(site.server.requests('/布局/intro')).toHaveLength(0);
  });

  test('static script chunks are loaded on demand by numeric id, once asked for', async ({ page, site }) => {
    await page.goto(site.address('/语法/intro'));
    await untilReady(page);
    const chunk = await page.evaluate(() =>
      decodeURIComponent(document.getElementById('page')?.dataset.chunks?.match(/search:(\S+)/)?.[1] ?? ''),
    );
    expect(chunk).toMatch(/^\/assets\/search-\d{1,5}-[\w-]+\.js$/);
    expect(site.server.requests(chunk)).toHaveLength(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: /搜索/ }).getByRole('status')).toBeAttached();
    expect(site.server.requests(chunk)).toHaveLength(1);
  });
});

test('product API calls: none — everything a visit asks for is a static file of this site', async ({ page, site }) => {
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await page.goto(site.address('/'));
  await untilReady(page);
  await page.locator('.home-section').first().click();
  await expect(page.locator('article')).toBeVisible();
  expect([...methods]).toEqual(['GET']);
});
