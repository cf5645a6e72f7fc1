/** The search dialog: how it opens and closes, how it is used by keys, mouse and input method. */
import { APP_SCRIPTS, heading, pathOf, wantApplication } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import {
  count,
  dialog,
  field,
  hits,
  inputMethod,
  openPage,
  openSearch,
  SEARCH_FILES,
  search,
  selected,
  slot,
  standIn,
  watchQuestions,
} from '../support/search.ts';

test.describe('opening', () => {
  test('no byte of it comes before it is meant; pointing at its button is meaning it', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press('PageDown');
    await page.waitForLoadState('networkidle');
    expect(site.server.requests(SEARCH_FILES)).toEqual([]);
    await slot(page).hover();
    await expect.poll(() => site.server.requests(SEARCH_FILES).length).toBeGreaterThan(2);
  });

  test('focus of the bar’s button warms it and does not open it', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await slot(page).focus();
    await expect.poll(() => site.server.requests(/^\/assets\/worker/)).toHaveLength(1);
    await expect(dialog(page)).toBeHidden();
  });

  for (const [where, path] of [
    ['home', '/'],
    ['not-found', '/没有这一页'],
  ] as const) {
    test(`focus of the field on the ${where} page opens it`, async ({ page, site, problems }) => {
      problems.expect(/404/);
      await openPage(page, site, path);
      const button = page.getByRole('main').getByRole('button', { name: '搜索笔记' });
      for (let press = 0; press < 40 && !(await dialog(page).isVisible()); press += 1) await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('after Escape the focus is back in the field, which stays closed; Tab moves on', async ({ page, site }) => {
    await openPage(page, site, '/');
    const button = page.getByRole('main').getByRole('button', { name: '搜索笔记' });
    await button.focus();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');
  });

  test('a window that gets the focus back does not open it', async ({ page, site }) => {
    await openPage(page, site, '/');
    const button = page.getByRole('main').getByRole('button', { name: '搜索笔记' });
    await button.focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => {
      window.dispatchEvent(new FocusEvent('blur'));
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
  });

  test('a click opens it; Enter and Space on the button too', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    await slot(page).click();
    await expect(field(page)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(slot(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
    }
  });

  for (const key of ['Control+k', 'Meta+k', '/'])
    test(`${key} opens it, also when it comes before the application`, async ({ page, site }) => {
      const release = site.server.hold(APP_SCRIPTS);
      await page.goto(site.address('/语法/intro'));
      await page.keyboard.press(key);
      release();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('脚注');
      await expect(hits(page).first()).toContainText('脚注');
    });

  test('it is there at once, with what was searched before, while all the rest is still on its way', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('search-memory', JSON.stringify({ recent: ['脚注'], favourites: ['标签页'] }));
    });
    const release = site.server.hold(SEARCH_FILES);
    await openPage(page, site, '/语法/intro');
    const shown = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.navbar [data-action=find]')?.click();
      return new Promise((resolve) =>
        // Before the next frame is painted.
        requestAnimationFrame(() => resolve(document.querySelector('.search-dialog[open]')?.textContent)),
      );
    });
    expect(shown).toContain('收藏的搜索');
    expect(shown).toContain('脚注');
    await page.keyboard.type('告示');
    release();
    await expect(selected(page)).toContainText('GitHub 的写法');
  });

  test('it stays where it is when asked to open again, and takes the focus', async ({ page, site }) => {
    await openSearch(page, site);
    await dialog(page).getByRole('button', { name: '关闭搜索' }).focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
  });
});

test.describe('closing', () => {
  test('by Escape, by the backdrop, by its button; the focus returns', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialog(page).getByRole('button', { name: '关闭搜索' }).click(),
    ]) {
      await slot(page).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(slot(page)).toBeFocused();
    }
  });

  test('a click inside it leaves it open', async ({ page, site }) => {
    await openSearch(page, site);
    const box = await dialog(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 60);
    await expect(dialog(page)).toBeVisible();
  });

  test('the page behind it stays where it was', async ({ page, site }) => {
    await openPage(page, site, '/语法/长文');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(page.url()).not.toContain('?');
  });
});

test.describe('hits', () => {
  test('stand by page with their place, section, kind and the match marked; they are counted', async ({
    page,
    site,
  }) => {
    await search(page, site, '强调');
    const group = dialog(page).getByRole('group', { name: /中文排版/ });
    await expect(group).toContainText('语法');
    await expect(group.getByRole('option').first()).toContainText('小节');
    await expect(group.locator('mark').first()).toHaveText('强调');
    await expect(count(page)).toHaveText(/^找到 \d+ 篇笔记，共 \d+ 处$/);
    await expect(dialog(page).getByRole('link', { name: /^查看全部 \d+ 条$/ })).toBeVisible();
  });

  test('are chosen by arrows, Home and End, all around; the field keeps the focus and says which', async ({
    page,
    site,
  }) => {
    await search(page, site, '标题');
    const total = await hits(page).count();
    expect(total).toBeGreaterThan(2);
    const expectSelected = async (index: number) => {
      await expect(hits(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', `search-hits-${index}`);
      await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
    };
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', total - 1],
      ['ArrowDown', 0],
      ['ArrowUp', total - 1],
      ['ArrowUp', total - 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(index);
    }
    await expect(field(page)).toBeFocused();
  });

  test('Enter opens the selected one, whose page is already here', async ({ page, site }) => {
    await search(page, site, '五级标题');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const path = '/data/语法/标题.json';
    await expect.poll(() => site.server.requests(path)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('标题');
    expect(pathOf(page)).toBe('/语法/标题');
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#五级标题');
    expect(site.server.requests(path)).toHaveLength(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('lead to pages whose address has signs and spaces', async ({ page, site }) => {
    await search(page, site, '模板 与 泛型');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('模板 与 泛型');
    expect(pathOf(page)).toBe('/布局/C++ 笔记/模板 与 泛型');
  });

  test('Enter before the answer has come opens the first hit of what was typed', async ({ page, site }) => {
    const release = site.server.hold(/^\/assets\/search\//);
    await openSearch(page, site);
    await page.keyboard.type('五级标题');
    await expect(count(page)).toHaveText('正在查找……');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('标题');
  });

  for (const key of ['Control+Enter', 'Meta+Enter'])
    test(`${key} opens it in a new tab, with its marks, and leaves the search open`, async ({
      page,
      site,
      context,
    }) => {
      await search(page, site, '五级标题');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(key);
      const tab = await opened;
      await expect(tab.locator('h1')).toHaveText('标题');
      // A tab behind another one may get no idle moment for seconds: the reader goes there and begins.
      await tab.bringToFront();
      await wantApplication(tab);
      await untilReady(tab);
      await expect
        .poll(() => tab.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String)))
        .toContain('五级标题');
      expect(new URL(tab.url()).search).toBe('');
      await expect(dialog(page)).toBeVisible();
    });

  test('a click opens a hit, one with Ctrl in a new tab', async ({ page, site, context }) => {
    await search(page, site, '五级标题');
    const opened = context.waitForEvent('page');
    await hits(page)
      .first()
      .click({ modifiers: ['Control'] });
    await expect((await opened).locator('h1')).toHaveText('标题');
    await expect(dialog(page)).toBeVisible();
    await hits(page).first().click();
    await expect(heading(page)).toHaveText('标题');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a mouse at rest does not take the selection from the keys; one that moves does', async ({ page, site }) => {
    await search(page, site, '页');
    await page.evaluate(() => {
      const note = ({ screenX, screenY }: PointerEvent) => Object.assign(window, { place: [screenX, screenY] });
      addEventListener('pointermove', note);
    });
    const box = await hits(page).nth(2).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.move(x + 4, y + 2);
    await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const list = dialog(page).locator('.search-body');
    await page.keyboard.press('End');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(hits(page).last()).toBeInViewport();
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    // The list has moved under the mouse, which browsers report as a movement to where it is already.
    await hits(page)
      .nth(4)
      .evaluate(
        (hit, [screenX, screenY]) => {
          hit.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', screenX, screenY }));
        },
        await page.evaluate(() => (window as unknown as { place: [number, number] }).place),
      );
    await expect(hits(page).nth(4)).toHaveAttribute('aria-selected', 'false');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    const other = await hits(page).nth(6).boundingBox();
    await page.mouse.move((other?.x ?? 0) + 60, (other?.y ?? 0) + 10);
    await expect(hits(page).nth(6)).toHaveAttribute('aria-selected', 'true');
  });

  test('are limited by the sidebars’ filters, which Tab reaches', async ({ page, site }) => {
    await search(page, site, '页');
    const filters = dialog(page).getByRole('group', { name: '按栏目筛选' });
    await page.keyboard.press('Tab');
    await expect(filters.getByRole('button', { name: '全部' })).toBeFocused();
    await page.keyboard.press('Tab');
    const layout = filters.getByRole('button', { name: /^布局|^语法/ }).first();
    await expect(layout).toBeFocused();
    const name = (await layout.textContent())?.replace(/[\s\d]/g, '') ?? '';
    await page.keyboard.press('Enter');
    await expect(layout).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => dialog(page).locator('.hit-place').allTextContents()).not.toContainEqual('深层');
    for (const place of await dialog(page).locator('.hit-place').allTextContents()) expect(place).toContain(name);
    await expect(layout).toBeFocused();
  });

  test('a late answer to an earlier query is dropped', async ({ page, site, problems }) => {
    // The page that is found is none, and what is in view is prefetched.
    problems.expect(/404.*\/data\/早晚/, /404.*\/data\/%E6/);
    site.server.fault(/^\/assets\/worker/, standIn("if (query === '早晚') { found('早晚'); found('早'); }"));
    await openSearch(page, site);
    await page.keyboard.type('早');
    await expect(count(page)).toHaveText('正在查找……');
    await page.keyboard.type('晚');
    await expect(selected(page)).toContainText('早晚');
    await expect(hits(page)).toHaveCount(1);
  });
});

test.describe('remembered searches', () => {
  test('the last eight are kept, can be searched again, kept for good and removed, by keys alone', async ({
    page,
    site,
  }) => {
    await search(page, site, '五级标题');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('标题');
    await page.keyboard.press('/');
    const again = dialog(page).getByRole('button', { name: '五级标题', exact: true });
    await expect(again).toBeVisible();
    await expect(dialog(page).locator('.search-keys')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(again).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('region', { name: '收藏的搜索' })).toContainText('五级标题');
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('五级标题');
    await expect(selected(page)).toContainText('五级标题');
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: '删除“五级标题”' }).click();
    await expect(again).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search-memory'))).not.toContain('五级');
  });

  test('a search is made a favourite from its results', async ({ page, site }) => {
    await search(page, site, '脚注');
    await dialog(page).getByRole('button', { name: '收藏这个搜索' }).click();
    await field(page).fill('');
    await expect(dialog(page).getByRole('region', { name: '收藏的搜索' })).toContainText('脚注');
  });

  test('what stands in storage is no markup and does no harm', async ({ page, site }) => {
    await page.addInitScript(() =>
      localStorage.setItem('search-memory', '{"recent":["<img src=x onerror=alert(1)>",7],"favourites":{"a":1}}'),
    );
    await openSearch(page, site);
    await expect(dialog(page).getByRole('button', { name: '<img src=x onerror=alert(1)>', exact: true })).toBeVisible();
  });

  test('what another tab has searched meanwhile is kept', async ({ page, site }) => {
    await search(page, site, '脚注');
    await page.evaluate(() => localStorage.setItem('search-memory', '{"recent":["别处"],"favourites":["收着"]}'));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('脚注');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('search-memory') ?? ''))).toEqual({
      recent: ['脚注', '别处'],
      favourites: ['收着'],
    });
  });

  test.describe('switched off in the configuration', () => {
    test.use({ siteName: 'noSwitch' });
    test('nothing is kept or offered, and what was kept goes', async ({ page, site, problems }) => {
      // This site has comments too, from a host that does not exist.
      problems.expect(/comments\.invalid/, /ERR_NAME_NOT_RESOLVED/);
      await openPage(page, site, '/语法/intro');
      await page.evaluate(() => localStorage.setItem('search-memory', '{"recent":["以前"],"favourites":[]}'));
      await search(page, site, '五级标题');
      await expect(dialog(page).getByRole('button', { name: '收藏这个搜索' })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('标题');
      await page.keyboard.press('/');
      await expect(dialog(page).locator('.search-keys')).toBeAttached();
      await expect(dialog(page).locator('.remembered-query')).toHaveCount(0);
      const kept = await page.evaluate(() => Object.entries(localStorage).join());
      expect(kept).not.toMatch(/以前|五级/);
    });
  });

  test('blocked storage: it works and forgets', async ({ page, site, problems }) => {
    problems.expect(/storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await search(page, site, '五级标题');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('标题');
  });
});

test.describe('input method', () => {
  test('letters that are being composed are never asked for; what is accepted is', async ({ page, site }) => {
    const asked = await watchQuestions(page);
    await openSearch(page, site);
    const method = await inputMethod(page);
    for (const text of ['g', 'ga', 'gao', "gao's", "gao'shi"]) await method.compose(text);
    await expect(field(page)).toHaveValue("gao'shi");
    await expect(hits(page)).toHaveCount(0);
    await method.accept('告示');
    await expect(hits(page).first()).toContainText('告示');
    expect(await asked()).toEqual(['告示']);
    await method.compose('bie');
    await method.cancel();
    await field(page).pressSequentially('的');
    await expect(field(page)).toHaveValue('告示的');
    await expect.poll(asked).toContain('告示的');
    expect((await asked()).join()).not.toContain('bie');
  });

  test('Enter that accepts a candidate opens nothing, the next one does', async ({ page, site }) => {
    await openSearch(page, site);
    const url = page.url();
    const method = await inputMethod(page);
    await method.compose("jiao'zhu");
    await method.key('Enter', 13);
    await method.accept('脚注');
    await expect(selected(page)).toContainText('脚注');
    await method.compose('de');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(url);
    await method.cancel();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue('脚注');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('脚注');
  });

  test('arrows, Home and End while it composes choose no hit', async ({ page, site }) => {
    await search(page, site, '页');
    const method = await inputMethod(page);
    await method.compose('jiao');
    for (const key of ['ArrowDown', 'End', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-hits-0');
    }
    await method.cancel();
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-hits-1');
  });

  test('Escape and Enter while it composes are the input method’s alone', async ({ page, site }) => {
    await search(page, site, '脚注');
    const url = page.url();
    const method = await inputMethod(page);
    await method.compose('gao');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    expect(page.url()).toBe(url);
    await method.accept('告');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('an Enter that comes after the end of the composition, as Safari sends it, opens nothing', async ({
    page,
    site,
  }) => {
    await search(page, site, '脚注');
    const url = page.url();
    const isTaken = await field(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    );
    expect(isTaken).toBe(true);
    expect(page.url()).toBe(url);
    await expect(dialog(page)).toBeVisible();
  });

  test('"/" and Ctrl+K of the input method open nothing', async ({ page, site }) => {
    await openPage(page, site, '/语法/intro');
    const method = await inputMethod(page);
    await method.key('/', 191);
    await expect(dialog(page)).toHaveCount(0);
  });
});
