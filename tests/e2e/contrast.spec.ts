/** What the tests ask of contrast: one text of a look stands for all, and none that differs is lost among them. */
import type { Page } from '@playwright/test';
import { type AskedLooks, violations } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';

const TEXTS = '#article > p';

/** Does something to one text of the note, long after others of its look. */
async function withOne(page: Page, change: (text: HTMLElement) => void): Promise<string[]> {
  await page.locator(TEXTS).nth(20).evaluate(change);
  return violations(page, 'light');
}

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.address('/语法/长文'));
  await untilReady(page);
  expect(await violations(page, 'light')).toEqual([]);
});

const CHANGES: Record<string, (text: HTMLElement) => void> = {
  'a colour of its own': (text) => text.style.setProperty('color', '#c0c0c0'),
  'a ground of its own': (text) => text.style.setProperty('background', '#707070'),
  'being faint': (text) => text.style.setProperty('opacity', '0.3'),
};

for (const [name, change] of Object.entries(CHANGES))
  test(`a text among many is found by ${name}`, async ({ page }) => {
    expect((await withOne(page, change)).join('\n')).toContain('color-contrast');
  });

test('of many texts few are asked', async ({ page }) => {
  const all = await page.locator(TEXTS).count();
  expect(all).toBeGreaterThan(20);
  expect(await page.locator(`${TEXTS}[data-contrast-asked]`).count()).toBeLessThan(all / 3);
});

test('a link among many that only its colour tells from the text around is found', async ({ page }) => {
  const texts = page.locator(TEXTS);
  await texts.evaluateAll((all) => {
    for (const text of all) text.append(Object.assign(document.createElement('a'), { href: '#', textContent: '链接' }));
  });
  expect(await violations(page, 'light')).toEqual([]);
  await texts
    .nth(20)
    .locator('a')
    .evaluate((link) => {
      link.style.setProperty('text-decoration', 'none');
      link.style.setProperty('color', '#303030');
      link.parentElement?.style.setProperty('color', '#101010');
    });
  expect((await violations(page, 'light')).join('\n')).toContain('link-in-text-block');
});

test('a walk over many pages asks a look once, and still finds a new one', async ({ page, site }) => {
  const asked: AskedLooks = { light: new Set(), dark: new Set() };
  const walk = async () => [
    ...(await violations(page, 'light', { asked })),
    ...(await violations(page, 'dark', { asked })),
  ];
  expect(await walk()).toEqual([]);
  await page.goto(site.address('/语法/标题'));
  await untilReady(page);
  await walk();
  expect(await walk()).toEqual([]);
  await expect(page.locator('[data-contrast-asked]')).toHaveCount(0);
  await page
    .locator('#article > p')
    .first()
    .evaluate((text) => text.style.setProperty('opacity', '0.3'));
  const found = await walk();
  expect(found.filter((violation) => violation.startsWith('color-contrast'))).toHaveLength(2);
});
