/** The editor of the runners: coloured for the eye, a plain field for everything else. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { openLab } from '../support/labs.ts';

const colours = (lab: Locator) => lab.locator('.lab-live .lab-editor-text pre');

for (const [name, code, keyword] of [
  ['js-runner', "const a = 'b'; // c", 'const'],
  ['lua-runner', "local a = 'b' --ab", 'local'],
  ['shader-editor', 'uniform float a; // c', 'uniform'],
] as const) {
  test(`${name}: keywords, comments and the rest differ, in both modes, and lie below the letters`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/GL Driver Message .* GPU stall/);
    const lab = await openLab(page, site, name);
    const field = lab.getByRole('textbox');
    await field.fill(code);
    await expect(colours(lab)).toHaveText(code);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      const ofText = (text: string) =>
        colours(lab)
          .getByText(text, { exact: true })
          .evaluate((element) => getComputedStyle(element).color);
      const plain = await colours(lab).evaluate((element) => getComputedStyle(element).color);
      expect(new Set([plain, await ofText(keyword), await ofText(code.slice(-4))]).size).toBe(3);
    }
    const [letters, below] = await Promise.all([field.boundingBox(), colours(lab).boundingBox()]);
    expect(below).toEqual(letters);
    await expect(colours(lab)).toHaveAttribute('aria-hidden', 'true');
  });
}

test('typing, undo and composing change the field and its colours alike; both scroll together', async ({
  page,
  site,
  context,
}) => {
  const lab = await openLab(page, site, 'js-runner');
  const field = lab.getByRole('textbox');
  await field.fill('');
  await page.keyboard.type('let x = 1;');
  await page.keyboard.press('Control+z');
  const undone = await field.inputValue();
  expect(undone).not.toBe('let x = 1;');
  await expect(colours(lab)).toHaveText(undone);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue('let x = 1;');

  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await expect(colours(lab)).toHaveText('let x = 1;ni');
  await session.send('Input.insertText', { text: '你' });
  await expect(field).toHaveValue('let x = 1;你');
  await expect(colours(lab)).toHaveText('let x = 1;你');

  await page.keyboard.type(` // ${'long '.repeat(60)}`);
  await expect.poll(() => field.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const places = () =>
    Promise.all([field, colours(lab)].map((one) => one.evaluate((element) => Math.round(element.scrollLeft))));
  await expect.poll(async () => new Set(await places()).size).toBe(1);
});

test('forced colours show the field’s own letters alone', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const lab = await openLab(page, site, 'js-runner');
  await expect(colours(lab)).toBeHidden();
  const letters = await lab
    .getByRole('textbox')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-text-fill-color'));
  expect(letters).not.toMatch(/rgba|transparent/);
});
