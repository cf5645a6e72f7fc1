/** Specification, section 7: calls the product makes. */

import { chunkAddress } from '../support/actions.ts';
import { AlgoliaStandIn } from '../support/algolia-stand-in.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { LocalServer } from '../support/local-server.ts';
import { openServed, serveHostedSite, serveSmallSite, sitesWith } from '../support/served-site.ts';

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

  test('results are listed with hit counts: of all, and what a page has beyond those listed', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.address('/search')}?q=${encodeURIComponent('脚注')}`);
    const found = page.locator('.found > li');
    await expect(found.first()).toBeVisible();
    const said = await page.locator('.search-status [role=status]').textContent();
    const [, pages, hits] = /^找到 (\d+) 篇笔记，共 (\d+) 处$/.exec(said ?? '') ?? [];
    expect(await found.count(), 'all of them are listed').toBe(Number(pages));
    const beyond = await found
      .locator('.hit-more')
      .evaluateAll((all) =>
        all.reduce((sum, { textContent }) => sum + Number(/另有 (\d+) 处/.exec(textContent ?? '')?.[1]), 0),
      );
    expect((await found.getByRole('link').count()) + beyond).toBe(Number(hits));
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

test.describe('with hosted search configured', () => {
  const service = new AlgoliaStandIn();
  const notes = { 'content/甲/指针.md': '# 指针\n\n开头。\n\n## 智能指针\n\n会自己释放。\n' };
  const sites = sitesWith(service, async () => ({ hosted: await serveHostedSite(service, notes) }));

  test('search: by application id and search-only credential of an index; filtered by language and docs tag; preconnect; hit counts', async ({
    page,
  }) => {
    await openServed(page, sites.hosted, '/甲/intro');
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', service.origin);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索笔记' }).fill('指针');
    await expect(page.locator('.search-status [role=status]')).toHaveText(/^找到 1 篇笔记，共 \d+ 处，由托管搜索回答$/);
    // That credentials, paths and bodies are the service's is checked after each test.
    for (const query of service.searches.flat()) {
      expect(query).toMatchObject({ indexName: 'notes' });
      expect(query.facetFilters).toEqual(
        expect.arrayContaining(['language:zh-Hans', expect.arrayContaining(['docusaurus_tag:docs-default-current'])]),
      );
    }
  });
});

test.describe('with style sheets of a content-delivery host configured', () => {
  const delivery = new LocalServer((_request, response) =>
    response.setHeader('Content-Type', 'text/css').end('article{letter-spacing:3px}'),
  );
  const sites = sitesWith(delivery, async () => ({
    styled: await serveSmallSite({}, { stylesheets: [`${delivery.origin}/typesetting.css`] }),
  }));

  test('style sheets of a content-delivery host are loaded, and the policy opens for exactly that host', async ({
    page,
  }) => {
    await openServed(page, sites.styled, '/甲/intro');
    await expect(page.locator('article')).toHaveCSS('letter-spacing', '3px');
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    const hosts = [...(policy ?? '').matchAll(/https?:\/\/[^\s;]+/g)].map(([host]) => host);
    expect([...new Set(hosts)]).toEqual([delivery.origin]);
    expect(policy).not.toMatch(new RegExp(`script-src[^;]*${delivery.origin}`));
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
    const chunk = await chunkAddress(page, 'search');
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
