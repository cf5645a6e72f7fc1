/** Steps that the tests of labs share. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type TestSite, untilReady } from './harness.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (context: string, options: RunOptions) => Promise<AxeResults>;
}

/** Opens the fixture page of a lab (or another page) and waits until its first lab lives. */
export async function openLab(page: Page, site: TestSite, name: string, path = `/语法/实验/${name}`): Promise<Locator> {
  // As an init script, because the site's policy rightly forbids a script tag of ours.
  await page.addInitScript({ content: AXE });
  await page.goto(site.address(path));
  await untilReady(page);
  const lab = page.locator(`figure[data-lab="${name}"]`).first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
  return lab;
}

/** The lab's result in words. */
export const result = (lab: Locator): Locator => lab.locator('.lab-status');

/** Fails on any axe violation inside the lab, in light and in dark. */
export async function checkAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const found = await page.evaluate(async () => {
      // Colours on their way from one mode to the other have no contrast of their own.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      const { violations } = await (window as unknown as { axe: Axe }).axe.run('figure.lab', {
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    });
    expect(found, theme).toEqual([]);
  }
}

/** Fails when the page scrolls sideways on a narrow phone. */
export async function checkNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
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
