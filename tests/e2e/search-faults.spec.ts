/** What the search says when it cannot be had, and what it does with queries that mean harm. */
import type { Locator, Page } from '@playwright/test';
import { heading } from '../support/actions.ts';
import { expect, test } from '../support/harness.ts';
import {
  count,
  dialog,
  field,
  hits,
  openPage,
  openSearch,
  SHARDS,
  search,
  selected,
  standIn,
} from '../support/search.ts';

const failure = (page: Page) => dialog(page).getByRole('alert');

test.describe('failing', () => {
  test.beforeEach(({ problems }) => problems.expectCauses());

  for (const [name, fault] of [
    ['missing', { status: 404, body: 'no such file' }],
    ['refused', { status: 503 }],
    ['cut off', { drop: true }],
    ['corrupted', { change: (text: string) => text.replaceAll(/[\d[]/g, 'x') }],
    ['truncated', { change: (text: string) => text.slice(0, text.length / 2) }],
    ['empty', { body: '' }],
    ['another file', { body: '{"path":7,"sections":"<script>alert(1)</script>"}' }],
  ] as const) {
    test(`shards that are ${name}: the message, no crash; Retry asks again and finds`, async ({
      page,
      site,
      problems,
    }) => {
      problems.expect(/\/assets\/search\//, /status of (?:404|503)/, /ERR_EMPTY_RESPONSE/);
      site.server.fault(SHARDS, fault);
      await openSearch(page, site);
      await page.keyboard.type('脚注');
      await expect(failure(page)).toContainText('Unable to fetch results');
      await expect(failure(page)).toContainText('You might want to check your network connection.');
      await expect(failure(page)).toContainText('无法取得搜索结果');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      site.server.mend();
      await failure(page).getByRole('button', { name: /Retry/ }).click();
      await expect(selected(page)).toContainText('脚注');
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test('a worker that does not come: the message; Retry asks again', async ({ page, site, problems }) => {
    problems.expect(/worker/i, /status of 500/);
    site.server.fault(/^\/assets\/worker/, { status: 500 });
    await openSearch(page, site);
    await page.keyboard.type('脚注');
    await expect(failure(page)).toContainText('Unable to fetch results');
    site.server.mend();
    await failure(page).getByRole('button', { name: /Retry/ }).click();
    await expect(selected(page)).toContainText('脚注');
  });

  test('typing on after a failure asks again', async ({ page, site, problems }) => {
    problems.expect(/\/assets\/search\//, /status of 503/);
    site.server.fault(SHARDS, { status: 503 });
    await openSearch(page, site);
    await page.keyboard.type('脚');
    await expect(failure(page)).toBeVisible();
    site.server.mend();
    await page.keyboard.type('注');
    await expect(selected(page)).toContainText('脚注');
  });

  test('offline: says so, and searches by itself once the line is back', async ({ page, site, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await openSearch(page, site);
    await expect(dialog(page).locator('.search-keys')).toBeAttached();
    await context.setOffline(true);
    await page.keyboard.type('脚注');
    await expect(failure(page)).toContainText('现在没有网络连接');
    await context.setOffline(false);
    await expect(selected(page)).toContainText('脚注');
  });

  test('loading shows after a moment and not before; the hits of before stay meanwhile', async ({ page, site }) => {
    await search(page, site, '脚注');
    const release = site.server.hold(SHARDS);
    await field(page).fill('很长的一行');
    await expect(count(page)).toHaveText('正在查找……');
    await expect(hits(page).first()).toBeVisible();
    release();
    await expect(selected(page)).toContainText('很长的一行');
    await expect(count(page)).toContainText('找到');
  });

  test('the search’s own script: the box with Retry in the open dialog; what was typed is kept and searched', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/\/assets\/search-/, /status of 500/);
    await openPage(page, site, '/语法/intro');
    site.server.fault(/^\/assets\/search-.*\.js/, { status: 500 });
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('脚注');
    await expect(failure(page)).toContainText('Loading chunk search failed');
    await expect(failure(page), 'what the browser says').not.toContainText('module');
    site.server.mend();
    await failure(page).getByRole('button', { name: /Retry/ }).click();
    await expect(selected(page)).toContainText('脚注');
  });

  test('a page of results: the message and Retry, also for further results', async ({ page, site, problems }) => {
    problems.expect(/\/assets\/search\//, /status of 503/);
    site.server.fault(SHARDS, { status: 503 });
    await page.goto(`${site.address('/search')}?${new URLSearchParams({ q: '脚注' })}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    site.server.mend();
    await alert.getByRole('button', { name: /Retry/ }).click();
    await expect(page.locator('.found > li').first()).toContainText('脚注');
  });
});

test('a host that gives no parts of files: found all the same, and no further part is asked for', async ({
  page,
  site,
}) => {
  const ranges: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (SHARDS.test(new URL(request.url()).pathname)) ranges.push(request.headers().range);
  });
  site.server.fault(SHARDS, { whole: true });
  await search(page, site, '脚注');
  await expect(selected(page)).toContainText('脚注');
  await field(page).fill('很长的一行');
  await expect(selected(page)).toContainText('很长的一行');
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.at(-1)).toBeUndefined();
});

test.describe('nothing found', () => {
  test('says what was searched and whom to tell, in both languages', async ({ page, site }) => {
    await openSearch(page, site);
    await field(page).fill('龘靐齉爩');
    const state = dialog(page).locator('.search-state');
    await expect(state).toContainText('没有找到“龘靐齉爩”');
    await expect(state).toContainText('No results found for “龘靐齉爩”');
    const report = state.getByRole('link', { name: /Let us know/ });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://code.example');
    expect(address.searchParams.get('title')).toContain('龘靐齉爩');
    await expect(report).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(count(page)).toHaveText('没有找到结果');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });

  test('the query stands in the report’s address encoded, whatever it holds, from the dialog and the page', async ({
    page,
    site,
  }) => {
    const query = '龘靐&path=x#y?z=%41+"<齉>{file}';
    const expectReport = async (place: Locator) => {
      const report = place.getByRole('link', { name: /Let us know/ });
      const { origin, hash, searchParams } = new URL((await report.getAttribute('href')) ?? '');
      expect([origin, hash]).toEqual(['https://code.example', '']);
      expect([...searchParams]).toEqual([
        ['title', `搜索不到：${query}`],
        ['path', '/search'],
      ]);
    };
    await openSearch(page, site);
    await field(page).fill(query);
    await expectReport(dialog(page));
    await page.goto(`${site.address('/search')}?${new URLSearchParams({ q: query })}`);
    await expectReport(page.getByRole('main'));
  });

  test('proposes another query, which one press searches', async ({ page, site }) => {
    const proposing = "reply(query, query === 'markdwon' ? { suggestion: '<b>markdown</b>' } : {})";
    site.server.fault(/^\/assets\/worker/, standIn(proposing));
    await openSearch(page, site);
    await field(page).fill('markdwon');
    const proposal = dialog(page).locator('.search-suggestion').getByRole('button');
    await expect(proposal).toHaveText('<b>markdown</b>');
    await proposal.click();
    await expect(field(page)).toHaveValue('<b>markdown</b>');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toContainText('No results found for “<b>markdown</b>”');
    await expect(proposal).toHaveCount(0);
  });
});

const HOSTILE: [name: string, query: string][] = [
  ['markup', '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>脚注'],
  ['an entity', '&lt;b&gt;&amp;#x3c;'],
  ['control characters', '脚\u0000注\u0007\u001b[31m\n\r\t'],
  ['lone surrogates', '\ud83d脚注\udc00'],
  ['right-to-left marks', '\u202e\u2066脚注\u2069\u200f'],
  ['signs of patterns', '.*+?^$()|[]{}\\(?=a)'],
  ['percent signs', '%E4%%%zz%'],
  ['names of objects', '__proto__ constructor toString'],
  ['only signs', '！？。，、；：“”…—'],
  ['combining marks', `e${'\u0301'.repeat(200)}`],
  ['addresses of scripts', 'javascript:window.hacked=1'],
];

test.describe('hostile queries', () => {
  for (const [name, query] of HOSTILE)
    test(`${name}: an answer or none, never script, never a crash`, async ({ page, site }) => {
      await openSearch(page, site);
      await field(page).fill(query);
      await expect(count(page)).toHaveText(/^找到|^没有找到/);
      await page.evaluate((text) => {
        localStorage.setItem('search-memory', JSON.stringify({ recent: [text], favourites: [] }));
      }, query);
      await page.keyboard.press('Escape');
      // Until it is closed its field may still have the focus, where "/" is a character.
      await expect(dialog(page)).toHaveCount(0);
      // And opened again before it has told so, it stays as it was: what is stored is read when it opens anew.
      await expect(page.locator('.search-sheet > *')).toHaveCount(2);
      await page.keyboard.press('/');
      await expect(dialog(page).locator('.remembered-query')).toHaveCount(1);
      await dialog(page).locator('.remembered-query').click();
      await expect(count(page)).toHaveText(/^找到|^没有找到/);
      await page.goto(`${site.address('/search')}?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''))}`);
      await expect(count(page)).toHaveText(/^找到|^没有找到/);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await expect(page.locator('main :is(img, script)')).toHaveCount(0);
    });

  test('addresses with malformed escapes open the page', async ({ page, site }) => {
    await page.goto(`${site.address('/search')}?q=%E4%zz%&in=%%`);
    await expect(count(page)).toHaveText(/^找到|^没有找到/);
    await expect(heading(page)).toHaveText('搜索');
  });

  // That no task takes longer than 50 ms is measured in `bench/search/dialog.mjs`.
  test('ten thousand characters at once: an answer, a field that keeps them, an address that servers take', async ({
    page,
    site,
  }) => {
    await search(page, site, '脚注');
    await field(page).selectText();
    await page.keyboard.insertText('智能指针与引用计数abc'.repeat(1000).slice(0, 10_000));
    await expect(dialog(page)).toContainText('只用前 512 个字查找');
    await expect(count(page)).toHaveText(/^找到|^没有找到/);
    await page.keyboard.type('x');
    await expect
      .poll(() =>
        field(page)
          .inputValue()
          .then(({ length }) => length),
      )
      .toBe(10_001);
    await page.goto(`${site.address('/search')}`);
    await page.getByRole('searchbox').fill('指针'.repeat(5000));
    await expect.poll(() => new URL(page.url()).searchParams.get('q')?.length).toBe(512);
    expect(page.url().length).toBeLessThan(6000);
  });
});
