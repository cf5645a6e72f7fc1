#!/usr/bin/env node
/**
 * `npm run bench:weight`: builds the real site and prints the ten pages whose first visit is the heaviest, on a phone (360 px,
 * three pixels to one) and a laptop (1366 px): kilobytes before anything is scrolled and after scrolling to the end, and
 * how much the page has shifted. Exits 1 when a first visit or a shift is over its limit. `-- --out dist` takes a built site,
 * `-- --pages N` visits more. What is prefetched for the next page is not counted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coldPage, launch, seen } from './browser.mjs';
import { startCounting } from './counting-server.mjs';
import { build, place, ROOT, serve } from './engine.mjs';
import { heaviestPages } from './heaviest-pages.mjs';

/** Kilobytes of a first visit, and the shift that browsers call good is 0.1: ours reserve the place of every picture. */
const LIMITS = { first: 250, shift: 0.01 };
const SCREENS = {
  360: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
  1366: { viewport: { width: 1366, height: 768 } },
};

const { values } = parseArgs({ options: { out: { type: 'string' }, pages: { type: 'string', default: '10' } } });
const out = values.out ?? (await builtSite());
const server = await serve('preview', ['--out', out]);
const counting = await startCounting(server.address);
const browser = await launch();
let misses = 0;
for (const path of heaviestPages(out, Number(values.pages))) {
  for (const [name, screen] of Object.entries(SCREENS)) print(path, name, await visit(path, screen));
}
await browser.close();
await counting.stop();
await server.stop();
process.exit(misses ? 1 : 0);

async function builtSite() {
  const real = place({ content: join(ROOT, 'content'), config: join(ROOT, 'site.config.ts') }, 'real');
  await build(real);
  return real.out;
}

async function visit(path, screen) {
  const page = await coldPage(browser, { connection: 'slow', screen });
  counting.reset();
  await page.goto(counting.origin + encodeURI(path), { waitUntil: 'networkidle' });
  await untilShown(page);
  const first = kilobytesOf(path);
  await scrollToEnd(page);
  const { shift } = await seen(page);
  await page.context().close();
  return { first, whole: kilobytesOf(path), shift };
}

/** The document and everything that it shows or runs; other documents and their data are prefetched. */
function kilobytesOf(path) {
  const isOwn = (asked) => asked === path || asked.startsWith('/assets/');
  return counting.sizesOf(isOwn).reduce((sum, size) => sum + size, 0);
}

/** A screen at a time. */
async function scrollToEnd(page) {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy(0, innerHeight));
    await untilShown(page);
  }
}

/** Until the pictures in view are there; those in a closed answer are in no view. */
async function untilShown(page) {
  const areShown = () =>
    [...document.images].every((image) => image.complete || image.y > innerHeight || !image.checkVisibility());
  await page.waitForFunction(areShown, null, { timeout: 0 });
}

function print(path, screen, { first, whole, shift }) {
  const isMet = first <= LIMITS.first && shift <= LIMITS.shift;
  if (!isMet) misses += 1;
  const figures = `${first.toFixed(0).padStart(5)} ${whole.toFixed(0).padStart(5)} KB  ${shift.toFixed(3)}`;
  console.log(`${isMet ? '  ' : '✗ '}${screen.padStart(4)} px ${figures}  ${path}`);
}
