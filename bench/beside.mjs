/**
 * What a reader meets on our pages and on the peers', by the same steps over the same notes in the same run: all that a first
 * visit brings, paints and blocking, the first click of a visit, eleven pages read.
 */
import { readdirSync } from 'node:fs';
import { coldPage, launch } from './browser.mjs';
import { bundled } from './bundle.mjs';
import { startCounting } from './counting-server.mjs';
import { firstClick } from './measure-click.mjs';
import { bytesWithoutIntent, paint } from './measure-visit.mjs';

/** Shares of the best peer's that ours may be. */
const GOALS = {
  fcp: ['first paint', 0.6],
  lcp: ['largest paint', 0.6],
  blocked: ['blocked', 0.5],
  longest: ['longest task', 0.5],
};

/** What a reader of a built site meets, whoever built it: all are served by the same server. `note`: the measured one, its path there as `id`. */
export async function visitOf(out, { note, siblings, runs }) {
  const { servePreview } = await import(await bundled('packages/engine/src/server/preview.ts'));
  const served = await servePreview(out, { host: '127.0.0.1', port: 0 });
  const counting = await startCounting(`http://127.0.0.1:${served.port}`);
  const browser = await launch();
  try {
    return await measure({ browser, counting, note, siblings, runs });
  } finally {
    await browser.close();
    await counting.stop();
    await served.close();
  }
}

async function measure({ browser, counting, note, siblings, runs }) {
  const bytes = await bytesWithoutIntent({ browser, counting, note });
  const painted = await paint({ browser, counting, note, runs });
  const blocked = painted.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
  const from = counting.origin + encodeURI(`/${note.id}`);
  const click = { browser, from, title: siblings[0].title, runs };
  const fast = await firstClick({ ...click, isSlow: false });
  const slow = await firstClick({ ...click, isSlow: true });
  const eleven = await readEleven({ browser, counting, from, siblings });
  return { ...painted, bytes, blocked, fast, slow, eleven };
}

/** Kilobytes of a note and ten siblings read one after the other, whatever is fetched besides. */
async function readEleven({ browser, counting, from, siblings }) {
  counting.reset();
  const page = await coldPage(browser);
  await page.goto(from, { waitUntil: 'networkidle' });
  for (const { title } of siblings.slice(0, 10)) {
    await page.getByRole('link', { name: title, exact: true }).filter({ visible: true }).first().click();
    await page.locator('h1', { hasText: title }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return counting.kilobytes();
}

/** One line of figures. */
export function saidOfVisit({ bytes, fcp, lcp, blocked, longest, fast, slow, eleven }) {
  const ms = (value) => `${Math.round(value)} ms`;
  return [
    `first visit ${bytes.untilIdle.toFixed(1)} KB, ${bytes.all.toFixed(0)} with what is prefetched`,
    `paints ${ms(fcp)} and ${ms(lcp)}`,
    `blocked ${ms(blocked)}, longest task ${ms(longest)}`,
    `first click ${ms(fast)} on a fast line, ${ms(slow)} on a slow one`,
    `eleven pages ${eleven.toFixed(0)} KB`,
  ].join('; ');
}

/** Holds ours to a share of the best peer's; `row` prints a figure beside its target. */
export function holdVisits(ours, theirs, row) {
  if (theirs.length === 0) return;
  for (const [key, [name, goal]] of Object.entries(GOALS)) {
    const best = Math.min(...theirs.map((visit) => visit[key]));
    row(`${name}, 4× CPU, slow line: share of the best peer's`, ours[key] / Math.max(best, 1), goal, '');
  }
}

/** A note's path among the pages that another engine has written, whatever it does with capitals, spaces and the ends of names. */
export function pathOnPeer(output, note) {
  const wanted = bare(note.id);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const paths = files.map((file) => file.replace(/(?:index)?\.html$/, ''));
  const found = paths.find((path) => bare(path) === wanted);
  if (found === undefined) throw new Error(`${output} has no page for ${note.id}`);
  return found;
}

/** Letters and numbers of a path. */
const bare = (path) =>
  path
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, '')
    .replace(/\/$/, '');
