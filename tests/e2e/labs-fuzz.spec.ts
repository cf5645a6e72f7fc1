/**
 * Every lab bears whatever a reader, a child or a hostile link does to it, for as long as one likes (`npm run bench:labs`);
 * sixteen actions on each are part of `labs-look.spec.ts`. And what holds most gives its memory back.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { beginFuzz, FUZZ_VIEW, type Fuzz, fuzzOnce } from '../support/fuzz-lab.ts';
import { expect, test } from '../support/harness.ts';
import { checkAccessible, GPU, LABS, openLab } from '../support/labs.ts';

const { FUZZ_SECONDS, FUZZ_SEED = '1', FUZZ_LAB } = process.env;
/** States that axe looks at in the long run. */
const SAMPLES = 20;
/** Longest time that the page may not answer, ms. */
const LONGEST_TASK = 200;
/** Visits that fill what is kept on purpose and what the engine compiles meanwhile (3 MB), and visits of which nothing more may be kept. */
const WARM = 10;
const VISITS = 10;
/** What ten visits may leave: less than one lab. */
const MOST_KEPT = { heap: 500_000, nodes: 200, listeners: 40 };
/** What holds most: a canvas of WebGL, and a worker with its pictures. */
const KEPT_IN_CI = ['texture-sampling', 'ray-tracer'];
const CHOSEN = LABS.filter((name) => !FUZZ_LAB || name === FUZZ_LAB);

test.use({ hasTouch: true, viewport: FUZZ_VIEW });

for (const name of FUZZ_SECONDS ? CHOSEN : [])
  test(`${name} bears anything`, async ({ page, site, problems }) => {
    problems.expect(GPU);
    const lab = await openLab(page, site, name);
    await fuzzFor(Number(FUZZ_SECONDS), await beginFuzz(lab, { name, seed: Number(FUZZ_SEED) }));
    await checkAccessible(page);
  });

/** For so long: states here and there are checked by axe, tasks are timed, which beside other tests says nothing. */
async function fuzzFor(seconds: number, fuzz: Fuzz): Promise<void> {
  const { page } = fuzz;
  test.setTimeout((3 * seconds + 120) * 1000);
  const share = (seconds * 1000) / SAMPLES;
  let longest = 0;
  let actions = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const end = performance.now() + share;
    const tasks = await watchTasks(page);
    // At least a few between two looks, however long a look takes.
    for (let done = 0; done < 5 || performance.now() < end; done++, actions++)
      await test.step(`action ${actions}`, () => fuzzOnce(fuzz));
    longest = Math.max(longest, await tasks());
    await checkAccessible(page);
  }
  console.log(`${actions} actions, longest task ${Math.round(longest)} ms`);
  expect.soft(longest, 'the longest task, ms').toBeLessThanOrEqual(LONGEST_TASK);
}

/** What is left of a lab after its page was left is given back: of the later visits nothing is kept. */
for (const name of FUZZ_SECONDS ? CHOSEN : CHOSEN.filter((name) => KEPT_IN_CI.includes(name)))
  test(`${name} gives its memory back`, async ({ page, site, problems }) => {
    problems.expect(GPU);
    // Wide enough for the list of notes.
    await page.setViewportSize({ width: 1200, height: 800 });
    const lab = await openLab(page, site, name);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let visit = 0; visit < WARM; visit++) await leaveAndReturn(page, lab);
    const before = await inUse(session);
    for (let visit = 0; visit < VISITS; visit++) await leaveAndReturn(page, lab);
    const after = await inUse(session);
    expect.soft(after.heap - before.heap, 'bytes kept').toBeLessThanOrEqual(MOST_KEPT.heap);
    expect.soft(after.nodes - before.nodes, 'nodes kept').toBeLessThanOrEqual(MOST_KEPT.nodes);
    expect.soft(after.listeners - before.listeners, 'listeners kept').toBeLessThanOrEqual(MOST_KEPT.listeners);
  });

/** To another note and back, within the application. */
async function leaveAndReturn(page: Page, lab: Locator): Promise<void> {
  await page.getByRole('link', { name: '折叠与 HTML' }).first().click();
  await expect(page.locator('.lab-live')).toHaveCount(0);
  await page.goBack();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('button', { name: '重置' })).toBeVisible();
}

/** What the page holds when all that may go has gone. */
async function inUse(session: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Notes the page's longest task from now on; gives what ends that and tells it, ms. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { longest: 0, stop: () => observer.disconnect() };
    const observer = new PerformanceObserver((list) => {
      seen.longest = Math.max(seen.longest, ...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    return seen;
  });
  return () =>
    watch.evaluate((seen) => {
      seen.stop();
      return seen.longest;
    });
}
