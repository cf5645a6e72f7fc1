/** Sections on the reader's device, with real service workers: what is stored stays, whatever happens to line, tab or site. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DeployServer } from '../support/deploy-server.ts';
import { type Builds, buildAll, buildsShown, storeSection } from '../support/offline-sites.ts';

const test = base.extend<{ server: DeployServer }, { builds: Builds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
  builds: [async ({}, use) => use(await buildAll()), { scope: 'worker', timeout: 300_000 }],
  server: async ({ builds }, use) => {
    const server = await new DeployServer().start();
    server.folder = builds.first;
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('.offline-said');

async function openList(page: Page): Promise<void> {
  await page.goto('/离线');
  await expect(page.locator('.offline-sections')).toBeVisible();
}

const store = (page: Page, label = '甲') => storeSection(page, label);

/** What a page asks for is answered by the worker alone. */
async function goOffline(server: DeployServer): Promise<void> {
  server.isGone = true;
  server.requests.length = 0;
}

const article = (page: Page) => page.locator('#article');
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('asks for no byte, and registers nothing, before it is wanted', async ({ page, server }) => {
  await page.goto('/甲/intro');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.getByRole('link', { name: '把这一节存到本机' }).click();
  await expect(button(page, '把“甲”存到本机')).toBeFocused();
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(server.requests.filter((path) => /packs|sw\.js/.test(path))).toEqual([]);
});

test('reads, searches and reviews a stored section without a network, and says what is not stored', async ({
  page,
  server,
}) => {
  await store(page);
  await goOffline(server);
  await page.goto('/甲/C++ 笔记');
  await expect(article(page)).toContainText('第一版');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.locator('#article').getByRole('link', { name: '去第 2 页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '甲的第 2 页' })).toBeVisible();
  // Within the application, and by its address with a slash and an ending.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  for (const address of ['/甲/第 1 页/', '/甲/第 1 页.html']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '甲的第 1 页' })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('独角兽');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('/复习');
  await expect(page.getByRole('button', { name: '打开答案' })).toBeVisible();
  const answer = await page.goto('/乙/intro');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这一页没有存在本机');
  await page.getByRole('link', { name: '甲', exact: true }).click();
  await expect(article(page)).toContainText('第一版');
});

test('keeps what was read, where the reader has said so', async ({ page, server }) => {
  await openList(page);
  await page.getByRole('checkbox', { name: /把读过的页留在本机/ }).click();
  await expect(status(page)).toHaveText('以后读过的页会留在本机。');
  await page.goto('/乙/intro');
  await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true);
  await goOffline(server);
  await page.reload();
  await expect(article(page)).toContainText('两版都一样');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.goto('/甲/intro');
  await expect(page.getByRole('link', { name: '乙/intro' })).toBeVisible();
});

test('a deploy reaches an open tab within one navigation, and no page mixes two builds', async ({
  page,
  server,
  builds,
}) => {
  await store(page);
  // A line that fetches no page before it is asked for.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '2g', saveData: false });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  await page.goto('/甲/intro');
  await expect(article(page)).toContainText('第一版');
  await page.locator('[data-action="toggle-theme"]').first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  server.folder = builds.second;
  await page.locator('#article').getByRole('link', { name: '去第 3 页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '甲的第 3 页' })).toBeVisible();
  await expect(article(page)).toContainText('第二版');
  // In the background the store follows.
  await expect.poll(() => storedVersion(page)).toBe(versionOf(await listOf(page)));
  await goOffline(server);
  await page.reload();
  await expect(article(page)).toContainText('第二版');
  expect(await buildsShown(page)).toEqual(['第二版']);
});

test('while an update is on its way, the old snapshot stands and is whole', async ({ page, server, builds }) => {
  await store(page);
  server.folder = builds.second;
  server.limit = 10_000;
  await page.goto('/甲/intro');
  await expect.poll(() => server.limit).toBeLessThan(0);
  await goOffline(server);
  await page.goto('/甲/第 1 页');
  expect(await buildsShown(page)).toEqual(['第一版']);
});

test('a withdrawal reaches an open tab within one navigation', async ({ page, server, builds }) => {
  await store(page);
  await page.goto('/甲/intro');
  server.folder = builds.withdrawn;
  await page.goto('/甲/第 1 页');
  await expect(article(page)).toContainText('第三版');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
  await page.goto('/甲/第 2 页');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a site without the list leaves what is stored, and answers by itself', async ({ page, server }) => {
  await store(page);
  await page.route('**/data/assets/offline.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/甲/intro');
  await expect(article(page)).toContainText('第一版');
  await page.unroute('**/data/assets/offline.json');
  await goOffline(server);
  await page.goto('/甲/第 2 页');
  await expect(article(page)).toContainText('第一版');
});

test('shows progress, is cancelled, and leaves what was there', async ({ page, server }) => {
  await store(page, '乙');
  let goOn = () => {};
  server.limit = 0;
  server.onLimit = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  await button(page, '把“甲”存到本机').click();
  await expect(page.getByRole('progressbar', { name: '正在存“甲”' })).toBeVisible();
  await button(page, '取消').click();
  await expect(status(page)).toHaveText('已经取消，没有存下。以前存的都还在。');
  goOn();
  await expect(button(page, '移除“乙”')).toBeVisible();
  await expect(button(page, '把“甲”存到本机')).toBeVisible();
});

test('removes a section, then everything', async ({ page, server }) => {
  await store(page, '乙');
  await store(page, '甲');
  await button(page, '移除“乙”').click();
  await expect(status(page)).toHaveText('“乙”移除了。');
  await button(page, '全部移除').click();
  await button(page, '移除').click();
  await expect(status(page)).toHaveText('全部移除了，这台设备上不再留有离线内容。');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await registrations(page)).toBe(0);
  await goOffline(server);
  await expect(page.goto('/甲/intro')).rejects.toThrow();
});

test('a full store is named in one line, and nothing is lost', async ({ page, context, server }) => {
  await store(page, '乙');
  await withQuota(context, page, 200_000);
  await button(page, '把“甲”存到本机').click();
  await expect(status(page)).toHaveText(/^空间不够，没有存下。以前存的都还在。/);
  await goOffline(server);
  await page.goto('/乙/intro');
  await expect(article(page)).toContainText('两版都一样');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
});

test('a section that the browser has deleted is named, and the rest is there', async ({ page }) => {
  await store(page, '乙');
  await store(page, '甲');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('firstSidebar')) await caches.delete(name);
  });
  await openList(page);
  await expect(page.getByText(/浏览器为了腾出空间，清掉了“甲”/)).toBeVisible();
  await expect(button(page, '移除“乙”')).toBeVisible();
  await button(page, '把“甲”存到本机').click();
  await expect(status(page)).toHaveText('“甲”存好了，没有网络也能读。');
});

test('where the browser blocks storage, one line says so', async ({ page }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  await page.goto('/离线');
  await expect(page.getByText(/^浏览器不让这个网站在本机存东西/)).toBeVisible();
});

test('an update that finds no room is named on the page, fetched once, and the old build stands', async ({
  page,
  context,
  server,
  builds,
}) => {
  await store(page);
  // Room for a note, and for no pack.
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await withQuota(context, page, usage + 50_000);
  server.folder = builds.second;
  await page.goto('/甲/intro');
  await expect.poll(() => page.evaluate(hasFullRecord)).toBe(true);
  await page.goto('/甲/第 1 页');
  await openList(page);
  await expect(page.getByText(/^网站更新了，本机的还没有。空间不够/)).toBeVisible();
  await goOffline(server);
  await page.goto('/甲/第 1 页');
  expect(await buildsShown(page)).toEqual(['第一版']);
});

test('where the store fails, pages come from the network, and nothing that was there is lost', async ({
  page,
  server,
}) => {
  await store(page);
  const failing = `for (const name of ['match', 'open', 'has', 'keys', 'delete'])
    CacheStorage.prototype[name] = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));\n`;
  server.before.set('/sw.js', failing);
  await replaceWorker(page);
  server.requests.length = 0;
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/甲/intro');
  await expect(article(page)).toContainText('第一版');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.locator('#article').getByRole('link', { name: '去第 2 页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '甲的第 2 页' })).toBeVisible();
  expect(server.requests).toContain('/甲/intro');
  expect(problems).toEqual([]);
  server.before.clear();
  await replaceWorker(page);
  await goOffline(server);
  await page.goto('/甲/第 1 页');
  expect(await buildsShown(page)).toEqual(['第一版']);
});

test('a redirected answer never serves a navigation: the browser follows, and what is kept is made anew', async ({
  page,
  server,
}) => {
  for (const path of ['/甲/intro', '/乙/intro']) server.redirects.set(`${path}/`, path);
  await openList(page);
  await page.getByRole('checkbox', { name: /把读过的页留在本机/ }).click();
  await expect(status(page)).toHaveText('以后读过的页会留在本机。');
  await page.goto('/乙/intro/');
  await expect(page).toHaveURL(/\/intro$/);
  await expect(article(page)).toContainText('两版都一样');
  // As a page that tells another's address would have it kept.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('/甲/intro/'));
  const isKept = () =>
    page.evaluate(async () => (await caches.match(new URL('/甲/intro/', location.href)))?.redirected);
  await expect.poll(isKept).toBe(false);
  await store(page);
  await page.goto('/甲/intro/');
  await expect(article(page)).toContainText('第一版');
  await goOffline(server);
  for (const address of ['/甲/intro/', '/乙/intro']) {
    const answer = await page.goto(address);
    expect(answer?.ok()).toBe(true);
  }
});

test('the page is accessible in both modes, also while something is stored', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
  await store(page);
  await button(page, '全部移除').click();
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') as HTMLLinkElement;
    return (await fetch(href)).json();
  });
  expect(manifest).toMatchObject({ name: '小站', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(src);
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

/** Whether the worker has noted that there was no room. */
async function hasFullRecord(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys();
    if (keys.some(({ url }) => url.includes('/.offline/full/'))) return true;
  }
  return false;
}

/** The worker that the site has now takes the old one's place. */
async function replaceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
}

async function withQuota(context: BrowserContext, page: Page, quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

const listOf = (page: Page) =>
  page.evaluate(async () => (await fetch('/data/assets/offline.json', { cache: 'no-cache' })).json());
const versionOf = ({ version }: { version: string }) => version;

/** The version that holds, as the records say. */
const storedVersion = (page: Page) =>
  page.evaluate(async () => {
    const records = [0, 1].map(async (place) =>
      (await caches.match(new URL(`/.offline/snapshots/${place}`, location.href)))?.json(),
    );
    const found = (await Promise.all(records)).filter(Boolean).sort((a, b) => b.number - a.number);
    return found[0]?.value[0]?.version;
  });
