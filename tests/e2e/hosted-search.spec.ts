/** Hosted search in a browser, against a stand-in for the service. */
import { AlgoliaStandIn } from '../support/algolia-stand-in.ts';
import { expect, test } from '../support/harness.ts';
import { count, dialog, field, hits } from '../support/search.ts';
import { openServed, serveHostedSite, sitesWith } from '../support/served-site.ts';

const NOTES = {
  'content/甲/指针.md':
    '# 指针\n\n开头。\n\n## 智能指针\n\n会自己释放。\n\n## 裸指针\n\n不会自己释放。\n\n```cpp\nint* raw;\n```\n',
  'content/甲/C++ 引用.md': '# 引用\n\n## 左值引用\n\n它是指针的别名，也能写成 `<b>标记</b>`。\n',
  'content/乙/intro.md': '# 乙\n\n另一栏也说指针。\n',
};

const SIDEBARS = [
  { id: 'first', label: '甲栏', folder: '甲', intro: '甲/intro' },
  { id: 'second', label: '乙栏', folder: '乙', intro: '乙/intro' },
];

const service = new AlgoliaStandIn();
test.afterEach(() => service.release());
const sites = sitesWith(service, async () => ({
  hosted: await serveHostedSite(service, NOTES, { sidebars: SIDEBARS }),
}));

test.beforeEach(async ({ page }) => {
  service.mood = 'well';
  service.searches.length = 0;
  await openServed(page, sites.hosted, '/甲/intro');
});

async function search(page: Parameters<typeof field>[0], query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(count(page)).toContainText('找到');
}

test('pages say where search runs, and allow exactly that host', async ({ page }) => {
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', service.origin);
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'zh-Hans');
  await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute(
    'content',
    'docs-default-current',
  );
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain(`connect-src 'self' ${service.origin};`);
  expect(policy?.match(/https?:/g)).toHaveLength(1);
});

test('nothing of it is fetched or asked before search is meant', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /\/assets\/(?:search|worker)/.test(name))).toEqual([]);
  expect(service.searches).toEqual([]);
});

test('the service answers, by the facets, grouped by page, and the dialog says so', async ({ page }) => {
  await search(page, '指针');
  await expect(count(page)).toHaveText('找到 3 篇笔记，共 5 处，由托管搜索回答');
  const [pages] = service.searches.at(-1) ?? [];
  expect(pages).toMatchObject({
    indexName: 'notes',
    query: '指针',
    facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  await expect(
    dialog(page)
      .getByRole('option', { name: /智能指针/ })
      .first(),
  ).toBeVisible();
  await expect(dialog(page).locator('mark').first()).toHaveText('指针');
});

test('text of a note stays text', async ({ page }) => {
  await search(page, '<b>标记');
  await expect(hits(page).first()).toContainText('<b>标记</b>');
});

test('a hit leads to its section', async ({ page }) => {
  await search(page, '左值');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.hosted.origin}${encodeURI('/甲/C++ 引用')}#${encodeURIComponent('左值引用')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('引用');
});

test('a sidebar narrows the answer, and the others keep their counts', async ({ page }) => {
  await search(page, '指针');
  await dialog(page).getByRole('button', { name: /乙栏/ }).click();
  await expect(count(page)).toHaveText('找到 1 篇笔记，共 1 处，由托管搜索回答');
  expect(service.searches.at(-1)?.[0]?.facetFilters).toContainEqual(['sidebar:second']);
  await expect(dialog(page).getByRole('button', { name: /甲栏/ })).toContainText('2');
});

for (const [name, mood] of [
  ['dead', 'dead'],
  ['overloaded', 429],
  ['in trouble', 500],
  ['refusing the key', 403],
] as const) {
  test(`the embedded index answers while the service is ${name}`, async ({ page, problems }) => {
    problems.expect(/^(?:console error: Failed to load resource|failed request|status (?:429|500|403)).*queries/);
    service.mood = mood;
    await search(page, '智能指针');
    await expect(count(page)).toContainText('由本站索引回答');
    await expect(hits(page).first()).toContainText('智能指针');
  });
}

test('the embedded index answers when the service has not after 1,500 ms', async ({ page }) => {
  service.mood = 'held';
  await page.keyboard.press('Control+k');
  await field(page).fill('智能指针');
  await expect.poll(() => service.searches.length).toBe(1);
  await expect(count(page)).toContainText('由本站索引回答');
  await expect(hits(page).first()).toContainText('智能指针');
  // Whatever comes now is too late.
  service.release();
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  await expect(count(page)).toContainText('由本站索引回答');
});

test('the page of all results asks the same service', async ({ page }) => {
  await openServed(page, sites.hosted, '/search?q=指针');
  await expect(page.getByRole('main').getByRole('status')).toContainText('由托管搜索回答');
});

test('a query of 10,000 characters is cut to what the service takes', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await field(page).fill('长'.repeat(10_000));
  await expect.poll(() => service.searches.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(String(service.searches.at(-1)?.[0]?.query))).toBeLessThanOrEqual(512);
});
