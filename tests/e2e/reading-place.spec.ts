/** Who comes back stands at the same paragraph, however the labs above have grown; who has moved on is left alone. */
import type { Page } from '@playwright/test';
import { heading, scrollTo, scrollTop } from '../support/actions.ts';
import { expect, type TestSite, test, untilReady } from '../support/harness.ts';

const PATH = '/语法/实验/读到一半';

/** How much higher than their contents the labs are: a good deal higher than their pictures, whatever they show. */
const labRule = (padding: number) => `.lab-live { padding-bottom: ${padding}px }`;
/** Not every browser holds the place itself. */
const WITHOUT_ANCHORING = 'html { overflow-anchor: none }';

/** Adds a sheet of the test's own to every document, as the first one. */
async function styleSheet(page: Page, rules: string): Promise<void> {
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

const paragraph = (page: Page, number: number) => page.locator('#article > p', { hasText: `第${number}段。` });

/** Where a paragraph's top stands in the view. */
const topOf = (page: Page, number: number) =>
  paragraph(page, number).evaluate((block) => block.getBoundingClientRect().top);

/** What a browser keeps besides would not come late. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** What was to happen with the layout has happened. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The labs that live; all others are still pictures. */
const living = (page: Page) => page.locator('.lab').getByRole('button', { name: '重置' });

/** Comes to the note and reads down to a paragraph. */
async function readTo(page: Page, site: TestSite, number: number): Promise<number> {
  await page.goto(site.address('/语法/实验/'));
  await untilReady(page);
  await follow(page, site, PATH, '读到一半');
  return readOnTo(page, number);
}

/** Reads to a paragraph, past labs that come to life, and gives where its top stands. */
async function readOnTo(page: Page, number: number): Promise<number> {
  for (const lab of await page.locator('.lab').all()) {
    await lab.scrollIntoViewIfNeeded();
    await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
  }
  await paragraph(page, number).evaluate((block) =>
    scrollBy({ top: block.getBoundingClientRect().top - 130.5, behavior: 'instant' }),
  );
  return topOf(page, number);
}

/** Follows a link without a pointer or a key: nothing moves before. */
async function follow(page: Page, site: TestSite, path: string, title: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, site.address(path));
  await expect(heading(page)).toHaveText(title);
}

/** The paragraph stands where it stood, and still does when everything near it has grown. */
async function expectPlace(page: Page, number: number, top: number): Promise<void> {
  await expect(heading(page)).toHaveText('读到一半');
  await untilReady(page);
  const offset = async () => Math.abs((await topOf(page, number)) - top);
  await expect.poll(offset).toBeLessThanOrEqual(2);
  const near = await page.locator('.lab').evaluateAll(
    (labs) =>
      labs.filter((lab) => {
        const { top, bottom } = lab.getBoundingClientRect();
        return bottom > -500 && top < innerHeight + 500;
      }).length,
  );
  await expect.poll(() => living(page).count()).toBeGreaterThanOrEqual(near);
  await twoFrames(page);
  expect(await offset()).toBeLessThanOrEqual(2);
}

for (const width of [1280, 360]) {
  for (const anchors of [true, false]) {
    test.describe(`${width} px, ${anchors ? 'with' : 'without'} the browser's anchoring`, () => {
      test.use({ viewport: { width, height: 740 } });
      test.beforeEach(({ page }) => styleSheet(page, labRule(400) + (anchors ? '' : WITHOUT_ANCHORING)));

      test('Back, Forward and reload lead to the paragraph again', async ({ page, site }) => {
        // The first labs' neighbour, the neighbour of a lab above and below it, and a paragraph far from all labs.
        for (const number of [1, 16, 24])
          await test.step(`paragraph ${number}`, async () => {
            const top = number === 1 ? await readTo(page, site, number) : await readOnTo(page, number);
            await page.goBack();
            await expect(heading(page)).toHaveText('实验');
            await page.goForward();
            await expectPlace(page, number, top);
            await follow(page, site, '/语法/数学', '数学');
            await page.goBack();
            await expectPlace(page, number, top);
            await page.reload();
            await expectPlace(page, number, top);
          });
      });
    });
  }
}

test.describe('the labs’ sheets come late', () => {
  for (const anchors of [true, false])
    for (const number of [1, 24])
      test.describe(`${anchors ? 'with' : 'without'} the browser's anchoring`, () => {
        test.use({ viewport: { width: 360, height: 740 } });
        test.beforeEach(({ page }) => styleSheet(page, labRule(400) + (anchors ? '' : WITHOUT_ANCHORING)));

        test(`a reload leads to paragraph ${number} again`, async ({ page, site }) => {
          const top = await readTo(page, site, number);
          await forgetFiles(page);
          const release = site.server.hold(/^\/assets\/lab-.*\.css/);
          await page.reload({ waitUntil: 'domcontentloaded' });
          await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
          release();
          await expectPlace(page, number, top);
        });
      });
});

test.describe('labs that grow after the return', () => {
  test.beforeEach(({ page }) => styleSheet(page, labRule(400) + WITHOUT_ANCHORING));

  /** Comes back by reload to the paragraph below the first labs, and waits until these live. */
  async function comeBack(page: Page, site: TestSite): Promise<number> {
    const top = await readTo(page, site, 1);
    await page.reload();
    await expectPlace(page, 1, top);
    await expect(living(page)).toHaveCount(3);
    return top;
  }

  async function growLabs(page: Page): Promise<void> {
    const rules = labRule(700) + WITHOUT_ANCHORING;
    await page.evaluate((text) => document.adoptedStyleSheets[0]?.replaceSync(text), rules);
    await twoFrames(page);
  }

  test('do not move the paragraph', async ({ page, site }) => {
    const top = await comeBack(page, site);
    const before = await scrollTop(page);
    await growLabs(page);
    expect(Math.abs((await topOf(page, 1)) - top)).toBeLessThanOrEqual(2);
    expect(await scrollTop(page)).toBeGreaterThan(before + 500);
  });

  const ACTS: [name: string, moves: number, act: (page: Page) => Promise<unknown>][] = [
    ['scrolled', 240, (page) => page.evaluate(() => scrollBy({ top: 240, behavior: 'instant' }))],
    ['turned the wheel', 240, (page) => page.mouse.move(683, 400).then(() => page.mouse.wheel(0, 240))],
    ['pressed a key', 0, (page) => page.keyboard.press('Shift')],
    ['touched', 0, (page) => page.mouse.click(683, 400)],
  ];
  for (const [name, moves, act] of ACTS) {
    test(`do not move the window once the reader has ${name}`, async ({ page, site }) => {
      await comeBack(page, site);
      const before = await scrollTop(page);
      await act(page);
      await expect.poll(() => scrollTop(page)).toBe(before + moves);
      await twoFrames(page);
      await growLabs(page);
      expect(await scrollTop(page)).toBe(before + moves);
    });
  }
});

test.describe('before the application is there', () => {
  // A browser that anchors moves on as the labs above grow, and rightly so.
  test.beforeEach(({ page }) => styleSheet(page, labRule(400) + WITHOUT_ANCHORING));

  test('the paragraph stands there after a reload, and a position taken by then is the one that counts', async ({
    page,
    site,
  }) => {
    const top = await readTo(page, site, 16);
    site.server.hold(/^\/assets\/.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(async () => Math.abs((await topOf(page, 16)) - top)).toBeLessThanOrEqual(2);
    // Until then the document is still brought back to its place.
    await page.waitForLoadState();
    await scrollTo(page, 400);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.waitForLoadState();
    // Of this document the application never comes: it would note a paragraph instead.
    site.server.mend();
    await page.reload();
    await untilReady(page);
    await expect.poll(() => living(page).count()).toBeGreaterThan(0);
    await twoFrames(page);
    // Labs above may have moved the window since, but not back to the paragraph.
    expect(await page.evaluate(() => window.__scroll.positions[window.__scroll.key])).toBe(400);
    expect(await topOf(page, 16)).toBeGreaterThan(top + 1000);
  });
});
