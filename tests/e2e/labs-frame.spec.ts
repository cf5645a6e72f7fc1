/** What the runtime gives every lab that has a model: history, guesses, keys, one sentence everywhere, no jump. */
import type { Locator } from '@playwright/test';
import { expect, test, untilReady } from '../support/harness.ts';
import { listen, openLab, result } from '../support/labs.ts';

const NAME = 'sort-visualiser';
const FIRST = '第 0 步：开始；已比较 0 次，写入 0 次。';
const SECOND = '第 1 步：比较第 0 项（6）与第 1 项（5）；已比较 1 次，写入 0 次。';
const button = (lab: Locator, name: string) => lab.getByRole('button', { name, exact: true });

test('steps are undone and redone by button and by key, a reset too', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '下一步').click();
  await button(lab, '下一步').click();
  await button(lab, '撤销').click();
  await expect(result(lab)).toHaveText(SECOND);
  await button(lab, '重置').click();
  await expect(result(lab)).toHaveText(FIRST);
  await page.keyboard.press('Control+z');
  await expect(result(lab)).toHaveText(SECOND);
  await page.keyboard.press('Control+z');
  await expect(result(lab)).toHaveText(FIRST);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  await expect(result(lab)).toHaveText(FIRST);
  await expect(button(lab, '重做')).toHaveAttribute('aria-disabled', 'true');
});

test('what was done is undone after going elsewhere and back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '下一步').click();
  await page.getByRole('link', { name: '折叠与 HTML' }).first().click();
  await expect(page.locator('.lab-live')).toHaveCount(0);
  await page.goBack();
  await expect(result(lab)).toHaveText(SECOND);
  await button(lab, '撤销').click();
  await expect(result(lab)).toHaveText(FIRST);
});

test('guess, then run, by keys alone: wrong, right, counted, and the step runs', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '先猜再走').press('Enter');
  await button(lab, '下一步').press('Enter');
  const guess = lab.getByRole('group', { name: '接着比较第 0 项（6）与第 1 项（5），比完以后呢？' });
  await expect(guess).toBeVisible();
  await expect(result(lab)).toHaveText(FIRST);
  await expect(page.locator('#announcer')).toContainText('2：交换这两项');
  await page.keyboard.press('1');
  await expect(guess).toContainText('✗ 不对。6 与 5 比完，交换第 0 项与第 1 项。0 / 1');
  await expect(result(lab)).toHaveText(SECOND);
  await page.keyboard.press('.');
  await expect(result(lab)).toContainText('第 2 步：交换第 0 项与第 1 项');
  await page.keyboard.press('.');
  await expect(lab.getByRole('group', { name: /^接着比较第 1 项（6）与第 2 项（7）/ })).toBeVisible();
  await lab.getByRole('button', { name: '1 两项不动，比较别处' }).press('Enter');
  await expect(lab.getByText('✓ 猜对了。')).toBeVisible();
  await expect(lab.getByText('1 / 2', { exact: true })).toBeVisible();
  // What was pressed keeps the focus.
  await expect(lab.getByRole('button', { name: '1 两项不动，比较别处' })).toBeFocused();
  await button(lab, '先猜再走').click();
  await button(lab, '下一步').click();
  await expect(lab.locator('.lab-guess')).toHaveCount(0);
});

test('on a phone the slider gives its place to a question, and the focus stays in the lab', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lab = await openLab(page, site, NAME);
  await button(lab, '先猜再走').click();
  await lab.getByRole('slider', { name: '步骤', exact: true }).focus();
  await page.keyboard.press('.');
  await expect(lab.getByRole('slider', { name: '步骤', exact: true })).toBeHidden();
  await expect(lab.locator('.lab-live')).toBeFocused();
  await page.keyboard.press('1');
  await expect(lab.locator('.lab-verdict')).toBeVisible();
});

test('where the run is over, guessing begins it anew', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('slider', { name: '步骤', exact: true }).press('End');
  await button(lab, '先猜再走').click();
  await expect(result(lab)).toHaveText(FIRST);
  await button(lab, '下一步').click();
  await expect(lab.locator('.lab-guess')).toBeVisible();
});

test('a question that is not answered is passed by pressing on', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '先猜再走').click();
  await button(lab, '下一步').click();
  await button(lab, '下一步').click();
  await expect(result(lab)).toHaveText(SECOND);
  await expect(lab.locator('.lab-guess')).toHaveCount(0);
});

test('"?" lists the keys, Escape closes them, the focus is back', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '下一步').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '这幅图里的按键' });
  await expect(keys).toContainText('Ctrl + Z');
  await expect(keys).toContainText('选一个猜测');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(button(lab, '下一步')).toBeFocused();
  await button(lab, '按键说明').click();
  await keys.getByRole('button', { name: '关闭' }).click();
  await expect(button(lab, '按键说明')).toBeFocused();
});

test('while it plays nothing is said, at its end the sentence once', async ({ page, site }) => {
  const lab = await openLab(page, site, NAME);
  await lab.getByRole('combobox', { name: '输入' }).selectOption('已经有序');
  const heard = await listen(page);
  await button(lab, '播放').click();
  await expect(result(lab)).toContainText('排好了', { timeout: 30_000 });
  const words = (await result(lab).textContent()) ?? '';
  await expect(page.locator('#announcer')).toHaveText(words);
  expect(await heard()).toEqual([words]);
});

test('with the wish for no motion it goes step by step: nothing plays', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lab = await openLab(page, site, NAME);
  await expect(button(lab, '播放')).toHaveCount(0);
  await button(lab, '下一步').click();
  await expect(result(lab)).toHaveText(SECOND);
});

test('the sentence stands under the still picture, on paper and without scripts, and in the Markdown', async ({
  page,
  site,
  browser,
}) => {
  const lab = await openLab(page, site, NAME);
  await button(lab, '下一步').click();
  await page.emulateMedia({ media: 'print' });
  await expect(lab.locator('.lab-static')).toBeVisible();
  await expect(lab.locator('.lab-static .lab-sentence')).toHaveText(FIRST);
  await expect(lab.getByRole('button')).toHaveCount(0);
  const [picture, sentence] = await Promise.all([
    lab.locator('.lab-static .lab-figure').boundingBox(),
    lab.locator('.lab-static .lab-sentence').boundingBox(),
  ]);
  expect(sentence?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(sentence?.x).toBe(picture?.x);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.address(`/语法/实验/${NAME}`));
  await expect(plain.getByText(FIRST)).toBeVisible();
  await expect(plain.locator('figure.lab').getByRole('button')).toHaveCount(0);
  await expect(plain.locator('figure.lab').getByRole('combobox')).toHaveCount(0);
  await context.close();
  expect(site.file(`语法/实验/${NAME}.md`)).toContain(`size=8}\n\n${FIRST}`);
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the still is as high as the lab: nothing below jumps`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    const lab = await openLab(page, site, NAME);
    const still = Number(await lab.getAttribute('data-still'));
    const alive = (await lab.boundingBox())?.height ?? 0;
    expect(Math.abs(alive - still)).toBeLessThanOrEqual(2);
    if (width === 360) expect(alive).toBeLessThanOrEqual(1.2 * 740);
  });
}

test('on a phone a shorter sentence keeps the room of the longer one before it, at this width', async ({
  page,
  site,
}) => {
  const heightOf = async (lab: Locator) => (await result(lab).boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 360, height: 740 });
  const lab = await openLab(page, site, NAME);
  const atFirst = await heightOf(lab);
  await button(lab, '下一步').click();
  await expect(result(lab)).toHaveText(SECOND);
  const longer = await heightOf(lab);
  expect(longer).toBeGreaterThan(atFirst);
  await button(lab, '撤销').click();
  await expect(result(lab)).toHaveText(FIRST);
  expect(await heightOf(lab)).toBe(longer);
  await page.setViewportSize({ width: 900, height: 740 });
  await expect.poll(() => heightOf(lab)).toBeLessThan(longer);
});

test.describe('within a long note', () => {
  test.use({ siteName: 'real' });

  test('a lab that comes to life where a reader stands moves nothing', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let come = () => {};
    const isThere = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/assets\/lab-number-bits-[^/]*\.js$/, async (route) => {
      await isThere;
      await route.continue();
    });
    await page.goto(site.address('/编程语言/Js/基础语法/数据类型与转换'));
    await untilReady(page);
    await page
      .locator('.lab-sentence')
      .first()
      .evaluate((sentence) => sentence.scrollIntoView({ block: 'center' }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await expect(page.locator('.lab-live')).toHaveCount(0);
    come();
    await expect(page.locator('.lab-live').first().getByRole('button', { name: '重置' })).toBeVisible();
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await page.evaluate(drawn);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('a link of the first release opens, in a lab that was written anew since', async ({ page, site }) => {
  const state = { algorithm: 'bubble', shape: 'reversed', size: 8, seed: 1, step: 2 };
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  await page.goto(`${site.address(`/语法/实验/${NAME}`)}#lab=${NAME}.${text}`);
  await untilReady(page);
  const lab = page.locator('figure.lab');
  await expect(result(lab)).toHaveText('第 2 步：交换第 0 项与第 1 项；已比较 1 次，写入 2 次。');
  await button(lab, '复制链接').click();
  await expect.poll(() => page.evaluate(() => new TextEncoder().encode(location.hash).length)).toBeLessThan(60);
});

for (const [what, text] of [
  ['digits beyond the state', 'AQ____________________'],
  ['a version that never was', '_wAAAA'],
  ['JSON of no state', Buffer.from('{"algorithm":"bogo","step":1e9}').toString('base64url')],
  ['markup', Buffer.from('{"algorithm":"<img src=x onerror=alert(1)>"}').toString('base64url')],
  ['a long text', 'A'.repeat(5000)],
] as const)
  test(`a hostile link with ${what} is refused with one line`, async ({ page, site }) => {
    await page.goto(`${site.address(`/语法/实验/${NAME}`)}#lab=${NAME}.${text}`);
    await untilReady(page);
    const lab = page.locator('figure.lab');
    await expect(result(lab)).toHaveText(FIRST);
    await expect(lab.locator('.lab-notice')).toHaveText('链接里的设置读不出来，没有采用');
  });
