/** Pages that the browser renders ahead of a click, and pages that it keeps for Back: nothing happens in them unseen. */
import { APP_SCRIPTS } from '../support/actions.ts';
import { CONNECTIONS, expect, test } from '../support/harness.ts';
import { type DrivenPage, type Rendering, startRendering } from '../support/rendering-ahead.ts';

const HEADING = `document.querySelector('h1')?.textContent`;
const STATE = (name: string) => `document.documentElement.dataset.${name}`;
const linkTo = (path: string) => `.sidebar a[href="${path}"]`;

let browser: Rendering;
const open = async (connection: keyof typeof CONNECTIONS, address: string) => {
  browser = await startRendering(CONNECTIONS[connection] ?? {});
  await browser.page.go(address);
  return browser.page;
};
test.afterEach(() => browser.stop());

/** Points at a link until its page is rendered ahead and loaded. */
async function renderAhead(page: DrivenPage, path: string, link = linkTo(path)): Promise<DrivenPage> {
  await expect.poll(() => page.evaluate(`!!window.__site?.documents`), 'prefetching is there').toBe(true);
  await page.point(link);
  const last = () => browser.ahead.at(-1) as DrivenPage;
  await expect.poll(() => browser.ahead.length).toBeGreaterThan(0);
  await expect
    .poll(() => last().evaluate(`decodeURI(location.pathname) + document.readyState`))
    .toBe(`${path}complete`);
  return last();
}

const untilIdle = (page: DrivenPage) =>
  page.evaluate(`new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 2500 }), 2500))`);

test('a page that is pointed at is rendered ahead, and the click shows it without a request', async ({ site }) => {
  const page = await open('slow', site.address('/语法/intro'));
  const ahead = await renderAhead(page, '/语法/代码');
  expect(await ahead.evaluate('document.prerendering')).toBe(true);
  const asked = site.server.requests('/语法/代码').length;
  await page.press(linkTo('/语法/代码'));
  await expect.poll(() => ahead.evaluate('document.prerendering')).toBe(false);
  expect(await ahead.evaluate(HEADING)).toBe('代码');
  expect(await ahead.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(0);
  expect(site.server.requests('/语法/代码')).toHaveLength(asked);
});

test('before it is shown it loads neither application nor prefetching, keeps no place and marks nothing read', async ({
  site,
}) => {
  const release = site.server.hold(APP_SCRIPTS);
  const page = await open('fast', site.address('/语法/intro'));
  const ahead = await renderAhead(page, '/语法/代码');
  await untilIdle(ahead);
  expect(await ahead.evaluate(`[${STATE('app')}, window.__site.documents, history.state]`)).toEqual([null, null, null]);
  await page.press(linkTo('/语法/代码'));
  await expect.poll(() => ahead.evaluate('document.prerendering')).toBe(false);
  await expect.poll(() => ahead.evaluate(STATE('app'))).toBe('loading');
  await expect.poll(() => ahead.evaluate('!!history.state?.key')).toBe(true);
  release();
  await expect.poll(() => ahead.evaluate(STATE('app'))).toBe('ready');
});

test('what was chosen while it waited holds when it is shown', async ({ site }) => {
  // Its arrival, which coming to a control asks for, would take the mark from the link.
  site.server.hold(APP_SCRIPTS);
  const page = await open('slow', site.address('/语法/intro'));
  // In the text: of a link that goes with the list nothing is rendered ahead any more.
  const link = `#article a[href="${encodeURI('/语法/代码')}"]`;
  const ahead = await renderAhead(page, '/语法/代码', link);
  await page.press('[data-action=toggle-theme]');
  await page.press('[data-action=toggle-theme]');
  await page.press('[data-action=toggle-sidebar]');
  const chosen = await page.evaluate<unknown[]>(`[${STATE('themeChoice')}, ${STATE('theme')}, ${STATE('sidebar')}]`);
  expect(chosen[2], 'the list is put away').toBeTruthy();
  await page.evaluate(`document.querySelector(${JSON.stringify(link)}).click()`);
  await expect.poll(() => ahead.evaluate('document.prerendering')).toBe(false);
  expect(await ahead.evaluate(`[${STATE('themeChoice')}, ${STATE('theme')}, ${STATE('sidebar')}]`)).toEqual(chosen);
});

// The headless shell keeps no page (`masked`: its own reason), yet tells what of the page would stand against it.
for (const [kind, path] of [
  ['a note', '/语法/代码'],
  ['a note with labs', '/语法/实验/array-stepper'],
  ['the search page', '/search'],
  ['the review', '/复习'],
  ['the home page', '/'],
] as const)
  test(`nothing of the page keeps it out of the browser’s page cache: ${kind}`, async ({ site }) => {
    const page = await open('fast', site.address(path));
    await expect.poll(() => page.evaluate(STATE('app'))).toBe('ready');
    await page.go(site.address('/深层/intro'));
    await expect.poll(() => page.evaluate(HEADING).catch(() => '')).toBe('深层导读');
    // Later, or the answer is lost with the page.
    await page.evaluate('void setTimeout(() => history.back())');
    await expect.poll(() => page.evaluate('decodeURI(location.pathname)').catch(() => '')).toBe(path);
    const reasons = `performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons.map((it) => it.reason)`;
    expect((await page.evaluate<string[] | undefined>(reasons)) ?? []).toEqual(['masked']);
  });
