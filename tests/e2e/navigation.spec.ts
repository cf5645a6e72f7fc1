/** Navigation without documents: one step, newest wins, history and scroll. */
import {
  heading,
  isSameDocument,
  markDocument,
  navbarLink,
  pathOf,
  scrollTo,
  scrollTop,
  sidebarLink,
} from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

test('URL, title, description, canonical and content change in one step', async ({ page, site }) => {
  const release = site.server.hold('/data/深层/intro.json');
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await markDocument(page);
  await navbarLink(page, '深层').click();
  await expect.poll(() => site.server.requests('/data/深层/intro.json').length).toBe(1);
  expect(pathOf(page)).toBe('/语法/代码');
  await expect(heading(page)).toHaveText('代码');
  // Seen from inside at the moment when the article is swapped: everything else must agree within the same task.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== '深层导读') return;
      observer.disconnect();
      Object.assign(window, {
        seen: {
          path: decodeURIComponent(location.pathname),
          title: document.title,
          canonical: decodeURIComponent(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''),
          description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
        },
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  release();
  await expect(heading(page)).toHaveText('深层导读');
  expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual({
    path: '/深层/intro',
    title: expect.stringMatching(/^深层导读.*试验场$/),
    canonical: 'https://fixture.example/深层/intro',
    description: '很深的组，很长的列表。',
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('the home page looks the same when readers come to it from a note', async ({ page, site }) => {
  const sections = page.locator('.home-sections');
  const look = () => sections.evaluate((list) => getComputedStyle(list).cssText || getComputedStyle(list).borderTop);
  await page.goto(site.address('/'));
  const direct = [await sections.boundingBox(), await look()];
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(sections).toBeVisible();
  expect([await sections.boundingBox(), await look()]).toEqual(direct);
  expect(await isSameDocument(page)).toBe(true);
});

test('newest navigation wins: slow A, then fast B, ends on B', async ({ page, site }) => {
  const release = site.server.hold('/data/布局/intro.json');
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await navbarLink(page, '布局').click();
  await expect.poll(() => site.server.requests('/data/布局/intro.json').length).toBe(1);
  await navbarLink(page, '深层').click();
  await expect(heading(page)).toHaveText('深层导读');
  const answered = page.waitForResponse((response) => decodeURI(response.url()).endsWith('/data/布局/intro.json'));
  release();
  await (await answered).finished();
  // A frame later the late answer would have been shown.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(heading(page)).toHaveText('深层导读');
  expect(pathOf(page)).toBe('/深层/intro');
  await expect(page.locator('html')).not.toHaveAttribute('data-progress', /.*/);
});

test('fast double navigation leaves one entry in the history for each page shown', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
    for (const text of ['布局', '深层']) links.find((link) => link.textContent === text)?.click();
  });
  await expect(heading(page)).toHaveText('深层导读');
  await page.goBack();
  await expect(heading(page)).toHaveText('长文');
});

test('Back and Forward restore the scroll', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await scrollTo(page, 1800);
  await sidebarLink(page, '数学').click();
  await expect(heading(page)).toHaveText('数学');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 60);
  await page.goBack();
  await expect(heading(page)).toHaveText('长文');
  await expect.poll(() => scrollTop(page)).toBe(1800);
  await page.goForward();
  await expect(heading(page)).toHaveText('数学');
  await expect.poll(() => scrollTop(page)).toBe(60);
});

test('reload restores the scroll, and so does Back after a reload', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await scrollTo(page, 1500);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await untilReady(page);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await sidebarLink(page, '代码').click();
  await expect(heading(page)).toHaveText('代码');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('长文');
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

/**
 * Waits until the whole note has its heights and the history entry its key, both of which wait for idle time. Before that the
 * same text may move to another position, and an entry that is left has only the browser's own memory of it.
 */
const untilLaidOut = (page: import('@playwright/test').Page) =>
  page.waitForFunction(() => {
    const last = document.querySelector('#article > :last-child') as Element;
    return history.state !== null && getComputedStyle(last).contentVisibility === 'visible';
  });

test.describe('without the application', () => {
  test.use({ connection: 'slow' });
  test('Back and reload restore the scroll', async ({ page, site }) => {
    site.server.hold(/^\/assets\/.*\.js/);
    await page.goto(site.address('/语法/长文'));
    await untilLaidOut(page);
    await scrollTo(page, 1400);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(1400);
    await page.goto(site.address('/语法/代码'));
    await page.goBack();
    await expect(heading(page)).toHaveText('长文');
    await expect.poll(() => scrollTop(page)).toBe(1400);
  });
});

/** Distance of an element's top from the lower edge of the navbar. */
const belowNavbar = (page: import('@playwright/test').Page, id: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(name)?.getBoundingClientRect().top ?? -1) - bar;
  }, id);

test('a hash target lands under the navbar: on arrival, by a click, by Back', async ({ page, site }) => {
  const id = '第-9-节';
  await page.goto(`${site.address('/语法/长文')}#${encodeURIComponent(id)}`);
  await expect.poll(() => belowNavbar(page, id)).toBeGreaterThanOrEqual(0);
  expect(await belowNavbar(page, id)).toBeLessThan(120);
  await untilReady(page);
  await page.locator('.outline').getByRole('link', { name: '第 3 节' }).click();
  await expect.poll(() => belowNavbar(page, '第-3-节')).toBeGreaterThanOrEqual(0);
  expect(await belowNavbar(page, '第-3-节')).toBeLessThan(120);
  await page.goBack();
  await expect.poll(() => belowNavbar(page, id)).toBeLessThan(120);
});

test('a hash target of another page lands under the navbar', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await page.locator('article').getByRole('link', { name: '数学' }).click();
  await expect(heading(page)).toHaveText('数学');
  await expect.poll(() => belowNavbar(page, '行间公式')).toBeGreaterThanOrEqual(0);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#行间公式');
});

for (const hash of ['#%E4%BD', '#%', '#"><img src=x>', `#${'a'.repeat(5000)}`]) {
  test(`a malformed hash does no harm: ${hash.slice(0, 20)}`, async ({ page, site }) => {
    await page.goto(`${site.address('/语法/长文')}${hash}`);
    await untilReady(page);
    await expect(heading(page)).toHaveText('长文');
    await sidebarLink(page, '代码').click();
    await expect(heading(page)).toHaveText('代码');
  });
}

test('the focus moves to the new page and its title is announced', async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  await sidebarLink(page, '代码').click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText('代码');
});

test('clicks that mean a new tab or a download are left to the browser', async ({ page, site, context }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  const opened = context.waitForEvent('page');
  await sidebarLink(page, '代码').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('代码');
  await expect(heading(page)).toHaveText('长文');
});

test.describe('prefetch', () => {
  test('each page is asked for once, by hover, focus and click together', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    const link = navbarLink(page, '深层');
    await link.hover();
    await link.focus();
    await link.click();
    await expect(heading(page)).toHaveText('深层导读');
    expect(site.server.requests('/data/深层/intro.json')).toHaveLength(1);
  });

  test('a prefetched page is shown without another request', async ({ page, site }) => {
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await navbarLink(page, '深层').hover();
    await expect.poll(() => site.server.requests('/data/深层/intro.json').length).toBe(1);
    await page.waitForLoadState('networkidle');
    site.server.hold(/./);
    await navbarLink(page, '深层').click();
    await expect(heading(page)).toHaveText('深层导读');
  });
});

test.describe('addresses', () => {
  for (const [name, address, title] of [
    ['Chinese, encoded', '/%E8%AF%AD%E6%B3%95/%E4%BB%A3%E7%A0%81', '代码'],
    ['lower-case escapes', '/%e8%af%ad%e6%b3%95/%e4%bb%a3%e7%a0%81', '代码'],
    ['a plus and a space', '/%E5%B8%83%E5%B1%80/C++%20%E7%AC%94%E8%AE%B0/', 'C++ 笔记'],
    ['%2B for the plus', '/%E5%B8%83%E5%B1%80/C%2B%2B%20%E7%AC%94%E8%AE%B0/%E5%BC%95%E7%94%A8', '引用'],
    ['a slug', '/%E7%9F%AD', '短地址'],
    ['an alias', '/%E6%90%AC%E8%B5%B0%E4%BB%A5%E5%89%8D', '搬走的页'],
    ['an alias with a space', '/%E5%B8%83%E5%B1%80/old%20name', '搬走的页'],
  ] as const) {
    test(`${name} opens the right page, and the application agrees`, async ({ page, site }) => {
      await page.goto(site.origin + address);
      await expect(heading(page)).toHaveText(title);
      await untilReady(page);
      await expect(heading(page)).toHaveText(title);
      await navbarLink(page, '深层').click();
      await expect(heading(page)).toHaveText('深层导读');
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
    });
  }

  for (const address of ['/%', '/%E4%BD', '/%ZZ/a', '/语法/%']) {
    test(`malformed escapes are not found: ${address}`, async ({ page, site, problems }) => {
      problems.expect(/40[04]/);
      const answer = await page.goto(site.origin + address);
      expect(answer?.status()).toBe(404);
      await expect(heading(page)).toHaveText('找不到页面');
      await untilReady(page);
      await navbarLink(page, '深层').click();
      await expect(heading(page)).toHaveText('深层导读');
    });
  }
});

/** Written with `.html`, `index.html` or a slash → the page that exists. */
const WRITTEN = [
  ['/语法/代码/', '/语法/代码'],
  ['/语法/代码.html', '/语法/代码'],
  ['/语法/代码/index.html', '/语法/代码'],
  ['/布局/C++ 笔记.html', '/布局/C++ 笔记/'],
  ['/布局/C++ 笔记/index.html', '/布局/C++ 笔记/'],
  ['/search/index.html', '/search'],
  ['/search.html', '/search'],
] as const;

test.describe('addresses with an ending', () => {
  for (const [written, clean] of WRITTEN) {
    test(`${written} leads to its page, also where the host does not know it`, async ({ page, site, problems }) => {
      problems.expect(/status (?:of )?404/);
      site.server.fault(written, { status: 404, body: site.file('404.html'), type: 'text/html; charset=utf-8' });
      await page.goto(`${site.address(written)}?q=1#b`);
      await expect.poll(() => pathOf(page)).toBe(clean);
      expect(page.url()).toMatch(/\?q=1#b$/);
      await expect(heading(page)).not.toHaveText('找不到页面');
      await untilReady(page);
    });

    test(`a click on a link written ${written} shows the page under its own address`, async ({
      page,
      site,
      problems,
    }) => {
      // The slash is asked for where the link does not tell of it.
      problems.expect(/status (?:of )?404/);
      await page.goto(site.address('/语法/长文'));
      await untilReady(page);
      await markDocument(page);
      await page.evaluate(
        (href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: '写成文件的链接' });
          document.querySelector('#article')?.prepend(link);
        },
        encodeURI(`${written}#b`),
      );
      await page.getByRole('link', { name: '写成文件的链接' }).click();
      await expect.poll(() => pathOf(page)).toBe(clean);
      expect(new URL(page.url()).hash).toBe('#b');
      await expect(heading(page)).not.toHaveText('长文');
      expect(await isSameDocument(page)).toBe(true);
      await page.reload();
      await expect.poll(() => pathOf(page)).toBe(clean);
      await page.goBack();
      await expect(heading(page)).toHaveText('长文');
    });
  }

  test('a page that does not exist either way stays not found, under the clean address', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/404/);
    await page.goto(site.address('/没有/这一页.html'));
    await expect.poll(() => pathOf(page)).toBe('/没有/这一页');
    await expect(heading(page)).toHaveText('找不到页面');
  });

  test('a path that looks like a host stays on this one', async ({ page, site, problems }) => {
    problems.expect(/404/);
    await page.goto(`${site.origin}//127.0.0.2/a.html`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('//127.0.0.2/a');
    expect(new URL(page.url()).origin).toBe(site.origin);
  });
});

test.describe('under a base path with Chinese', () => {
  test.use({ siteName: 'underBase' });

  test('pages open, links stay below it, navigation and Back work', async ({ page, site }) => {
    await page.goto(site.address('/语法/链接'));
    await untilReady(page);
    await markDocument(page);
    await page.locator('article').getByRole('link', { name: '模板与泛型' }).click();
    await expect(heading(page)).toHaveText('模板 与 泛型');
    expect(pathOf(page)).toBe('/笔记/布局/C++ 笔记/模板 与 泛型');
    await page.goBack();
    await expect(heading(page)).toHaveText('链接');
    await navbarLink(page, '试验场').click();
    await expect(page.locator('.home-section')).toHaveCount(3);
    expect(pathOf(page)).toBe('/笔记/');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('pictures, the 404 page and the search page lie below it', async ({ page, site, problems }) => {
    problems.expect(/404/);
    await page.goto(site.address('/语法/图片'));
    for (const picture of await page.locator('article figure:not(.only-dark) img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect((await page.goto(site.address('/没有')))?.status()).toBe(404);
    await page.locator('main').getByRole('link', { name: '深层' }).first().click();
    await expect(heading(page)).toHaveText('深层导读');
    expect((await page.goto(site.address('/search')))?.status()).toBe(200);
  });
});

test('on the not-found page links lead on', async ({ page, site, problems }) => {
  problems.expect(/404/);
  await page.goto(site.address('/没有/这一页'));
  await untilReady(page);
  await navbarLink(page, '语法').click();
  await expect(heading(page)).toHaveText('语法导读');
  await page.goBack();
  await expect(heading(page)).toHaveText('找不到页面');
});
