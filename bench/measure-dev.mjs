/** The dev server: from a saved note to the page that shows it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coldPage, median } from './browser.mjs';
import { serve } from './engine.mjs';

/** Median milliseconds from the write to the changed text in the open page. */
export async function saveToPage({ browser, corpus, args, note, runs }) {
  const server = await serve('dev', args);
  const file = join(corpus.content, `${note.id}.md`);
  const text = readFileSync(file, 'utf8');
  const page = await coldPage(browser);
  try {
    await page.goto(server.address + encodeURI(`/${note.id}`));
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await once(page, file, text, `保存第${run}次${Date.now()}`));
    return median(times);
  } finally {
    writeFileSync(file, text);
    await page.context().close();
    await server.stop();
  }
}

async function once(page, file, text, mark) {
  await page.evaluate((wanted) => {
    window.shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('#article')?.textContent.includes(wanted)) return;
        observer.disconnect();
        resolve(Date.now());
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, mark);
  const begin = Date.now();
  writeFileSync(file, `${text.trimEnd()}\n\n${mark}\n`);
  return (await page.evaluate(() => window.shown)) - begin;
}
