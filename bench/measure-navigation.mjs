/** Navigation: hover, click, until the frame with the new heading has been painted; and the bytes of a reading session. */
import { coldPage, median, quietest, untilReady } from './browser.mjs';

/** Median over ten siblings, each prefetched by its hover before the click. */
export async function navigation({ browser, counting, note, siblings, isSlow, runs }) {
  const rounds = await quietest(runs, async () => {
    counting.reset();
    const page = await open({ browser, counting, note, isSlow });
    const times = [];
    for (const sibling of siblings.slice(0, 10)) {
      await linkTo(page, sibling).hover();
      await untilPrefetched(page, counting, sibling);
      times.push(await clickUntilPainted(page, sibling));
    }
    await page.context().close();
    return median(times);
  });
  return median(rounds);
}

/** Kilobytes of the measured note and ten siblings read one after the other: of what was read, with what was prefetched besides, and of each sibling's page data. */
export async function session({ browser, counting, note, siblings }) {
  counting.reset();
  const page = await open({ browser, counting, note, isSlow: false });
  for (const sibling of siblings.slice(0, 10)) {
    await linkTo(page, sibling).hover();
    await clickUntilPainted(page, sibling);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  const read = new Set(siblings.slice(0, 10).map(({ id }) => `/data/${id}.json`));
  const unread = counting.sizesOf((path) => /^\/data\/(?!assets\/)/.test(path) && !read.has(path));
  const all = counting.kilobytes();
  const data = counting.sizesOf((path) => read.has(path));
  return { read: all - unread.reduce((sum, size) => sum + size, 0), all, data };
}

async function open({ browser, counting, note, isSlow }) {
  const page = await coldPage(browser, isSlow ? { connection: 'slow', cpu: 4, isThrottled: true } : {});
  await page.goto(counting.origin + encodeURI(`/${note.id}`));
  // On a slow line only a control's intent brings the application.
  await page.getByRole('banner').getByRole('button').first().hover();
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  return page;
}

function linkTo(page, note) {
  return page.locator('.sidebar').getByRole('link', { name: note.title, exact: true });
}

/** Waits until the note is in the browser, as data or, prefetched before the application, as a document: sent whole, and nothing under way on the throttled line. */
async function untilPrefetched(page, counting, note) {
  const files = [`/data/${note.id}.json`, `/${note.id}`];
  while (!files.some(counting.hasSent)) await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForFunction(
    (paths) =>
      performance
        .getEntriesByType('resource')
        .some(({ name, responseEnd }) => responseEnd > 0 && paths.includes(decodeURI(new URL(name).pathname))),
    files,
  );
}

/** Milliseconds from the click to the frame after the heading changed. */
async function clickUntilPainted(page, note) {
  await page.evaluate((title) => {
    window.painted = new Promise((resolve) => {
      let begin = 0;
      addEventListener('click', ({ timeStamp }) => (begin = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (document.querySelector('#article h1')?.firstChild?.textContent !== title) return;
        observer.disconnect();
        // A message posted from the frame's callback is served after that frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begin);
          port2.postMessage(0);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, note.title);
  await linkTo(page, note).click();
  return page.evaluate(() => window.painted);
}
