/** Steps that the tests of the search share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type TestSite, untilReady } from './harness.ts';

/** Everything that belongs to the search and may only be asked for once the reader means to search. */
export const SEARCH_FILES = /^\/assets\/(?:search|worker|ask)|^\/assets\/search\//;
/** Pieces of the index. */
export const SHARDS = /^\/assets\/search\//;

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '搜索' });
export const field = (page: Page): Locator => page.getByRole('combobox', { name: '搜索笔记' });
export const hits = (page: Page): Locator => dialog(page).getByRole('option');
export const selected = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });
/** The search button of the bar at the top. */
export const slot = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: '搜索' });
/** What is said of the number of results. */
export const count = (page: Page): Locator => page.locator('.search-status [role=status]');

/** Opens a page and waits until the application serves it. */
export async function openPage(page: Page, site: TestSite, path: string): Promise<void> {
  await page.goto(site.address(path));
  await untilReady(page);
}

/** Opens a page and the search over it, by key. */
export async function openSearch(page: Page, site: TestSite, path = '/语法/intro'): Promise<void> {
  await openPage(page, site, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the search, types a query and waits for its hits. */
export async function search(page: Page, site: TestSite, query: string, path?: string): Promise<void> {
  await openSearch(page, site, path);
  await field(page).pressSequentially(query);
  await expect(hits(page).first()).toBeVisible();
  await expect(count(page)).toContainText('找到');
}

/** Texts that are marked by the Custom Highlight API; `search` are all, `search-current` is the one looked at. */
export function marked(page: Page, name = 'search'): Promise<string[]> {
  return page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String), name);
}

/** An input method, as Chromium's own events give it. */
export async function inputMethod(page: Page) {
  const client = await page.context().newCDPSession(page);
  /** A key that the input method takes: code 229, and no text of its own. */
  const key = async (name: string, code: number) => {
    const event = { key: 'Process', code: name, windowsVirtualKeyCode: 229, nativeVirtualKeyCode: code };
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, key: name, windowsVirtualKeyCode: code });
  };
  return {
    /** Shows letters that are being composed. */
    compose: (text: string) =>
      client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Enter, arrows or Escape for the input method. */
    key,
    /** Accepts a candidate. */
    accept: (text: string) => client.send('Input.insertText', { text }),
    /** Cancels the composition. */
    cancel: () => client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 }),
  };
}

/** Notes what the engine is asked; call before the page is opened, then ask for the list. */
export async function watchQuestions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: { question?: { query: string } }, ...rest: never[]) {
      if (message.question) asked.push(message.question.query);
      postMessage.call(this, message, ...rest);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

/** A worker of ours in the engine's place, for tests of what the dialog makes of its answers; `body` sees `query` and may call `reply(query, more)` and `found(query)`. */
export function standIn(body: string): { body: string; type: string } {
  const script = `
    const nothing = { pages: [], pagesTotal: 0, hitsTotal: 0, countBySidebar: {}, engine: 'embedded' };
    const pageOf = (title) => ({ path: '/' + title, url: '/' + title, title: [{ text: title }], breadcrumb: [], hitsOnPage: 1,
      hits: [{ url: '/' + title, heading: [], kind: 'text', excerpt: [{ text: title, mark: true }] }] });
    const kept = {};
    onmessage = ({ data }) => {
      if (data.kind !== 'search') return;
      const { query } = data.question;
      kept[query] = data.id;
      const reply = (query, more) => postMessage({ id: kept[query], value: { query, ...nothing, ...more } });
      const found = (query) => reply(query, { pages: [pageOf(query)], pagesTotal: 1, hitsTotal: 1 });
      ${body}
    };`;
  return { body: script, type: 'text/javascript' };
}
