/** Accessibility of the current page, in both themes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { flattenColoured } from './flatten-coloured.ts';
import { type Marks, markLooks } from './one-of-a-look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that a theme changes: names, roles and structure are the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const MARKS: Marks = { text: 'data-contrast-asked', link: 'data-link-asked', most: 3 };

/** What axe leaves in a page. */
interface Axe {
  run: (context: string, options: RunOptions) => Promise<AxeResults>;
}

export type Theme = 'light' | 'dark';

const CONFIGURED = `${AXE};axe.configure(${JSON.stringify({
  rules: [
    { id: 'color-contrast', selector: `[${MARKS.text}]` },
    { id: 'link-in-text-block', selector: `[${MARKS.link}]` },
  ],
} satisfies Spec)})`;

/** Brings axe into the page, by the debugger's evaluation: the site's policy rightly forbids a script tag of ours. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CONFIGURED);
}

/** Has axe in each page that opens from now on: a walk does not send half a megabyte to every one of them. */
export async function keepAxe(page: Page): Promise<void> {
  await page.addInitScript(CONFIGURED);
}

/** Looks that were asked on earlier pages of a walk, by theme. */
export type AskedLooks = Record<Theme, Set<string>>;

/**
 * What axe finds inside `context` (a selector) in a theme: in light by all rules, in dark by those of colours. A walk over many
 * pages hands over what it has `asked`: a look's contrast is the same on all of them. There it asks in dark first, since in
 * light the page is left with plain text in the place of what no other rule asks of.
 */
export async function violations(
  page: Page,
  theme: Theme,
  { context = 'html', asked }: { context?: string; asked?: AskedLooks } = {},
): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
    // Colours on their way from one mode to the other have no contrast of their own; what follows the scroll has no end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    for (const animation of timed) animation.finish();
  }, theme);
  const known = asked && { known: [...asked[theme]] };
  const looks = await page.evaluate(markLooks, { ...MARKS, ...known });
  for (const look of looks) asked?.[theme].add(look);
  // All rules of dark ask of marks alone.
  if (asked && theme === 'dark' && looks.length === 0) return [];
  if (asked && theme === 'light') await page.evaluate(flattenColoured, MARKS);
  return page.evaluate(
    async ({ selector, options }) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector, options);
      // Axe takes a header that is only a formula for empty: it does not read MathML, screen readers do.
      const isFormula = (id: string, target: string) =>
        id === 'empty-table-header' && document.querySelector(`${target} math`) !== null;
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => !isFormula(id, String(target[0])))
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    {
      selector: context,
      options: { resultTypes: ['violations'], ...(theme === 'dark' && { runOnly: COLOUR_RULES }) } as RunOptions,
    },
  );
}

/** Fails on any violation inside `context` (a selector), in light and in dark. */
export async function expectAccessible(page: Page, context = 'body'): Promise<void> {
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme, { context }), theme).toEqual([]);
}
