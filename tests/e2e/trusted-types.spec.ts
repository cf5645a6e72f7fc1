/** Trusted Types: text becomes markup or script by the one policy alone, on all kinds of page. */
import { APP_SCRIPTS, heading, navbarLink } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';

/** One page of each kind, with what shows that it has all it brings. */
const KINDS = {
  '/': 'h1',
  '/语法/代码': 'article h1',
  '/语法/数学': 'article .katex',
  '/语法/图片': 'article img',
  '/语法/实验/bezier-curve': '.lab :is(button, input):visible',
  '/search?q=代码': '.search-page, main mark, main li',
  '/复习': '.review-question, .review',
  '/质量': 'main h1',
};

declare const trustedTypes: { createPolicy: (name: string, rules: object) => unknown };

for (const [path, shown] of Object.entries(KINDS)) {
  test(`${path}: nothing the page does is against the policy, and text that is no page’s is not written`, async ({
    page,
    site,
    problems,
  }) => {
    const [name = '', query] = path.split('?');
    await page.goto(site.address(name) + (query ? `?${encodeURI(query)}` : ''));
    await untilReady(page);
    await expect(page.locator(shown).first()).toBeVisible();
    // The harness fails on any violation until here.
    expect(problems.unexpected).toEqual([]);
    problems.expect(/policy violation: (?:require-trusted-types-for|trusted-types)/, /Trusted(?:HTML|Script|Type)/);
    const refusals = await page.evaluate(() => {
      const attempt = (write: () => unknown) => {
        try {
          write();
          return 'written';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>')),
        attempt(() => (document.createElement('script').src = '/assets/other.js')),
        attempt(() => new Worker('/assets/other.js')),
        attempt(() => trustedTypes.createPolicy('another', {})),
        attempt(() => trustedTypes.createPolicy('site', {})),
      ];
    });
    expect(refusals).toEqual(Array(6).fill('TypeError'));
  });
}

test('the not-found page keeps to the policy', async ({ page, site, problems }) => {
  problems.expect(/404/);
  await page.goto(site.address('/没有这一页'));
  await untilReady(page);
  await expect(heading(page)).toBeVisible();
});

test('what is opened, and pages the application shows, keep to the policy', async ({ page, site }) => {
  await page.goto(site.address('/语法/图片'));
  await untilReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索笔记' }).fill('代码');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#article figure.image img').first().click();
  await expect(page.locator('dialog.zoom')).toBeVisible();
  await page.keyboard.press('Escape');
  await navbarLink(page, '深层').click();
  await expect(heading(page)).toHaveText('深层导读');
  await expect(page.locator('#article p').first()).toBeVisible();
});

test.describe('before the application is there', () => {
  test.use({ viewport: { width: 500, height: 800 } });

  test('the drawer gets its tree without a policy', async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/代码'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(page.locator('#drawer-tree a').first()).toBeVisible();
    release();
    await untilReady(page);
    await expect(page.locator('#drawer a[aria-current=page]')).toBeVisible();
  });
});

test('React draws a shell anew that an extension changed, by the policy', async ({ page, site }) => {
  const release = site.server.hold(APP_SCRIPTS);
  await page.goto(site.address('/语法/代码'), { waitUntil: 'commit' });
  await page.locator('footer').evaluate((footer) => footer.remove());
  await page.mouse.move(20, 20);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'recovered');
  await expect(page.locator('.footer-copyright')).toBeAttached();
  await expect(heading(page)).toHaveText('代码');
});
