/** What is typed at once after the key that opens the search, however late the application and the search come. */
import type { CDPSession, Page } from '@playwright/test';
import { APP_SCRIPTS } from '../support/actions.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { dialog, field, hits, inputMethod, openPage, SEARCH_FILES, slot, watchQuestions } from '../support/search.ts';

const TEXT = 'shared_ptr/weak_ptr!!';
const CONTROL = 2;

/** Keys as the operating system sends them: none waits until the page has seen the one before. */
async function keysOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const press = (key: string, modifiers = 0) => {
    const text = key.length === 1 && !modifiers ? key : undefined;
    const code = { Backspace: 8, Escape: 27 }[key] ?? key.toUpperCase().charCodeAt(0);
    const event = { key, modifiers, windowsVirtualKeyCode: code, ...(text && { text }) };
    return [
      client.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...event }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers, windowsVirtualKeyCode: code }),
    ];
  };
  const open = (key: string) => (key === '/' ? press('/') : press('k', CONTROL));
  return { client, press, open, type: (text: string) => [...text].flatMap((key) => press(key)) };
}

/** What the engine was asked last. */
async function watchLast(page: Page) {
  const questions = await watchQuestions(page);
  return async () => (await questions()).at(-1);
}

const slow = (client: CDPSession) => client.send('Emulation.setCPUThrottlingRate', { rate: 6 });

for (const key of ['/', 'Ctrl+K']) {
  test(`${key}, and what is typed until the application has come: all of it stands in the field, in order`, async ({
    page,
    site,
  }) => {
    const release = site.server.hold(APP_SCRIPTS);
    const asked = await watchLast(page);
    await page.goto(site.address('/语法/intro'));
    const { client, open, press, type } = await keysOf(page);
    await slow(client);
    await Promise.all([...open(key), ...type('xshared'), ...press('Backspace'), ...type('d_ptr/')]);
    await expect(field(page)).toHaveValue('xshared_ptr/');
    // The rest falls into the time in which the application starts.
    release();
    await Promise.all([...press('Backspace'), ...type('/weak')]);
    await Promise.all(type('_ptr!!'));
    await untilReady(page);
    await Promise.all(type('??'));
    await expect(field(page)).toHaveValue('xshared_ptr/weak_ptr!!??');
    await expect(field(page)).toBeFocused();
    await expect.poll(asked).toBe('xshared_ptr/weak_ptr!!??');
  });

  test(`${key}, and 20 characters before the search’s chunk has come: all of them stand in the field`, async ({
    page,
    site,
  }) => {
    const release = site.server.hold(SEARCH_FILES);
    const asked = await watchLast(page);
    await openPage(page, site, '/语法/intro');
    const { client, open, type } = await keysOf(page);
    await slow(client);
    await Promise.all([...open(key), ...type(TEXT)]);
    await expect(field(page)).toHaveValue(TEXT);
    await expect(field(page)).toBeFocused();
    release();
    await expect.poll(asked).toBe(TEXT);
    await expect(field(page)).toHaveValue(TEXT);
  });

  test(`${key}, text, Escape before the application has come: the search stays closed`, async ({ page, site }) => {
    const release = site.server.hold(APP_SCRIPTS);
    await page.goto(site.address('/语法/intro'));
    const { open, press, type } = await keysOf(page);
    await Promise.all([...open(key), ...type('abc'), ...press('Escape'), ...type('d')]);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await untilReady(page);
    await expect(dialog(page)).toHaveCount(0);
    await Promise.all([...open(key), ...type('ef')]);
    await expect(field(page)).toHaveValue('ef');
  });
}

test('Escape, Ctrl+K and text at once, in an open search: it stands open anew with that text alone', async ({
  page,
  site,
}) => {
  const asked = await watchLast(page);
  await openPage(page, site, '/语法/intro');
  const { open, press, type } = await keysOf(page);
  await Promise.all([...open('/'), ...type('old'), ...press('Escape'), ...open('Ctrl+K'), ...type(TEXT)]);
  await expect(field(page)).toHaveValue(TEXT);
  await expect(field(page)).toBeFocused();
  await expect.poll(asked).toBe(TEXT);
});

test('an input method that is composing while the application comes goes on composing', async ({ page, site }) => {
  const release = site.server.hold(APP_SCRIPTS);
  await page.goto(site.address('/语法/intro'));
  await page.keyboard.press('/');
  const { compose, accept } = await inputMethod(page);
  await compose('jiaozh');
  const ended = page.evaluate(
    () => new Promise((resolve) => addEventListener('compositionend', (event) => resolve(event.data), { once: true })),
  );
  release();
  await untilReady(page);
  await compose('jiaozhu');
  await accept('脚注');
  expect(await ended).toBe('脚注');
  await expect(field(page)).toHaveValue('脚注');
  await expect(hits(page).first()).toContainText('脚注');
});

test('a click opens it before the application has come; its button and a click beside it close it', async ({
  page,
  site,
}) => {
  const release = site.server.hold(APP_SCRIPTS);
  await page.goto(site.address('/语法/intro'));
  for (const close of [
    () => dialog(page).getByRole('button', { name: '关闭搜索' }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await slot(page).click();
    await expect(field(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
  }
  release();
  await untilReady(page);
  await expect(dialog(page)).toHaveCount(0);
});
