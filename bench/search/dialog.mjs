/**
 * Tasks that block the main thread while the search is used: opened by key, typed into, gone through, a hit followed to its
 * marks, ten thousand characters pasted. `node bench/search/dialog.mjs [folder of a built site]`, default `dist`; prints
 * the longest task of each step, in ms, and exits 1 when one without slow-down takes longer than 50.
 */
import { launch } from '../browser.mjs';
import { serve } from '../engine.mjs';

const LIMIT = 50;
const out = process.argv[2] ?? 'dist';
const PASTED = '智能指针与引用计数abc'.repeat(1000).slice(0, 10_000);

/** What a reader does, step by step. */
const STEPS = {
  'opens by key': (page) => page.keyboard.press('/').then(() => page.waitForSelector('.search-keys')),
  'types a query': async (page) => {
    await page.keyboard.type('虚函数', { delay: 80 });
    await page.waitForSelector('.hit');
  },
  'goes through the hits': async (page) => {
    for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown', { delay: 30 });
  },
  'pastes 10,000 characters': async (page) => {
    await page.locator('.search-dialog input').selectText();
    await page.keyboard.insertText(PASTED);
    await page.waitForSelector('text=只用前');
  },
  'follows a hit to its marks': async (page) => {
    await page.locator('.search-dialog input').fill('虚函数');
    await page.waitForSelector('text=只用前', { state: 'hidden' });
    await page.waitForSelector('.hit');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.marks');
  },
};

const server = await serve('preview', ['--out', out]);
const browser = await launch();
let isMissed = false;
for (const rate of [1, 4]) isMissed = (await measure(rate)) || isMissed;
await browser.close();
await server.stop();
process.exit(isMissed ? 1 : 0);

/** Prints the longest task of each step at a slow-down; true when one without slow-down is over the limit. */
async function measure(rate) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => undefined });
    window.tasks = [];
    const take = (list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(take).observe({ type: 'longtask' });
  });
  await page.goto(server.address);
  await page.waitForSelector('[data-app=ready]');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  let isOver = false;
  for (const [name, act] of Object.entries(STEPS)) {
    await page.evaluate(() => window.tasks.splice(0));
    await act(page);
    // What a step began has ended when the browser has nothing left to do; a task is reported before that.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
    const longest = Math.max(0, ...(await page.evaluate(() => window.tasks)));
    isOver ||= longest > LIMIT;
    console.log(`${rate}× ${name}: ${longest === 0 ? 'none over 50' : longest} ms`);
  }
  await page.close();
  return rate === 1 && isOver;
}
