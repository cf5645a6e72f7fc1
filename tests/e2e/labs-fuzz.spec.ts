/**
 * Every lab bears whatever a reader, a child or a hostile link does to it. A few dozen actions each here, by a fixed seed;
 * `npm run bench:labs` goes on for as long as one likes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seeded } from '../../bench/random.mjs';
import { fuzzOnce } from '../support/fuzz-lab.ts';
import { expect, test } from '../support/harness.ts';
import { checkAccessible, openLab } from '../support/labs.ts';
import { ROOT } from '../support/sites.ts';

const { FUZZ_SECONDS, FUZZ_SEED = '1', FUZZ_LAB } = process.env;
/** Actions on each lab. */
const ACTIONS = 40;
/** Chrome's software rasteriser remarks on every read pixel. */
const GPU = /GL Driver Message .* GPU stall/;

const SOURCES = join(ROOT, 'packages/labs/src');
const LABS = readdirSync(SOURCES).filter(
  (name) =>
    existsSync(join(SOURCES, name, 'lab.tsx')) &&
    existsSync(join(ROOT, 'tests/site/content/语法/实验', `${name}.md`)) &&
    (!FUZZ_LAB || name === FUZZ_LAB),
);

/** What looks broken elsewhere and is the subject here. */
const MAY_SHOW: Record<string, RegExp> = {
  'number-bits': /NaN|Infinity/,
  'lookup-chain': /undefined/,
};

interface OldLink {
  lab: string;
  link: string;
}
const OLD: OldLink[] = JSON.parse(readFileSync(join(SOURCES, 'runtime/fixtures/links.json'), 'utf8'));

test.use({ hasTouch: true, viewport: { width: 760, height: 900 } });

for (const name of LABS)
  test(`${name} bears anything`, async ({ page, site, problems }) => {
    problems.expect(GPU);
    const lab = await openLab(page, site, name);
    await lab.evaluate((figure) => figure.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const touch = await page.context().newCDPSession(page);
    const mayShow = MAY_SHOW[name];
    const fuzz = {
      ...{ page, lab, touch, random: seeded(Number(FUZZ_SEED)) },
      links: OLD.filter((old) => old.lab === name).map(({ link }) => link.replace(/^.*\./, '')),
      ...(mayShow && { mayShow }),
    };
    const isOver = endOf(Number(FUZZ_SECONDS ?? 0));
    const longest = await watchTasks(page);
    for (let done = 0; !isOver(done); done++) await test.step(`action ${done}`, () => fuzzOnce(fuzz));
    // Here other tests run beside it, and say nothing of time.
    if (FUZZ_SECONDS) expect(await longest(), 'the longest task, ms').toBeLessThanOrEqual(200);
    await checkAccessible(page);
  });

/** After so many actions or, where asked for, seconds. */
function endOf(seconds: number): (done: number) => boolean {
  if (seconds === 0) return (done) => done >= ACTIONS;
  test.setTimeout((seconds + 60) * 1000);
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/** Notes the page's longest task from now on; gives what asks for it. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      const lengths = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { longest: Math.max((window as unknown as { longest: number }).longest, ...lengths) });
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}
