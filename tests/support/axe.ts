/** Accessibility of the current page, in both themes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that a theme changes: names, roles and structure are the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe leaves in a page. */
export interface Axe {
  run: (contextOrOptions: string | RunOptions, options?: RunOptions) => Promise<AxeResults>;
}

/** Brings axe into the page, by the debugger's evaluation: the site's policy rightly forbids a script tag of ours. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** Fails on any violation inside `context` (a selector), in light by all rules and in dark by those of colours. */
export async function expectAccessible(page: Page, context = 'body'): Promise<void> {
  await bringAxe(page);
  for (const theme of ['light', 'dark']) {
    const found = await page.evaluate(
      async ({ value, selector, rules }) => {
        document.documentElement.dataset.theme = value;
        // Colours on their way from one mode to the other have no contrast of their own.
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
        const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector, {
          resultTypes: ['violations'],
          ...(value === 'dark' && { runOnly: rules }),
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        );
      },
      { value: theme, selector: context, rules: COLOUR_RULES },
    );
    expect(found, theme).toEqual([]);
  }
}
