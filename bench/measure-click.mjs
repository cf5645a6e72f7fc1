/** The first click of a visit: the pointer rests on a link for 200 ms, then presses; until the next page's heading is painted, whichever document it is in. */
import { coldPage, median, quietest } from './browser.mjs';

const OVER_THE_LINK = 200;

/**
 * Median milliseconds of first clicks, each in a browser without a cache; `from` is an address, `title` the next note's.
 * Playwright keeps Chromium from rendering pages ahead, so this measures documents that were only prefetched.
 */
export async function firstClick({ browser, from, title, isSlow, runs }) {
  const times = await quietest(runs, async () => {
    const page = await coldPage(browser, isSlow ? { connection: 'slow', cpu: 4, isThrottled: true } : {});
    const clicked = new Promise((resolve) => page.exposeBinding('clickedAt', (_, time) => resolve(time)));
    const painted = new Promise((resolve) => page.exposeBinding('paintedAt', (_, time) => resolve(time)));
    await page.addInitScript(watchHeading, title);
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: title, exact: true }).filter({ visible: true }).first().hover();
    await page.waitForTimeout(OVER_THE_LINK);
    await page.mouse.down();
    await page.mouse.up();
    const time = (await painted) - (await clicked);
    await page.context().close();
    return time;
  });
  return median(times);
}

/** Runs in every document: says when a click was made, and when the frame with the heading was painted. */
function watchHeading(title) {
  addEventListener('click', ({ timeStamp }) => window.clickedAt(performance.timeOrigin + timeStamp), { capture: true });
  const look = () => {
    if (document.querySelector('h1')?.textContent.trim().startsWith(title) !== true) return requestAnimationFrame(look);
    // A message posted from the frame's callback is served after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.paintedAt(performance.timeOrigin + performance.now());
    return port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
