/** Keys that open the search, and where "/" is a letter the reader types. */
import type { Page } from '@playwright/test';
import { type Element, focusAdded } from '../support/build-element.ts';
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

const EDITABLE: [string, Element][] = [
  ['contenteditable=""', ['p', { contenteditable: '', id: 'typing' }, '文']],
  ['contenteditable="true"', ['p', { contenteditable: 'true', id: 'typing' }, '文']],
  ['contenteditable="TRUE"', ['p', { contenteditable: 'TRUE', id: 'typing' }, '文']],
  ['contenteditable="plaintext-only"', ['p', { contenteditable: 'plaintext-only', id: 'typing' }, '文']],
  ['an element inside an editable one', ['div', { contenteditable: '' }, ['b', { id: 'typing', tabindex: '0' }, '文']]],
  ['an input', ['input', { id: 'typing', 'aria-label': '输入' }]],
];
const READABLE: [string, Element][] = [
  ['contenteditable="false"', ['p', { contenteditable: 'false', tabindex: '0', id: 'typing' }, '文']],
  [
    'not editable inside an editable element',
    ['div', { contenteditable: '' }, ['b', { contenteditable: 'false', tabindex: '0', id: 'typing' }, '文']],
  ],
];

for (const isShadow of [false, true]) {
  const place = isShadow ? ' in a shadow root' : '';
  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };

  test(`"/" is typed${place}, not the search’s, where a reader may type`, async ({ page }) => {
    for (const [kind, element] of EDITABLE)
      await test.step(kind, async () => {
        await focusAdded(page, element, isShadow);
        await page.keyboard.press('/');
        await expect(dialog(page)).toHaveCount(0);
        await page.keyboard.press('Control+k');
        await expect(dialog(page)).toBeVisible();
        await expect(page.getByRole('combobox', { name: '搜索笔记' })).toHaveValue('');
        await close(page);
      });
  });

  test(`"/" opens the search${place} where nothing is typed`, async ({ page }) => {
    for (const [kind, element] of READABLE)
      await test.step(kind, async () => {
        await focusAdded(page, element, isShadow);
        await page.keyboard.press('/');
        await expect(dialog(page)).toBeVisible();
        await close(page);
      });
  });
}
