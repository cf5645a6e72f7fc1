/** Steps that the tests of labs share. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { type TestSite, untilReady } from './harness.ts';
import { faintTexts } from './lab-looks.ts';
import { ROOT } from './sites.ts';

const SOURCES = join(ROOT, 'packages/labs/src');

/** Every lab that is built; each has a page of its name in the test site. */
export const LABS = readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'lab.tsx')));

/** Chrome's software rasteriser remarks on every read pixel. */
export const GPU = /GL Driver Message .* GPU stall/;

/** Opens the fixture page of a lab (or another page) and waits until its first lab lives. */
export async function openLab(page: Page, site: TestSite, name: string, path = `/语法/实验/${name}`): Promise<Locator> {
  await page.goto(site.address(path));
  await untilReady(page);
  const lab = page.locator(`figure[data-lab="${name}"]`).first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
  return lab;
}

/** The living lab's sentence. */
export const result = (lab: Locator): Locator => lab.locator('.lab-status');

/** The editor and the output of a lab that runs programs. */
export const program = (lab: Locator): Locator => lab.getByRole('textbox', { name: / 程序$/ });
export const output = (lab: Locator): Locator => lab.getByRole('log', { name: '输出' });

/** Writes a program into such a lab and runs it. */
export async function runProgram(lab: Locator, code: string): Promise<void> {
  await program(lab).fill(code);
  await lab.getByRole('button', { name: '运行' }).click();
}

/** Fails on any axe violation inside the labs of a page, and on any text in a drawing that is hard to read, in light and in dark. */
export async function checkAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    expect(await violations(page, theme, { context: 'figure.lab' }), theme).toEqual([]);
    for (const lab of await page.locator('figure.lab').all()) expect(await faintTexts(lab, 4.5), theme).toEqual([]);
  }
}

/** Fails when the page scrolls sideways on a narrow phone. */
export async function checkNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** Fails when a lab of the fixture page is higher than 1.2 screens of a phone, or its still is not as high. */
export async function checkLow(page: Page, site: TestSite, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLab(page, site, name);
  for (const lab of await page.locator(`figure[data-lab="${name}"]`).all()) {
    await lab.scrollIntoViewIfNeeded();
    await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
    const height = (await lab.boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(1.2 * 740);
    expect(Math.abs(height - Number(await lab.getAttribute('data-still')))).toBeLessThanOrEqual(2);
  }
}

/** Drags from the middle of an element by CSS pixels. */
export async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

/** Notes what a screen reader is told from here on, through the page's live regions; call the result for the list. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const words: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const parent = node instanceof Element ? node : node.parentElement;
          const region = parent?.closest('[aria-live],[role=alert],[role=log],[role=status]');
          if (region && region.ariaLive !== 'off' && node.textContent) words.push(node.textContent);
        }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return words;
  });
  return () => heard.jsonValue();
}
