/** Comments by a real Waline: written, answered, paged, deleted and refused; hostile ones; a service that is slow or gone. And giscus' frame. */
import type { Page } from '@playwright/test';
import { SILENCE_LIMIT } from '../../packages/engine/src/shared/constants.ts';
import { heading, scrollTop } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/harness.ts';
import { openServed, serveSmallSite, sitesWith } from '../support/served-site.ts';
import { Waline } from '../support/waline.ts';

const NOTES = {
  'content/甲/栈.md': '# 栈\n\n先进后出，见[队列](./队列.md)。\n',
  'content/甲/队列.md': '# 队列\n\n先进先出。\n',
  'content/甲/长文.md': '# 长文\n\n一篇被很多人说到的笔记。\n',
  'content/甲/敌意.md': '# 敌意\n\n## comment text\n\n一段。\n',
};
const GISCUS = { repo: 'me/notes', repoId: 'R_1', category: '评论', categoryId: 'C_1' };

const service = new Waline();
const sites = sitesWith(service, async () => ({
  waline: await serveSmallSite(NOTES, {}, { comments: { waline: { server: service.origin } } }),
  near: await serveSmallSite(
    { 'content/甲/远.md': `# 远\n\n${'一段。\n\n'.repeat(40)}` },
    {},
    { comments: { when: 'near', giscus: { host: service.origin, ...GISCUS } } },
  ),
}));

test.beforeAll(async () => {
  await service.register('站长甲');
  await service.register('读者乙');
});
test.beforeEach(() => {
  service.release();
  service.asked.length = 0;
});

const place = (page: Page) => page.getByRole('region', { name: '评论' });
const show = (page: Page) => place(page).getByRole('button', { name: '显示评论' });
const written = (page: Page) => place(page).getByRole('article');
const said = (page: Page, text: string) => written(page).filter({ hasText: text });
const field = (page: Page) => place(page).getByRole('textbox', { name: '评论', exact: true });
const line = (page: Page) => place(page).getByRole('alert');
const announced = (page: Page) => page.locator('#announcer');

async function open(page: Page, path: string): Promise<void> {
  await openServed(page, sites.waline, path);
  await show(page).click();
  await expect(place(page).getByRole('heading')).toBeVisible();
}

/** Writes and sends; the name is asked for once. */
async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await place(page).getByRole('button', { name: '发表' }).click();
}

async function logIn(page: Page, name: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    place(page).getByRole('button', { name: '登录' }).click(),
  ]);
  await popup.getByLabel('邮箱').fill(`${name}@a.cn`);
  await popup.getByLabel('密码').fill('geheim');
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '登录' }).click()]);
  await expect(place(page).getByText(`登录为 ${name}`)).toBeVisible();
}

test('a reader writes, is refused, answers and is answered', async ({ page }) => {
  test.setTimeout(120_000);
  await test.step('the policy opens for exactly the service, which is not asked before the reader wants it', async () => {
    await openServed(page, sites.waline, '/甲/栈');
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).toContain(`connect-src 'self' ${service.origin};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy?.match(/https?:/g)).toHaveLength(1);
    await expectAccessible(page);
    expect(service.asked).toEqual([]);
  });

  await test.step('nobody has said anything yet', async () => {
    await show(page).click();
    await expect(place(page).getByText('还没有评论')).toBeVisible();
    expect(service.asked).toEqual([expect.stringMatching(/^GET \/api\/comment\?path=%2F%E7%94%B2%2F%E6%A0%88&/)]);
  });

  await test.step('without a name or a text nothing is sent', async () => {
    await send(page, '有话说');
    await expect(place(page).getByRole('textbox', { name: '名字' })).toBeFocused();
    await place(page).getByRole('textbox', { name: '名字' }).fill('小明');
    await send(page, ' \n ');
    await expect(field(page)).toBeFocused();
    expect(service.asked).toHaveLength(1);
  });

  await test.step('a comment is posted, shown and announced', async () => {
    await send(page, '**粗**和`码`，[外](https://a.cn/b)');
    await expect(said(page, '粗和码')).toContainText('小明');
    await expect(announced(page)).toHaveText('已发表');
    await expect(field(page)).toHaveValue('');
    await expect(place(page).getByRole('heading')).toHaveText('评论 1');
    await expect(written(page).locator('strong')).toHaveText('粗');
    const link = written(page).getByRole('link', { name: '外' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
    await expect(written(page).locator('time')).toHaveAttribute('datetime', /^20\d\d-/);
  });

  await test.step('the same again is refused, in the service’s words, and stays in the field', async () => {
    await send(page, '**粗**和`码`，[外](https://a.cn/b)');
    await expect(line(page)).toHaveText('评论服务没有接受：发送的内容之前已经发过');
    await expect(field(page)).toHaveValue('**粗**和`码`，[外](https://a.cn/b)');
    await expectAccessible(page);
  });

  await test.step('what waits for the owner is shown to its author alone', async () => {
    await send(page, '有违禁词的一句');
    await expect(said(page, '违禁词')).toContainText('等待审核');
    await expect(line(page)).toHaveCount(0);
  });

  await test.step('an answer stands below what it answers, and the focus goes back', async () => {
    const answer = said(page, '粗和码').getByRole('button', { name: '回复 小明' });
    await answer.click();
    const reply = place(page).getByRole('textbox', { name: '回复 小明' });
    await expect(reply).toBeFocused();
    await expectAccessible(page);
    await reply.fill('第一层');
    await reply.press('Control+Enter');
    await expect(place(page).locator('.comment-replies').getByRole('article')).toContainText('第一层');
    await expect(answer).toBeFocused();
    await expect(reply).toHaveCount(0);
  });

  await test.step('an answer to an answer says whom it answers, for other readers too', async () => {
    await said(page, '第一层').getByRole('button', { name: '回复 小明' }).click();
    await place(page).getByRole('textbox', { name: '回复 小明' }).fill('第二层');
    await place(page).getByRole('textbox', { name: '回复 小明' }).press('Control+Enter');
    await expect(said(page, '第二层')).toContainText('→ 小明');
    await field(page).fill('没写完的');
    await open(page, '/甲/栈');
    await expect(said(page, '第二层')).toContainText('→ 小明');
    await expect(said(page, '违禁词')).toHaveCount(0);
  });

  await test.step('the name and what was not sent are still there', async () => {
    await expect(place(page).getByRole('textbox', { name: '名字' })).toHaveValue('小明');
    await expect(field(page)).toHaveValue('没写完的');
  });
});

test('by keyboard: earlier comments, another note, and back', async ({ page }) => {
  test.setTimeout(120_000);
  for (let at = 1; at <= 23; at++) await service.post({ nick: '众人', comment: `第 ${at} 句`, url: '/甲/长文' });
  await openServed(page, sites.waline, '/甲/长文');
  const earlier = place(page).getByRole('button', { name: '更早的评论' });

  await test.step('ten are shown, then ten more, and the focus is at the first of these', async () => {
    await show(page).focus();
    await page.keyboard.press('Enter');
    await expect(written(page)).toHaveCount(10);
    await service.post({ nick: '众人', comment: '这时来的', url: '/甲/长文' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    // The eleventh of before is the first of the second page now; the tenth comes again and is not doubled.
    await expect(written(page)).toHaveCount(19);
    await expect(written(page).nth(10)).toBeFocused();
    await expect(announced(page)).toHaveText('又列出 9 条评论');
    await earlier.press('Enter');
    await expect(written(page)).toHaveCount(23);
    await expect(earlier).toHaveCount(0);
    await expect(written(page).nth(19)).toBeFocused();
  });

  await test.step('another note has its own comments, asked for anew', async () => {
    await service.post({ nick: '丙', comment: '说队列', url: '/甲/队列' });
    await page.getByRole('link', { name: '队列' }).first().press('Enter');
    await expect(heading(page)).toHaveText('队列');
    await expect(written(page)).toHaveCount(0);
    await show(page).press('Enter');
    await expect(said(page, '说队列')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('长文');
    await expect(show(page)).toBeVisible();
  });
});

test('who has logged in by the service’s own window deletes what is theirs', async ({ page, problems }) => {
  test.setTimeout(120_000);
  await service.post({ nick: '丁', comment: '别人的话', url: '/甲/intro' });
  await open(page, '/甲/intro');

  await test.step('another window’s words are not believed', async () => {
    await page.evaluate(() =>
      postMessage({ type: 'userInfo', data: { token: 'x', display_name: '冒名', objectId: 1 } }, '*'),
    );
    await logIn(page, '读者乙');
    await expect(place(page).getByText('冒名')).toHaveCount(0);
    await expect(place(page).getByRole('textbox', { name: '名字' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('their own comment goes when they are sure, and not before', async () => {
    await send(page, '我的话');
    await expect(said(page, '我的话')).toContainText('读者乙');
    await expect(said(page, '别人的话').getByRole('button', { name: '删除' })).toHaveCount(0);
    const remove = said(page, '我的话').getByRole('button', { name: '删除 读者乙 的评论' });
    page.once('dialog', (dialog) => dialog.dismiss());
    await remove.click();
    await expect(said(page, '我的话')).toHaveCount(1);
    page.once('dialog', (dialog) => dialog.accept());
    await remove.click();
    await expect(said(page, '我的话')).toHaveCount(0);
    await expect(announced(page)).toHaveText('已删除');
    await expect(place(page).getByRole('heading')).toBeFocused();
  });

  await test.step('who is no longer known to the service is told', async () => {
    problems.expect(/status 401|\(Unauthorized\)/);
    await send(page, '再说一句');
    await expect(said(page, '再说一句')).toBeVisible();
    service.mood = { status: 401, body: '{}' };
    page.once('dialog', (dialog) => dialog.accept());
    await said(page, '再说一句').getByRole('button', { name: /^删除/ }).click();
    await expect(line(page)).toHaveText('评论服务要求先登录，或者这里没有权限。');
    service.release();
  });

  await test.step('a visit later they are still known; the owner may delete all, and is told apart', async () => {
    await open(page, '/甲/intro');
    await expect(place(page).getByText('登录为 读者乙')).toBeVisible();
    await place(page).getByRole('button', { name: '退出登录' }).click();
    await logIn(page, '站长甲');
    await send(page, '站长的话');
    await expect(said(page, '站长的话').locator('.comment-owner')).toHaveText('站长');
    page.once('dialog', (dialog) => dialog.accept());
    await said(page, '别人的话').getByRole('button', { name: '删除 丁 的评论' }).click();
    await expect(said(page, '别人的话')).toHaveCount(0);
  });
});

test('hostile comments are text, and stay where they are', async ({ page }) => {
  test.setTimeout(120_000);
  const url = '/甲/敌意';
  const bad = [
    '<script>document.title="坏"</script>脚本',
    '<style>*{display:none}</style><b style="position:fixed;inset:0">样式</b>',
    '<img src="https://evil.example/x.png" onerror="document.title=\'坏\'">图',
    '<a href="javascript:document.title=\'坏\'">链</a><svg onload="document.title=\'坏\'"></svg>',
    '\u202e反过来的字 שלום עולם',
    `${'长'.repeat(20_000)}`,
    'z'.repeat(600),
    `字${'\u0301\u0489'.repeat(300)}叠`,
  ];
  for (const comment of bad) await service.post({ nick: '\u202e<b>坏</b>', comment, url });

  await test.step('cleaned by the service, and once more here', async () => {
    await open(page, url);
    await expect(written(page)).toHaveCount(bad.length);
    await expect(said(page, '图').getByRole('link', { name: '图片' })).toHaveAttribute(
      'href',
      'https://evil.example/x.png',
    );
    await expect(place(page).getByText('展开全文（约 20000 字）')).toBeVisible();
    await expectHarmless(page);
    await expectAccessible(page);
  });

  await test.step('a service that cleans nothing changes nothing', async () => {
    const [nick, children] = ['<i>坏</i>', 7];
    const data = bad.map((comment, at) => ({ objectId: `${at}`, nick, comment, time: 10 ** (60 * at), children }));
    const answer = { errno: 0, data: { data: [...data, null, 5, { nick: '无' }], count: '<b>', totalPages: {} } };
    service.mood = { status: 200, body: JSON.stringify(answer) };
    await open(page, url);
    await expect(written(page)).toHaveCount(bad.length);
    await expectHarmless(page);
  });
});

/** Nothing of a comment runs, is loaded, styled, named, or reaches beyond its place. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle(/坏/);
  await expect(page.locator('.comment-text :is(script, style, svg, img, [style], [id], [class*=" "])')).toHaveCount(0);
  await expect(page.locator('.comment-head :is(i, b b)')).toHaveCount(0);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

test('a service that is slow, gone or answers nonsense leaves the note as it is', async ({ page, problems }) => {
  test.setTimeout(120_000);
  problems.expect(/ERR_EMPTY_RESPONSE/, /status 502|\(Bad Gateway\)/, /ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await openServed(page, sites.waline, '/甲/队列');
  const failed = page.getByText('评论服务暂时连不上，不影响阅读。');
  const retry = line(page).getByRole('button', { name: '重试' });

  await test.step('slow: it says so; after ten seconds there is a way to ask again', async () => {
    service.mood = 'waits';
    await show(page).click();
    await expect(place(page).getByRole('status')).toHaveText('正在读取评论…');
    await page.clock.fastForward(SILENCE_LIMIT);
    await expect(failed).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('gone, nonsense, an error page, offline: one line each time', async () => {
    for (const mood of ['is gone', { status: 200, body: '<html>' }, { status: 502, body: 'x' }] as const) {
      service.mood = mood;
      const before = service.asked.length;
      await retry.click();
      await expect.poll(() => service.asked.length).toBe(before + 1);
      await expect(failed).toHaveCount(1);
    }
    service.release();
    await page.context().setOffline(true);
    await retry.click();
    await expect(failed).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('队列');
  });

  await test.step('what is written while it is gone is not lost, and sent when it is back', async () => {
    await retry.click();
    await expect(line(page)).toHaveCount(0);
    service.mood = 'is gone';
    await place(page).getByRole('textbox', { name: '名字' }).fill('戊');
    await send(page, '断了线的话');
    await expect(line(page)).toHaveText('评论服务暂时连不上，写好的还在，稍后再发。');
    await expect(field(page)).toHaveValue('断了线的话');
    service.release();
    await place(page).getByRole('button', { name: '发表' }).click();
    await expect(said(page, '断了线的话')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });

  await test.step('a fault of its own leaves the note, and a way to try again', async () => {
    problems.expect(/观察到的错误/);
    await page.evaluate(() => {
      const { toISOString } = Date.prototype;
      const mend = () => Object.assign(Date.prototype, { toISOString });
      const fail = () => {
        throw new Error('观察到的错误');
      };
      Object.assign(Date.prototype, { toISOString: fail });
      Object.assign(window, { mend });
    });
    await place(page).getByRole('button', { name: /回复/ }).first().click();
    await expect(failed).toBeVisible();
    await expect(heading(page)).toHaveText('队列');
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await retry.click();
    await expect(said(page, '断了线的话')).toBeVisible();
  });
});

test.describe('by touch, on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('comments are read and answered', async ({ page }) => {
    const at = await service.post({ nick: '己', comment: '窄屏上的话', url: '/甲/intro' });
    await service.post({ nick: '庚', comment: '答', url: '/甲/intro', pid: at, rid: at });
    await openServed(page, sites.waline, '/甲/intro');
    await show(page).tap();
    await said(page, '窄屏上的话').getByRole('button', { name: '回复 己' }).tap();
    await place(page).getByRole('textbox', { name: '名字' }).last().fill('辛');
    await place(page).getByRole('textbox', { name: '回复 己' }).fill('用手指写的');
    await place(page).getByRole('button', { name: '发表' }).last().tap();
    await expect(said(page, '用手指写的')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(`${sites.waline.origin}${encodeURI('/甲/栈')}`);
    await expect(heading(page)).toHaveText('栈');
    await expect(show(page)).toBeHidden();
  });
});

test('giscus comes into its frame when the reader comes near, and follows the colours', async ({ page, problems }) => {
  await openServed(page, sites.near, '/甲/远');
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toContain(`frame-src 'self' ${service.origin};`);
  expect(policy?.match(/https?:/g)).toHaveLength(1);
  const frame = page.locator('iframe.giscus');
  await expect(frame).toHaveCount(0);
  const asked = page.waitForRequest(/\/widget\?/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { origin, pathname, searchParams } = new URL((await asked).url());
  expect(origin + pathname).toBe(`${service.origin}/zh-Hans/widget`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...GISCUS,
    term: encodeURI('甲/远'),
    theme: 'light',
    origin: `${sites.near.origin}${encodeURI('/甲/远')}`,
  });
  await expect(frame).toHaveCSS('height', '432px');
  await page.getByRole('button', { name: '切换颜色模式' }).first().click();
  const dark = { giscus: { setConfig: { theme: 'dark' } } };
  await expect.poll(() => page.frames()[1]?.title()).toBe(JSON.stringify(dark));
  expect(await scrollTop(page)).toBeGreaterThan(0);
  expect(problems.unexpected).toEqual([]);
  // Axe would look into the frame, which is another site's.
  problems.expect(/Failed to execute 'postMessage'/);
  await expectAccessible(page, '.comments');
});
