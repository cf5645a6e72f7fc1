/** What readers expect around a note: keyboard help, progress, the way back to their place, links to headings, sharing, reports. */
import type { Page } from '@playwright/test';
import { heading, scrollTop } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const help = (page: Page) => page.getByRole('dialog', { name: '键盘快捷键' });
const search = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const offer = (page: Page) => page.getByRole('complementary', { name: '接着上次读' });
const reportLink = (page: Page) => page.getByRole('link', { name: '这里有误？' });
const place = (page: Page) => page.evaluate(() => localStorage.getItem('place:/语法/长文'));

async function open(page: Page, address: string): Promise<void> {
  // Nothing of an earlier visit but what is stored.
  await page.goto('about:blank');
  await page.goto(address);
  await untilReady(page);
}

/** Scrolls as a reader does, and waits until the place is noted. */
async function readTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => place(page)).not.toBeNull();
}

/** Selects the first paragraph in view. */
const selectParagraph = (page: Page) =>
  page.evaluate(() => {
    const inView = [...document.querySelectorAll('#article > p')].find(
      (element) => element.getBoundingClientRect().top > 100,
    );
    getSelection()?.selectAllChildren(inView as Element);
    return (inView as Element).textContent;
  });

test.describe('by keyboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a walk', async ({ page, context, site }) => {
    // Axe looks at three states of it, each in both modes.
    test.setTimeout(120_000);
    await test.step('“?” lists the keys of the page, and they do what it says', async () => {
      await open(page, site.address('/语法/标签页'));
      await page.keyboard.press('?');
      await expect(help(page).getByRole('term')).toHaveText([
        '键盘快捷键',
        '搜索',
        '关闭打开的窗口',
        '换到旁边的标签（先选中一个标签）',
      ]);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(help(page)).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(search(page)).toBeVisible();
    });

    await test.step('in a field, and while an input method composes, it is text', async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('combobox', { name: '搜索笔记' })).toHaveValue('?');
      await page.keyboard.press('Escape');
      await page.evaluate(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', isComposing: true, bubbles: true })),
      );
      await page.keyboard.press('Control+/');
      await expect(help(page)).toHaveCount(1);
    });

    await test.step('keys of a single character can be switched off for good, and on again', async () => {
      await help(page).getByRole('checkbox', { name: '单个字符的快捷键' }).uncheck();
      await expect(help(page).getByText('?', { exact: true })).toHaveCount(0);
      for (const isAnew of [false, true]) {
        if (isAnew) await open(page, site.address('/语法/标签页'));
        else await page.keyboard.press('Escape');
        for (const key of ['?', '/']) await page.keyboard.press(key);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      await page.keyboard.press('Control+/');
      await help(page).getByRole('checkbox', { name: '单个字符的快捷键' }).check();
      await help(page).getByRole('button', { name: '关闭' }).click();
      await page.keyboard.press('?');
      await expect(help(page)).toBeVisible();
    });

    await test.step('a long note says how much is read and how long the rest takes, and moves nothing', async () => {
      await open(page, site.address('/语法/长文'));
      await expect(page.locator('.reading-progress')).toHaveCount(0);
      await page.evaluate(() => {
        Object.assign(window, { shifts: [] as number[] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(entry);
        }).observe({ type: 'layout-shift' });
      });
      await readTo(page, 3000);
      const read = () =>
        page.locator('.reading-progress').evaluate((element) => {
          const line = getComputedStyle(element, '::before').transform;
          return Number(/matrix\(([\d.]+)/.exec(line)?.[1]);
        });
      await expect.poll(read).toBeGreaterThan(0.4);
      expect(await read()).toBeLessThan(0.8);
      await expect(page.locator('.reading-progress')).toHaveAttribute('aria-hidden', 'true');
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
    });

    await test.step('who comes back is offered the place that was reached, by one key', async () => {
      const [reached] = JSON.parse((await place(page)) ?? '[]');
      await open(page, site.address('/语法/长文'));
      await expect(offer(page)).toHaveText(new RegExp(`^上次读到“${String(reached).replaceAll('-', ' ')}”`));
      await expectAccessible(page);
      await page.keyboard.press('b');
      await expect(offer(page)).toHaveCount(0);
      expect(Math.abs((await scrollTop(page)) - 3000)).toBeLessThan(300);
      await page.evaluate(() => localStorage.setItem('place:/语法/长文', '["没有的标题",1]'));
      await open(page, site.address('/语法/长文'));
      await page.getByRole('link', { name: '第 3 节' }).last().click();
      await expect(offer(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => place(page)).toBeNull();
    });

    await test.step('selected text is quoted in a report', async () => {
      await page.evaluate(() => document.getElementById('第-3-节')?.scrollIntoView());
      const text = await selectParagraph(page);
      await expect(reportLink(page)).toBeVisible();
      const url = new URL((await reportLink(page).getAttribute('href')) ?? '');
      expect([url.origin, url.searchParams.get('title')]).toEqual(['https://code.example', '长文']);
      const address = `${site.address('/语法/长文')}#${encodeURIComponent('第-3-节')}`;
      expect(url.searchParams.get('body')).toBe(`> ${text}\n\n${address}\n\n`);
      await expectAccessible(page);
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await expect(reportLink(page)).toHaveCount(0);
    });

    await test.step('the link of a heading is copied by a plain click alone, else it is in the bar', async () => {
      await open(page, site.address('/语法/标题'));
      const anchor = page.locator('#my-id .anchor');
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      const opened = context.waitForEvent('page');
      await anchor.click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      await page.bringToFront();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await anchor.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: '链接在地址栏里' })).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe('#my-id');
    });
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a walk', async ({ page, site }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data ?? {});
        if (shared.length > 1) throw new DOMException('no', 'AbortError');
      };
    });
    await open(page, site.address('/语法/长文'));
    await readTo(page, 4000);
    await open(page, site.address('/语法/长文'));
    await expectAccessible(page);
    await offer(page)
      .getByRole('button', { name: /上次读到/ })
      .tap();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(3500);

    await selectParagraph(page);
    await expect(reportLink(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => getSelection()?.removeAllRanges());

    const share = page.getByRole('button', { name: '分享' });
    await share.tap();
    await share.tap();
    const sent = { title: '长文 | 试验场', url: site.address('/语法/长文') };
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown }).shared))
      .toEqual([sent, sent]);
    await expect(share).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('nothing is stored or said where storage is blocked, and the note reads', async ({ page, site, problems }) => {
  problems.expect(/浏览器存储不可用/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, site.address('/语法/长文'));
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.locator('.reading-progress')).toHaveCount(1);
  await open(page, site.address('/语法/长文'));
  await page.keyboard.press('?');
  await help(page).getByRole('checkbox').uncheck();
  await expect(offer(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('长文');
});
