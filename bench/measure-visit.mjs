/** First visit: bytes, paint, blocking, and the application's arrival. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { coldPage, median, quietest, seen, untilReady } from './browser.mjs';

/** Milliseconds from the last answer to the look. */
const REST = 2000;

const addressOf = (counting, note) => counting.origin + encodeURI(`/${note.id}`);

/** As pages are compressed by default. */
const brotli = (text) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length / 1000;

/** Parts of a first visit: the document without what it holds inline, the boot, the style sheet. */
export function documentParts(out, note) {
  const html = readFileSync(join(out, `${note.id}.html`), 'utf8');
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const boot = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return { document: brotli(html.replace(boot, '').replace(css, '')), css: brotli(css), boot: brotli(boot) };
}

/** Prefetching is a script of its own, which the boot asks for when the page is idle. */
const PREFETCHING = /\/assets\/p-[^/]*\.js$/;

/** Kilobytes of a first visit on a slow line whose reader only reads: until the page is idle, and with all that is prefetched then. */
export async function bytesWithoutIntent({ browser, counting, note }) {
  const page = await coldPage(browser, { connection: 'slow' });
  counting.reset();
  await page.goto(addressOf(counting, note), { waitUntil: 'networkidle' });
  await page.context().close();
  return { untilIdle: counting.kilobytesBefore(PREFETCHING), all: counting.kilobytes() };
}

/** Kilobytes of script once the application has come by itself. */
export async function bytesOfApplication({ browser, counting, note }) {
  const page = await coldPage(browser, { connection: 'fast' });
  counting.reset();
  await page.goto(addressOf(counting, note));
  await untilReady(page);
  await page.context().close();
  return counting.kilobytes(/\.js$/) - counting.kilobytes(PREFETCHING);
}

/** Paint and blocking before any intent, at a quarter of the CPU on the slow line. */
export async function paint({ browser, counting, note, runs }) {
  const results = await quietest(runs, async () => {
    const page = await coldPage(browser, { connection: 'slow', cpu: 4, isThrottled: true });
    await page.goto(addressOf(counting, note), { waitUntil: 'networkidle' });
    const result = await seenAtRest(page);
    await page.context().close();
    return result;
  });
  return {
    fcp: median(results.map(({ fcp }) => fcp)),
    lcp: median(results.map(({ lcp }) => lcp)),
    longest: median(results.map(longest)),
    // The tasks over 50 ms of the run whose longest is the median.
    tasks: [...results].sort((a, b) => longest(a) - longest(b))[results.length >> 1].tasks,
    shift: Math.max(...results.map(({ shift }) => shift)),
  };
}

/**
 * What was seen when the page has come to rest: a slow one still lays out and is painted when its line has long been quiet, and
 * long tasks are told late. Looking is a long task of its own, so a time is waited for, and nothing in the page; throws when
 * nothing was painted by then.
 */
async function seenAtRest(page, looks = 5) {
  await page.waitForTimeout(REST);
  const result = await seen(page);
  if (result.lcp > 0) return result;
  if (looks === 1) throw new Error(`Nothing is painted on ${page.url()}.`);
  return seenAtRest(page, looks - 1);
}

const longest = ({ tasks }) => Math.max(0, ...tasks);

/** From the reader's first intent to a control of the application that has acted, at a quarter of the CPU on the slow line. */
export async function arrival({ browser, counting, note, runs }) {
  const results = await quietest(runs, async () => {
    const page = await coldPage(browser, { connection: 'slow', cpu: 4, isThrottled: true });
    await page.goto(addressOf(counting, note), { waitUntil: 'networkidle' });
    const acted = await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.seen.tasks = [];
          const caret = [...document.querySelectorAll('.sidebar [aria-expanded]')].find(
            (button) => button.ariaExpanded === 'true',
          );
          const begin = performance.now();
          new MutationObserver(() => {
            // React may have made the button anew: any caret that is closed now counts.
            const now = document.querySelectorAll('.sidebar [aria-expanded=true]').length;
            if (document.documentElement.dataset.app === 'ready' && now === 0) resolve(performance.now() - begin);
          }).observe(document, { subtree: true, attributes: true, childList: true });
          caret.click();
        }),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { tasks } = await seen(page);
    await page.context().close();
    return { acted, longest: Math.max(0, ...tasks) };
  });
  return { acted: median(results.map(({ acted }) => acted)), longest: median(results.map(({ longest }) => longest)) };
}
