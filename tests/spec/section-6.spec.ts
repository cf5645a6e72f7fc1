/** Specification, section 6: roles and permissions. */
import { SILENCE_LIMIT } from '../../packages/engine/src/shared/constants.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { docPaths } from '../support/model.ts';

test('all content is public and anonymous: every note answers without cookie or credential', async ({
  request,
  site,
}) => {
  for (const path of docPaths('fixture')) {
    const answer = await request.get(site.address(path));
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(answer.headers()['www-authenticate'], path).toBeUndefined();
  }
});

test('accounts, sign-in and roles: not shown', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
  await expect(page.getByRole('link', { name: /登录|注册|账号/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /登录|注册|账号/ })).toHaveCount(0);
});

test.describe('with comments configured', () => {
  test.use({ siteName: 'noSwitch' });

  test('a comment system’s stylesheet is loaded on the site; a dead host leaves the page readable', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/comments\.invalid/, /ERR_NAME_NOT_RESOLVED/);
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    expect(problems.all.filter((problem) => problem.includes('comments.invalid'))).toEqual([]);
    const asked = page.waitForRequest('https://comments.invalid/style.css', { timeout: 10_000 });
    await page.locator('.comments').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.getByText('评论服务暂时连不上')).toBeVisible();
    await expect(page.locator('article h1')).toHaveText('长文');
  });

  test('a comment system that never answers: after ten seconds the message; 重试 asks again', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/comments\.invalid/);
    const asked: string[] = [];
    let body: string | undefined;
    await page.route('https://comments.invalid/**', (route) => {
      asked.push(route.request().url());
      const headers = { 'access-control-allow-origin': '*' };
      // Without a body: nothing, ever.
      if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', headers, body });
    });
    await page.clock.install();
    await page.goto(site.address('/语法/长文'));
    await untilReady(page);
    await page.locator('.comments').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((address) => address.includes('.js')).length).toBe(1);
    const line = page.getByRole('alert').filter({ hasText: '评论服务暂时连不上' });
    await expect(line).toHaveCount(0);
    await page.clock.fastForward(SILENCE_LIMIT);
    await expect(line).toBeVisible();
    body = 'export const init = ({ el }) => el.append("一条评论");';
    await line.getByRole('button', { name: '重试' }).click();
    await expect(page.locator('.comments')).toContainText('一条评论');
    await expect(line).toHaveCount(0);
  });

  test('the policy opens for exactly the comments’ host', async ({ page, site, problems }) => {
    problems.expect(/comments\.invalid/);
    await page.goto(site.address('/语法/intro'));
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    const hosts = [...(policy ?? '').matchAll(/https?:\/\/[^\s;]+/g)].map(([host]) => host);
    expect(new Set(hosts)).toEqual(new Set(['https://comments.invalid']));
  });
});

test('without comments configured no slot is there and no host is open', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await expect(page.locator('.comments')).toHaveCount(0);
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toContain("default-src 'none'");
});
