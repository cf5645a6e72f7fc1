import type { Page } from '@playwright/test';

/** Makes the shell throw while it renders a page's outline, until the page says that it is repaired. */
export async function breakRender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (!Array.isArray(value?.toc)) return value;
      value.toc = new Proxy(value.toc, {
        get(toc, name, receiver) {
          if ('mended' in window) return Reflect.get(toc, name, receiver);
          throw new Error('观察到的错误', { cause: new Error('根本的原因') });
        },
      });
      return value;
    };
  });
}

/** From now on rendering succeeds. */
export async function mendRender(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mended: true }));
}
