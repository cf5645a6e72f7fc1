/** The dev server: a saved note shows in the open page, problems come and go. */
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import type { Page } from '@playwright/test';
import { heading, scrollTo, scrollTop } from '../support/actions.ts';
import { hostileAddresses } from '../support/addresses.ts';
import { addressOf, start, stop } from '../support/command.ts';
import { configText } from '../support/config-text.ts';
import { test as base, expect, untilReady } from '../support/harness.ts';
import { ROOT } from '../support/sites.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';

const LONG = Array.from({ length: 60 }, (_, index) => `第 ${index} 段，够长才能滚动。`).join('\n\n');

interface Dev extends SmallSite {
  address(path: string): string;
}

const test = base.extend<{ dev: Dev }>({
  dev: async ({ page, problems }, use) => {
    // Another port than the built site's, and Vite tells the console that it has connected.
    problems.expect(/^foreign request: http:\/\/127\.0\.0\.1/, /^console debug: \[vite\]/, /React DevTools/);
    const site = smallSite({
      'content/甲/长.md': `# 长\n\n${LONG}\n`,
      'content/甲/另一页.md': '# 另一页\n\n别处。\n',
    });
    const server = start([
      'dev',
      ...site.arguments.slice(0, 4),
      '--cache',
      join(ROOT, '.cache/tests/dev'),
      '--host',
      '127.0.0.1',
      '--port',
      '0',
    ]);
    try {
      const origin = await addressOf(server);
      await use({ ...site, address: (path) => origin + encodeURI(path) });
      // An open page would complain that its server has gone.
      await page.goto('about:blank');
    } finally {
      await stop(server);
    }
  },
});

/** Counts the loads of documents from here on. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

// One after the other: Vite's cache of packages is made by one server at a time.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const overlay = (page: Page) => page.locator('site-problems');

test('a saved note shows in the open page without losing scroll or loading anew', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/长'));
  await untilReady(page);
  await scrollTo(page, 900);
  const loads = await countLoads(page);
  dev.write('content/甲/长.md', `# 长\n\n改过的一句。\n\n${LONG}\n`);
  await expect(page.locator('#article')).toContainText('改过的一句');
  expect(loads()).toBeLessThanOrEqual(1);
  expect(Math.abs((await scrollTop(page)) - 900)).toBeLessThan(120);
});

test('a changed title changes heading, outline, sidebar and the window’s title', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/另一页'));
  await untilReady(page);
  dev.write('content/甲/另一页.md', '# 新标题\n\n别处。\n\n## 新的一节\n\n字。\n');
  await expect(heading(page)).toHaveText('新标题');
  await expect(page).toHaveTitle(/新标题/);
  await expect(page.locator('.outline').getByRole('link', { name: '新的一节' })).toBeVisible();
  await expect(page.locator('.sidebar').getByRole('link', { name: '新标题' })).toBeVisible();
});

test('problems appear in the page and go away when mended', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/长'));
  await untilReady(page);
  await expect(overlay(page)).toHaveCount(0);
  dev.write('content/甲/另一页.md', '# 另一页\n\n见[没有](/甲/没有)。\n');
  await expect(overlay(page)).toContainText('content/甲/另一页.md:3:');
  await expect(overlay(page)).toContainText('/甲/没有');
  dev.write('content/甲/另一页.md', '# 另一页\n\n好了。\n');
  await expect(overlay(page)).toHaveCount(0);
});

test('a page loaded while there are problems shows them', async ({ page, dev }) => {
  dev.write('content/甲/另一页.md', '# 另一页\n\n![](./没有.png)\n');
  await page.goto(dev.address('/甲/长'));
  await expect(overlay(page)).toContainText('没有.png');
});

test('new, renamed and deleted notes are picked up', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/intro'));
  await untilReady(page);
  const sidebar = page.locator('.sidebar');
  dev.write('content/甲/后来的.md', '# 后来的\n\n新的一页。\n');
  await expect(sidebar.getByRole('link', { name: '后来的' })).toBeVisible();
  await sidebar.getByRole('link', { name: '后来的' }).click();
  await expect(page.locator('#article')).toContainText('新的一页');
  await page.goto(dev.address('/甲/intro'));
  await untilReady(page);
  rmSync(join(dev.folder, 'content/甲/后来的.md'));
  await expect(sidebar.getByRole('link', { name: '后来的' })).toHaveCount(0);
});

const RENAMED = {
  title: '改名的站',
  url: 'https://small.example',
  favicon: { svg: '/favicon.svg' },
  sidebars: [{ id: 'firstSidebar', label: '甲', folder: '甲', intro: '甲/intro' }],
};

test('links of the same name stand side by side, in the footer and in the bar', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/intro'));
  await untilReady(page);
  const links = ['/甲/长', '/甲/另一页'].map((href) => ({ label: '同名', href }));
  dev.write(
    'site.config.ts',
    configText({ ...RENAMED, navbar: { items: links.map((link) => ({ type: 'link', ...link })) }, footer: { links } }),
  );
  await expect(page).toHaveTitle(/改名的站/, { timeout: 20_000 });
  await untilReady(page);
  // React complains in the console of two children with the same key.
  for (const place of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(place).getByRole('link', { name: '同名' })).toHaveCount(2);
});

test('changed configuration is picked up', async ({ page, dev }) => {
  await page.goto(dev.address('/甲/intro'));
  await untilReady(page);
  dev.write('site.config.ts', configText(RENAMED));
  // The open page reloads by itself; a visit of ours would race with it.
  await expect(page).toHaveTitle(/改名的站/, { timeout: 20_000 });
});

test('when features go the server starts again, and the open page follows', async ({ page, dev, problems }) => {
  // A module of the old page, asked for late, is outdated for the new server: 504.
  problems.expect(/server connection lost/, /ERR_CONNECTION_(REFUSED|RESET)/, /50[34]/);
  await page.goto(dev.address('/甲/intro'));
  await untilReady(page);
  await expect(page.getByRole('button', { name: '搜索' }).first()).toBeVisible();
  dev.write('site.config.ts', `export default ${JSON.stringify(RENAMED)};\n`);
  await expect(page).toHaveTitle(/改名的站/, { timeout: 40_000 });
  await expect(page.getByRole('button', { name: '搜索' })).toHaveCount(0);
});

test('addresses open as in the built site: Chinese, .html, missing, malformed', async ({ page, dev, problems }) => {
  problems.expect(/404/);
  expect((await page.goto(dev.address('/甲/长')))?.status()).toBe(200);
  await page.goto(dev.address('/甲/长.html'));
  await expect(heading(page)).toHaveText('长');
  for (const path of ['/甲/没有', '/%25']) expect((await page.goto(dev.address(path)))?.status()).toBe(404);
  const malformed = await page.goto(`${new URL(dev.address('/')).origin}/%E4%BD`);
  expect(malformed?.status()).toBe(404);
  await expect(heading(page)).toHaveText('找不到页面');
});

/** The preview's unit test asks ten thousand; a request costs ten times as much here. */
test('no request ends the server', async ({ dev }) => {
  const files = [
    '甲/长.html',
    '甲/另一页.md',
    'index.html',
    '404.html',
    'favicon.svg',
    '@vite/client',
    '@fs/etc/passwd',
  ];
  const statuses = new Map<number, string[]>();
  const ask = async (path: string) => {
    const status = await statusOf(dev.address('/'), path);
    statuses.set(status, [...(statuses.get(status) ?? []), path]);
  };
  const addresses = hostileAddresses(files, 2_000, 20_261_122);
  while (addresses.length) await Promise.all(addresses.splice(0, 20).map(ask));
  for (const status of statuses.keys()) expect([200, 302, 403, 404]).toContain(status);
  expect((await fetch(dev.address('/甲/长'))).status).toBe(200);
});

/** What is asked for as it stands: `fetch` would tidy the path. */
function statusOf(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ ...urlToHttpOptions(new URL(origin)), path, headers: { range: 'bytes=5-2' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

test('files are served from the content and static folders only, as in the built site', async ({ page, dev }) => {
  const secret = join(dev.folder, 'secret.txt');
  dev.write('secret.txt', 'SECRET-4711');
  dev.write('content/甲/长.md', '# 长\n\n[附件](../../secret.txt)\n');
  await page.goto(dev.address('/甲/长'));
  await expect(overlay(page)).toContainText('file-outside');
  await expect(overlay(page)).toContainText('content/甲/长.md:3:1');
  for (const file of [secret, join(ROOT, 'package.json'), join(ROOT, 'content/其他/intro.md')]) {
    for (const query of ['', '?raw', '?url', '?import&raw']) {
      const answer = await page.request.get(`${dev.address('/')}@fs${encodeURI(file)}${query}`);
      expect(answer.status(), file + query).toBeGreaterThanOrEqual(400);
    }
  }
});
