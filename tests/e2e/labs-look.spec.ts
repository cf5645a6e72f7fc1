/**
 * What all labs must hold, whatever they show: no violation of axe, one voice, on a phone legible text and controls a finger
 * can meet, and sound whatever is done to them, by a fixed seed. One visit a lab.
 */
import type { Locator, Page } from '@playwright/test';
import { beginFuzz, FUZZ_VIEW, fuzzOnce } from '../support/fuzz-lab.ts';
import { expect, test } from '../support/harness.ts';
import { checkAccessible, checkNarrow, GPU, LABS, listen, openLab, result } from '../support/labs.ts';

/** Least size of text as it is seen, CSS pixels. */
const LEAST_TEXT = 11;
/** Screens of 740 px that a lab may be high: the question and what answers it are seen together. */
const MOST_HEIGHT = 1.2 * 740;
/** Labs whose picture grows with what is put into them. */
const GROWING = ['container-visualiser'];
/** Least side of what is pressed (WCAG 2.5.8). */
const LEAST_TARGET = 24;
/** What is done to each lab at random. */
const ACTIONS = 16;

type Use = (lab: Locator, page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp, times = 1): Use =>
  async (lab) => {
    for (let i = 0; i < times; i++) await lab.getByRole('button', { name }).click();
  };
const choose =
  (list: string, option: string): Use =>
  (lab) =>
    lab.getByRole('combobox', { name: list }).selectOption(option);
const toEnd: Use = (lab) => lab.getByRole('slider', { name: '步骤' }).press('End');
const untilSaid =
  (words: string): Use =>
  (lab) =>
    expect(result(lab)).toContainText(words);

/** What brings more of a lab to light than is there when it opens. */
const USES: Readonly<Record<string, readonly Use[]>> = {
  'array-stepper': [press('下一步')],
  'bfs-grid': [press('下一步', 5)],
  'dp-table': [press('下一步', 5)],
  'event-loop': [press(/^宏任务队列/)],
  'graph-explorer': [press('下一步', 5)],
  'js-runner': [
    (lab) => lab.getByRole('textbox', { name: 'JavaScript 程序' }).fill("console.warn('注意');\nnull.x;"),
    press('运行'),
    untilSaid('出错'),
  ],
  'lookup-chain': [choose('例子', 'Lua：__newindex 代理'), toEnd],
  'lua-runner': [press('运行'), untilSaid('运行结束')],
  'match-three': [press('提示一步'), press('下一步', 3)],
  'mvp-transform': ['矩阵的列', '平移、旋转、缩放', '从局部到屏幕'].map((part) => choose('看什么', part)),
  'net-timeline': [toEnd],
  'object-lifetime': [toEnd],
  'recursion-tree': [press('下一步', 5)],
  'shell-sandbox': [press('下一步')],
  'skeleton-anim': ['反向运动学', '蒙皮与权重', '动画混合'].map((part) => choose('看什么', part)),
  'thread-interleaving': [choose('程序', '三位哲学家'), toEnd],
  'tree-visualiser': [
    async (_, page) => {
      for (const lab of await page.locator('figure.lab').all()) await press('下一步')(lab, page);
    },
  ],
};

test.use({ hasTouch: true });

for (const name of LABS) {
  test(`${name}: is accessible in light and in dark as it opens and in use, says once what it says, serves a phone, bears anything`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(GPU);
    const lab = await openLab(page, site, name);
    await test.step('accessible as it opens', () => checkAccessible(page));
    await test.step('whatever it says it says once', () => expectSaidOnce(page, lab));
    await lab.getByRole('button', { name: '重置' }).click();
    for (const [index, use] of (USES[name] ?? []).entries())
      await test.step(`accessible in use ${index + 1}`, async () => {
        await use(lab, page);
        await checkAccessible(page);
      });
    await checkNarrow(page);
    await lab.getByRole('button', { name: '重置' }).click();
    await test.step('on a phone nothing is too small to read or to press', () => expectLegible(page, lab, name));
    await page.setViewportSize(FUZZ_VIEW);
    const fuzz = await beginFuzz(lab, { name, seed: 1 });
    for (let done = 0; done < ACTIONS; done++) await test.step(`bears action ${done}`, () => fuzzOnce(fuzz));
    await test.step('accessible after all that', () => checkAccessible(page));
  });
}

/** At the width of a phone: sizes with every choice, and the task above what it is about. */
async function expectLegible(page: Page, lab: Locator, name: string): Promise<void> {
  const pictures = page.locator('figure.lab');
  for (const choice of await everyChoice(lab)) {
    await choice();
    expect(await smallTexts(pictures.first(), LEAST_TEXT)).toEqual([]);
    expect(await smallTargets(pictures.first(), LEAST_TARGET)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectSized(lab, 'as chosen');
  }
  if (!GROWING.includes(name)) expect(await wanderingOf(lab)).toEqual([]);
  const [task, live] = await Promise.all([
    lab.locator('figcaption').boundingBox(),
    lab.locator('.lab-live').boundingBox(),
  ]);
  expect(task?.y).toBeLessThan(live?.y ?? 0);
  for (const other of (await pictures.all()).slice(1)) {
    await other.scrollIntoViewIfNeeded();
    await expect(other.getByRole('button', { name: '重置' })).toBeVisible();
    await expectSized(other, `${await other.locator('figcaption').textContent()}`);
  }
}

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('every lab’s still picture stands there with its task, its question and its sentence, on paper too', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    for (const name of LABS)
      await test.step(name, async () => {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(site.address(`/语法/实验/${name}`));
        await expectStillPicture(page, page.locator(`figure[data-lab="${name}"]`).first());
      });
  });
});

async function expectStillPicture(page: Page, lab: Locator): Promise<void> {
  await expect(lab.locator('.lab-static')).toBeVisible();
  const [task, still] = await Promise.all([
    lab.locator('figcaption').boundingBox(),
    lab.locator('.lab-static').boundingBox(),
  ]);
  expect(task?.y).toBeLessThan(still?.y ?? 0);
  for (const medium of ['screen', 'print'] as const) {
    await page.emulateMedia({ media: medium });
    await expect(lab.getByRole('button')).toHaveCount(0);
    await expect(lab.locator('.lab-static').locator('svg, img, pre, ol').first()).toBeVisible();
    await expect(lab.locator('.lab-question')).toHaveText(/[？。！]$/);
    await expect(lab.locator('.lab-sentence')).toHaveText(/[。！？…]$/);
  }
}

/** No higher than a screen and a bit; of forms and details that scroll for it enough is seen, and nothing lies on another. */
async function expectSized(lab: Locator, which: string): Promise<void> {
  const { height, cut } = await lab.evaluate((figure) => {
    const parts = [...figure.querySelectorAll('.lab-live > :is(.lab-forms, .lab-details)')];
    const live = figure.querySelector('.lab-live');
    const isSpilt = (live?.scrollHeight ?? 0) > (live?.clientHeight ?? 0) + 1;
    return {
      height: figure.getBoundingClientRect().height,
      cut: [
        ...parts
          .filter(({ clientHeight, scrollHeight }) => clientHeight < Math.min(scrollHeight, 40))
          .map(({ className, clientHeight, scrollHeight }) => `${className} ${clientHeight} of ${scrollHeight}`),
        ...(isSpilt ? [`${live?.scrollHeight} in ${live?.clientHeight}`] : []),
      ],
    };
  });
  expect.soft(height, which).toBeLessThanOrEqual(MOST_HEIGHT);
  expect.soft(cut, which).toEqual([]);
}

/** Heights of the picture where they differ from step to step: what one presses to go on would run away. */
async function wanderingOf(lab: Locator): Promise<string[]> {
  const steps = lab.getByRole('slider', { name: '步骤' });
  if ((await steps.count()) === 0) return [];
  const heights = new Set<number>();
  for (const key of ['Home', 'ArrowRight', 'PageUp', 'PageUp', 'PageUp', 'PageUp', 'End']) {
    await steps.press(key);
    heights.add(await lab.locator('.lab-live .lab-figure').evaluate((picture) => Math.round(picture.clientHeight)));
  }
  return heights.size > 1 ? [...heights].map((height) => `${height} px`) : [];
}

/** The lab as it opens, and with every choice of its first list: programs differ in width. */
async function everyChoice(lab: Locator): Promise<(() => Promise<unknown>)[]> {
  const list = lab.getByRole('combobox').first();
  const names = (await list.count()) > 0 ? await list.getByRole('option').allTextContents() : [];
  return [async () => {}, ...names.slice(0, 9).map((name) => () => list.selectOption(name))];
}

/** Texts that are smaller than they should be, with their size as it is seen. */
const smallTexts = (lab: Locator, least: number): Promise<string[]> =>
  lab.evaluate((figure, least) => {
    const seen = (element: Element): number => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (!element || !text?.trim() || !element.checkVisibility() || element.closest('.visually-hidden')) continue;
      const size = seen(element);
      if (size < least) found.push(`${text.trim().slice(0, 20)} ${size.toFixed(1)} px`);
    }
    return found;
  }, least);

/** Controls whose target is smaller than it should be, with its size. */
const smallTargets = (lab: Locator, least: number): Promise<string[]> =>
  lab.evaluate((figure, least) => {
    const targets =
      'button, select, input, textarea, summary, a[href], [role="button"], [role="checkbox"], [role="slider"]';
    return [...figure.querySelectorAll(targets)].flatMap((control) => {
      if (!control.checkVisibility()) return [];
      // What stands in a label is pressed by the whole of it.
      const target = control.matches('[type="checkbox"]') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent;
      return Math.min(width, height) < least - 0.01 ? [`${name} ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });
  }, least);

async function expectSaidOnce(page: Page, lab: Locator): Promise<void> {
  // `<output>` is such a region too: the page has one voice, which its labs share.
  await expect(lab.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(1);
  const said = await listen(page);
  await operate(page, lab);
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
  const all = await said();
  expect(all).toEqual([...new Set(all)]);
  // What is to be heard stands once where it can be read.
  const words = await lab.evaluate((figure) =>
    [...figure.querySelectorAll('.lab-status')].map((element) => element.textContent),
  );
  expect(words).toHaveLength(1);
}

/** Does something that the lab has to say something about. */
async function operate(page: Page, lab: Locator): Promise<void> {
  const steps = lab.getByRole('slider', { name: '步骤' });
  if (await steps.count()) return steps.press(await wayToStep(steps));
  const run = lab.getByRole('button', { name: '运行' });
  if (await run.count()) {
    await run.click();
    await expect(lab.locator('.lab-status')).toContainText('结束');
    return;
  }
  const slider = lab.getByRole('slider').first();
  if (await slider.count()) {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
  }
  const button = lab.locator('.lab-controls button:not([aria-disabled], [aria-pressed]):visible').first();
  if (await button.count()) await button.click();
}

/** A lab that opens at its last step can only go back. */
const wayToStep = (steps: Locator): Promise<string> =>
  steps.evaluate((input: HTMLInputElement) => (input.value === input.max ? 'ArrowLeft' : 'ArrowRight'));
