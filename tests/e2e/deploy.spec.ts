/** Deploys and killed builds: the site that is there stays whole. */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, run, start, stop } from '../support/command.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';

// Each test builds whole sites.
test.describe.configure({ timeout: 180_000 });

const notes = (word: string) =>
  Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`content/甲/第${index}页.md`, `# 第 ${index} 页\n\n${word}的一段。\n`]),
  );

/** One hash of all files of a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function build(site: SmallSite): Promise<void> {
  const { code, output } = await run(['build', ...site.arguments]);
  expect(code, output).toBe(0);
}

test('a page opened before a deploy still finds its files', async ({ page, problems }) => {
  problems.expect(/^foreign request: http:\/\/127\.0\.0\.1/);
  const site = smallSite(notes('从前'));
  await build(site);
  let server: ChildProcess | undefined;
  try {
    server = start(['preview', ...site.arguments.slice(2), '--host', '127.0.0.1', '--port', '0']);
    const address = await addressOf(server);
    await page.goto(`${address}/${encodeURIComponent('甲')}/intro`);
    await untilReady(page);
    const app = await page.evaluate(() => window.__site.app);
    // Another title is another application: its entry gets another name, and so does the hash of the shell.
    const config = readFileSync(join(site.folder, 'site.config.ts'), 'utf8');
    site.write('site.config.ts', config.replace('小站', '新站'));
    for (const [name, text] of Object.entries(notes('后来'))) site.write(name, text);
    await build(site);
    for (const file of app) expect((await page.request.get(new URL(file, address).href)).status()).toBe(200);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: /搜索/ }).getByRole('status')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.locator('.sidebar').getByRole('link', { name: '第 35 页' }).click();
    await expect(page.locator('article')).toContainText('后来的一段');
    await expect(page).toHaveTitle(/新站/);
    await untilReady(page);
    await page.goto('about:blank');
  } finally {
    if (server) await stop(server);
  }
});

/** Folders that a build under way fills beside the output. */
const unfinished = (site: SmallSite) => readdirSync(site.folder).filter((name) => /^dist\.(?:tmp|old)/.test(name));

const KILL_POINTS = {
  'before anything is written': () => true,
  'when the new site’s folder appears': (site: SmallSite) => unfinished(site).length > 0,
  'when the new site holds its first pages': (site: SmallSite) =>
    unfinished(site).some((name) => existsSync(join(site.folder, name, '甲'))),
};

/** Starts a build and kills it as soon as a point is reached. */
function killedBuild(site: SmallSite, isReached: (site: SmallSite) => boolean): Promise<void> {
  const child = start(['build', ...site.arguments]);
  return new Promise((resolve) => {
    const watch = setInterval(() => isReached(site) && child.kill('SIGKILL'), 1);
    child.once('exit', () => {
      clearInterval(watch);
      resolve();
    });
  });
}

test('a build killed at several points leaves the old site whole, and the next build is right', async () => {
  const site = smallSite(notes('从前'));
  await build(site);
  const dist = join(site.folder, 'dist');
  const before = fingerprint(dist);
  for (const [name, text] of Object.entries(notes('后来'))) site.write(name, text);
  const seen = [before];
  for (const point of Object.values(KILL_POINTS)) {
    await killedBuild(site, point);
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
    seen.push(fingerprint(dist));
  }
  await build(site);
  expect(readFileSync(join(dist, '甲/第7页.html'), 'utf8')).toContain('后来的一段');
  expect(readdirSync(site.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  // A kill that came after the swap leaves the new site; anything between the two would be a torn one.
  for (const print of seen) expect([before, fingerprint(dist)]).toContain(print);
});

test('a build that fails leaves the old site whole', async () => {
  const site = smallSite(notes('从前'));
  await build(site);
  const before = fingerprint(join(site.folder, 'dist'));
  site.write('content/甲/第7页.md', '# 坏\n\n见[没有](/甲/没有)。\n');
  expect((await run(['build', ...site.arguments])).code).toBe(1);
  expect(fingerprint(join(site.folder, 'dist'))).toBe(before);
});

test('the preview serves a site built again in the meantime', async ({ page, problems }) => {
  problems.expect(/^foreign request: http:\/\/127\.0\.0\.1/);
  const site = smallSite(notes('从前'));
  await build(site);
  const server = start(['preview', ...site.arguments.slice(2), '--host', '127.0.0.1', '--port', '0']);
  try {
    const address = await addressOf(server);
    await page.goto(`${address}/${encodeURIComponent('甲')}/${encodeURIComponent('第5页')}`);
    await expect(page.locator('article')).toContainText('从前');
    for (const [name, text] of Object.entries(notes('后来'))) site.write(name, text);
    await build(site);
    await page.reload();
    await expect(page.locator('article')).toContainText('后来');
    // An open page would complain that its server has gone.
    await page.goto('about:blank');
  } finally {
    await stop(server);
  }
});
