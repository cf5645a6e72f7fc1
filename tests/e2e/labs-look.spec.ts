/** What all labs must hold, whatever they show: no violation of axe, and on a phone legible text, controls a finger can meet, one voice. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { checkAccessible, openLab } from '../support/labs.ts';

const FOLDER = fileURLToPath(new URL('../../packages/labs/src/', import.meta.url));
/** Every lab that is built; each has a page of its name in the test site. */
const LABS = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'lab.tsx')));

/** Chrome's software rasteriser remarks on every read pixel. */
const GPU = /GL Driver Message .* GPU stall/;

/** Least size of text as it is seen, CSS pixels. */
const LEAST_TEXT = 11;
/** Least side of what is pressed (WCAG 2.5.8). */
const LEAST_TARGET = 24;

for (const name of LABS) {
  test(`${name}: is accessible in light and in dark`, async ({ page, site, problems }) => {
    problems.expect(GPU);
    await openLab(page, site, name);
    await checkAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const name of LABS) {
    test(`${name}: nothing is too small to read or to press, and its task stands above it`, async ({
      page,
      site,
      problems,
    }) => {
      problems.expect(GPU);
      const lab = await openLab(page, site, name);
      const pictures = page.locator('figure.lab');
      for (const choice of await everyChoice(lab)) {
        await choice();
        expect(await smallTexts(pictures.first(), LEAST_TEXT)).toEqual([]);
        expect(await smallTargets(pictures.first(), LEAST_TARGET)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
      const [task, live] = await Promise.all([
        lab.locator('figcaption').boundingBox(),
        lab.locator('.lab-live').boundingBox(),
      ]);
      expect(task?.y).toBeLessThan(live?.y ?? 0);
    });
  }
});

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  for (const name of LABS) {
    test(`${name}: the still picture is legible, and its task stands above it`, async ({ page, site }) => {
      await page.goto(site.address(`/语法/实验/${name}`));
      const lab = page.locator(`figure[data-lab="${name}"]`).first();
      await expect(lab.locator('.lab-static')).toBeVisible();
      const [task, still] = await Promise.all([
        lab.locator('figcaption').boundingBox(),
        lab.locator('.lab-static').boundingBox(),
      ]);
      expect(task?.y).toBeLessThan(still?.y ?? 0);
    });
  }
});

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

for (const name of LABS) {
  test(`${name}: whatever it says it says once`, async ({ page, site, problems }) => {
    problems.expect(GPU);
    const lab = await openLab(page, site, name);
    // `<output>` is such a region too: the page has one voice, which its labs share.
    await expect(lab.getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(1);
    const said = await listen(page);
    await useIt(page, lab);
    await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
    const all = await said();
    expect(all).toEqual([...new Set(all)]);
    // What is to be heard stands once where it can be read.
    const words = await lab.evaluate((figure) =>
      [...figure.querySelectorAll('.lab-status')].map((element) => element.textContent),
    );
    expect(words).toHaveLength(1);
  });
}

/** Collects what appears in the page's live regions. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    const isLive = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return Boolean(element?.closest(LIVE));
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes) if (isLive(node) && node.textContent?.trim()) said.push(node.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Does something that the lab has to say something about. */
async function useIt(page: Page, lab: Locator): Promise<void> {
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
