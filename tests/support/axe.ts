/** Accessibility of the current page, in both themes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe leaves in a page. */
export interface Axe {
  run: (contextOrOptions: string | RunOptions, options?: RunOptions) => Promise<AxeResults>;
}

/** Brings axe into the page, by the debugger's evaluation: the site's policy rightly forbids a script tag of ours. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** Fails on any violation inside `context` (a selector), in light and in dark. */
export async function expectAccessible(page: Page, context = 'body'): Promise<void> {
  await bringAxe(page);
  for (const theme of ['light', 'dark']) {
    const found = await page.evaluate(
      async ([value, selector]) => {
        document.documentElement.dataset.theme = value;
        // Colours on their way from one mode to the other have no contrast of their own.
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
        const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector as string, {
          resultTypes: ['violations'],
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
      },
      [theme, context],
    );
    expect(found, theme).toEqual([]);
  }
}
