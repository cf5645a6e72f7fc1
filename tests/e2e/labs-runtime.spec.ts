/** What every lab has from the runtime: when it loads, what it keeps, how it fails, that it costs other pages nothing. */
import type { Page } from '@playwright/test';
import { SILENCE_LIMIT } from '../../packages/engine/src/shared/constants.ts';
import { heading } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { drag, openLab, result } from '../support/labs.ts';

const INDEX = '/语法/实验/';
const NAME = 'bezier-curve';
const FIRST = 't = 0.50：插值 3 轮，得到曲线上的点 (0.48, 0.79)，切线方向 8°。';
const isLabFile = (url: string) => /\/assets\/(?:lab|kit|slot)/.test(url);

test('a page without labs asks for nothing of theirs', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.address('/语法/代码'));
  await untilReady(page);
  await page.keyboard.press('Tab');
  expect(asked.filter(isLabFile)).toEqual([]);
  expect(site.file('语法/代码.html')).not.toMatch(/"labs"|assets\/lab/);
});

test('without scripts a picture and a caption stand there', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address(INDEX));
  const figure = page.locator('figure.lab').first();
  await expect(figure.getByRole('img', { name: '贝塞尔曲线，4 个控制点，t = 0.40 处的构造与切线' })).toBeVisible();
  await expect(figure.locator('figcaption')).toHaveText('拖动控制点看曲线怎样变');
  await expect(figure.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a lab is loaded when it comes near, not before', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1000, height: 300 });
  await page.goto(site.address('/语法/实验/远处'));
  await untilReady(page);
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/labs-'))).toBe(true);
  expect(asked.filter((path) => path.includes('lab-bezier'))).toEqual([]);
  const lab = page.locator('figure.lab').first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
});

test('what the reader did is there again after going elsewhere and back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME, INDEX);
  await lab.getByRole('combobox', { name: '种类' }).selectOption('三次 B 样条');
  const words = (await result(lab).textContent()) ?? '';
  expect(words).toContain('插值 3 轮');
  await page.getByRole('link', { name: '折叠与 HTML' }).first().click();
  await expect(heading(page)).toContainText('折叠');
  await expect(page.locator('.lab-live')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('实验');
  await expect(lab.getByRole('combobox', { name: '种类' })).toHaveValue('bspline');
  await expect(result(lab)).toHaveText(words);
  // The second one has a state of its own.
  await expect(page.locator('figure.lab').nth(1).getByRole('combobox', { name: '种类' })).toHaveValue('easing');
});

test('重置 brings the first state back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await drag(page, lab.getByRole('slider', { name: '控制点 P1' }), { x: 50, y: 30 });
  await expect(result(lab)).not.toHaveText(FIRST);
  await lab.getByRole('button', { name: '重置' }).click();
  await expect(result(lab)).toHaveText(FIRST);
});

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('brings another reader the same state', async ({ page, site, context }) => {
    const lab = await openLab(page, site, NAME, INDEX);
    await page.locator('figure.lab').nth(1).scrollIntoViewIfNeeded();
    const second = page.locator('figure.lab').nth(1);
    await second.getByRole('slider', { name: '步骤' }).fill('25');
    const words = (await result(second).textContent()) ?? '';
    await second.getByRole('button', { name: '复制链接' }).click();
    await expect(second.locator('.lab-notice', { hasText: '已复制链接' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#lab=bezier-curve-2\.[\w-]+$/);
    const other = await context.newPage();
    await other.goto(link);
    await untilReady(other);
    await expect(result(other.locator('figure.lab').nth(1))).toHaveText(words);
    await expect(other.locator('.lab-notice', { hasText: '已按链接设置' })).toBeVisible();
    await expect(result(lab)).toContainText('t = 0.40');
  });

  for (const [what, hash] of [
    ['no JSON', '#lab=bezier-curve.abc'],
    ['a state that no reader could make', `#lab=bezier-curve.${btoa('{"kind":"bezier","points":[],"t":9}')}`],
    ['markup', `#lab=bezier-curve.${btoa('{"kind":"<img src=x onerror=alert(1)>"}').replace(/=/g, '')}`],
    ['another lab', '#lab=no-such-lab.e30'],
  ] as const) {
    test(`with ${what} changes nothing`, async ({ page, site }) => {
      await page.goto(site.address('/语法/实验/bezier-curve') + hash);
      await untilReady(page);
      await expect(result(page.locator('figure.lab'))).toHaveText(FIRST);
    });
  }

  test('that is followed on the open page takes effect there', async ({ page, site }) => {
    const lab = await openLab(page, site, NAME);
    const state = { kind: 'easing', t: 1, points: [0, 0.3, 0.6, 1].map((x) => ({ x, y: x })) };
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#lab=bezier-curve.${Buffer.from(JSON.stringify(state)).toString('base64url')}`,
    );
    await expect(result(lab)).toHaveText('时间 1.00，进度 1.00；cubic-bezier(0.3, 0.3, 0.6, 0.6)。');
  });
});

test('全屏 fills the screen and ends by the button', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '全屏' }).click();
  await expect(lab.getByRole('button', { name: '退出全屏' })).toBeVisible();
  expect(await lab.evaluate((figure) => document.fullscreenElement === figure)).toBe(true);
  await lab.getByRole('button', { name: '退出全屏' }).click();
  await expect(lab.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
});

test('where the browser has no full screen the lab covers the page, and Escape ends it', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('button', { name: '全屏' }).click();
  await expect(lab).toHaveClass(/lab-cover/);
  expect(await lab.evaluate((figure) => figure.getBoundingClientRect().height)).toBe(768);
  await page.keyboard.press('Escape');
  await expect(lab).not.toHaveClass(/lab-cover/);
});

test('moves only in view and in a shown tab', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME, '/语法/实验/远处');
  const t = lab.getByRole('slider', { name: 't', exact: true });
  const value = async () => Number(await t.inputValue());
  await t.fill('0');
  await lab.getByRole('button', { name: '让 t 走一遍' }).click();
  await expect.poll(value).toBeGreaterThan(0.02);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const paused = await expectStill(page, value);
  await lab.scrollIntoViewIfNeeded();
  await expect.poll(value).toBeGreaterThan(paused);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectStill(page, value);
});

/** Waits until the value no longer changes over 20 frames, and gives it. */
async function expectStill(page: Page, value: () => Promise<number>): Promise<number> {
  const frames = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 20;
          const next = () => (left-- ? requestAnimationFrame(next) : resolve());
          next();
        }),
    );
  await expect
    .poll(async () => {
      const before = await value();
      await frames();
      return (await value()) - before;
    })
    .toBe(0);
  return value();
}

test.describe('when something fails', () => {
  test.beforeEach(({ problems }) => problems.expectCauses());

  test('a module that does not come shows its error in the figure; Retry asks again', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/lab-bezier-curve/, /Failed to load resource/);
    site.server.fault(/lab-bezier-curve/, { status: 500, times: 1 });
    await page.goto(site.address('/语法/实验/bezier-curve'));
    await untilReady(page);
    const lab = page.locator('figure.lab');
    await expect(lab.getByRole('alert')).toContainText('这幅交互图没有载入。');
    await expect(lab.getByRole('alert'), 'what the browser says').not.toContainText('module');
    await expect(lab.locator('.lab-static')).toBeVisible();
    await lab.getByRole('button', { name: '重试' }).click();
    await expect(result(lab)).toHaveText(FIRST);
    await expect(lab.locator('.lab-static')).toBeHidden();
  });

  test('a runtime that does not come leaves the picture and offers another try', async ({ page, site, problems }) => {
    problems.expect(/assets\/labs-/, /Failed to load resource/);
    site.server.fault(/assets\/labs-.*\.js/, { status: 500, times: 1 });
    await page.goto(site.address('/语法/实验/bezier-curve'));
    await untilReady(page);
    const lab = page.locator('figure.lab');
    await expect(lab.getByRole('alert')).toContainText('交互图没有载入。');
    await lab.getByRole('button', { name: '重试' }).click();
    await expect(result(lab)).toHaveText(FIRST);
    await expect(lab.getByRole('alert')).toHaveCount(0);
  });

  test('a slot that does not come leaves the note and offers another try below it', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/assets\/slot-/, /Failed to load resource/);
    site.server.fault(/assets\/slot-.*\.js/, { status: 500, times: 1 });
    await page.goto(site.address('/语法/实验/bezier-curve'));
    await untilReady(page);
    const lab = page.locator('figure.lab');
    await expect(lab.locator('.lab-static')).toBeVisible();
    await page.getByRole('main').getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect(result(lab)).toHaveText(FIRST);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  for (const [name, file, says] of [
    ['a module', /lab-bezier-curve.*\.js/, '这幅交互图没有载入。'],
    ['the runtime', /assets\/labs-.*\.js/, '交互图没有载入。'],
  ] as const)
    test(`${name} that never answers: after ten seconds the message; 重试 asks again`, async ({ page, site }) => {
      await page.clock.install();
      const release = site.server.hold(file);
      await page.goto(site.address('/语法/实验/bezier-curve'));
      await untilReady(page);
      const lab = page.locator('figure.lab');
      await expect.poll(() => site.server.requests(file).length).toBe(1);
      await expect(lab.getByRole('alert')).toHaveCount(0);
      await page.clock.fastForward(SILENCE_LIMIT);
      await expect(lab.getByRole('alert')).toContainText(says);
      // Modules import the runtime under its own address, for which a browser has one request.
      release();
      site.server.mend();
      await lab.getByRole('button', { name: '重试' }).click();
      await expect(result(lab)).toHaveText(FIRST);
    });

  test('a crash stays in its figure, and Retry starts it anew', async ({ page, site, problems }) => {
    problems.expect(/broken on purpose/);
    const lab = await openLab(page, site, NAME, INDEX);
    const second = page.locator('figure.lab').nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(second.getByRole('button', { name: '重置' })).toBeVisible();
    // The first lab breaks while its slider stands at 0.7; the other goes on.
    await page.evaluate(() => {
      const { atan2 } = Math;
      Math.atan2 = (y, x) => {
        const slider = document.querySelector<HTMLInputElement>('figure.lab .lab-live input[step="0.01"]');
        if (slider?.value === '0.7') throw new Error('broken on purpose');
        return atan2(y, x);
      };
    });
    await lab.getByRole('slider', { name: 't', exact: true }).fill('0.7');
    await expect(lab.getByRole('alert')).toContainText('这幅交互图出错了，笔记的其余部分不受影响。');
    await expect(lab.locator('.lab-static')).toBeVisible();
    await expect(heading(page)).toHaveText('实验');
    await expect(second.getByRole('button', { name: '重置' })).toBeVisible();
    await lab.getByRole('button', { name: '重试' }).click();
    await expect(result(lab)).toContainText('t = 0.40');
  });
});

test('on paper the lab is a picture without controls', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await page.emulateMedia({ media: 'print' });
  await expect(lab.getByRole('button', { name: '重置' })).toBeHidden();
  await expect(lab.locator('.lab-static .lab-figure svg')).toBeVisible();
});
