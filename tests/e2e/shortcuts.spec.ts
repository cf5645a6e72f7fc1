/** Keys that open the search, and where "/" is a letter the reader types. */
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../support/harness.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /搜索/ });

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await untilReady(page);
});

/** Sends the key press as a keyboard under Caps Lock does: the capital letter, without Shift. */
const pressUnderCapsLock = (page: Page, modifier: 'ctrlKey' | 'metaKey') =>
  page.evaluate(
    (name) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', [name]: true, bubbles: true })),
    modifier,
  );

for (const modifier of ['ctrlKey', 'metaKey'] as const) {
  test(`K with ${modifier} opens the search under Caps Lock, too`, async ({ page }) => {
    await pressUnderCapsLock(page, modifier);
    await expect(dialog(page)).toBeVisible();
  });
}

for (const keys of ['Control+Alt+k', 'Control+Shift+K', 'Meta+Alt+k']) {
  test(`${keys} is another shortcut and opens nothing`, async ({ page }) => {
    await page.keyboard.press(keys);
    // The next key opens it: nothing else is on its way.
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
  });
}

const EDITABLE = [
  ['contenteditable=""', '<p contenteditable="" id="typing">文</p>'],
  ['contenteditable="true"', '<p contenteditable="true" id="typing">文</p>'],
  ['contenteditable="TRUE"', '<p contenteditable="TRUE" id="typing">文</p>'],
  ['contenteditable="plaintext-only"', '<p contenteditable="plaintext-only" id="typing">文</p>'],
  ['an element inside an editable one', '<div contenteditable><b id="typing" tabindex="0">文</b></div>'],
] as const;
const READABLE = [
  ['contenteditable="false"', '<p contenteditable="false" tabindex="0" id="typing">文</p>'],
  [
    'not editable inside an editable element',
    '<div contenteditable><b contenteditable="false" tabindex="0" id="typing">文</b></div>',
  ],
] as const;

/** Puts the markup into the page, or into a shadow root of it, and the focus on what has the id. */
const focusOn = (page: Page, markup: string, isShadow: boolean) =>
  page.evaluate(
    ([html, shadow]) => {
      const host = document.body.appendChild(document.createElement('div'));
      const root = shadow ? host.attachShadow({ mode: 'open' }) : host;
      root.innerHTML = html;
      root.querySelector<HTMLElement>('#typing')?.focus();
    },
    [markup, isShadow] as const,
  );

for (const isShadow of [false, true]) {
  const place = isShadow ? ', in a shadow root' : '';
  for (const [kind, markup] of [...EDITABLE, ['an input', '<input id="typing" aria-label="输入">'] as const]) {
    test(`"/" is typed, not the search’s: ${kind}${place}`, async ({ page }) => {
      await focusOn(page, markup, isShadow);
      await page.keyboard.press('/');
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await expect(page.getByRole('combobox', { name: '搜索笔记' })).toHaveValue('');
    });
  }
  for (const [kind, markup] of READABLE) {
    test(`"/" opens the search: ${kind}${place}`, async ({ page }) => {
      await focusOn(page, markup, isShadow);
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeVisible();
    });
  }
}
