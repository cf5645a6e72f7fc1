/** A browser with the profile the peers were measured on. */
import { chromium } from '@playwright/test';
import { findChromium, OFFLINE } from '../scripts/find-chromium.mjs';
import { withNoise } from './processes.mjs';

/** 1.6 Mbps down, 750 Kbps up, 150 ms. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
/** Milliseconds until a new browser is quiet. */
const SETTLING = 4000;
const CONNECTIONS = {
  fast: { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false },
  slow: { effectiveType: '4g', downlink: 1.6, rtt: 150, saveData: false },
};

export async function launch() {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: OFFLINE });
  // In its first seconds the browser loads pages of its own, which would be measured with ours.
  const page = await browser.newPage();
  await page.waitForTimeout(SETTLING);
  await page.close();
  return browser;
}

const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** A page with an empty cache. `connection`: what the browser reports; `cpu`: slowdown of this machine, whatever it is; `isThrottled`: the slow line. */
export async function coldPage(browser, { connection = 'fast', cpu = 1, isThrottled = false, screen = LAPTOP } = {}) {
  const context = await browser.newContext({ ...screen, locale: 'zh-CN' });
  await context.addInitScript((value) => {
    const answer = Object.assign(new EventTarget(), value);
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => answer });
  }, CONNECTIONS[connection]);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isThrottled) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
  }
  return page;
}

/** Runs in the page from its start: paints, long tasks, layout shifts. */
function observe() {
  const seen = { fcp: 0, lcp: 0, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}

export const seen = (page) => page.evaluate(() => window.seen);

export const untilReady = (page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' });

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Runs a measurement several times and keeps the quietest half: those during which other programs took least CPU. */
export async function quietest(runs, work) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await withNoise(work));
  results.sort((a, b) => a.noise - b.noise);
  const kept = results.slice(0, Math.ceil(runs / 2));
  const noise = kept.at(-1)?.noise ?? 0;
  if (noise > 0.05)
    console.log(`  (other programs took up to ${Math.round(noise * 100)} % of the CPU during the next figures)`);
  return kept.map(({ value }) => value);
}
