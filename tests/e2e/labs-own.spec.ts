/** Labs of the author's own: they live in the built site, and under the dev server what is saved of them shows in the open page. */
import { join } from 'node:path';
import { addressOf, start, stop } from '../support/command.ts';
import { test as base, expect, untilReady } from '../support/harness.ts';
import { allowOrigins, openServed, serveSmallSite } from '../support/served-site.ts';
import { ROOT } from '../support/sites.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';
import { towerLab } from '../support/tower-lab.ts';

interface Dev extends SmallSite {
  address: string;
}

const NOTE = '# 图\n\n::lab[加一层]{name=tower height=4}\n';

/** The site's files. */
function files(): Record<string, string> {
  const labs = Object.entries(towerLab()).map(([file, text]) => [`图/${file}`, text]);
  return { ...Object.fromEntries(labs), 'content/甲/图.md': NOTE };
}
const OPTIONS = { labs: { own: './图', builtIn: ['bezier-curve'] } };

const test = base.extend<{ dev: Dev }>({
  dev: async ({ page, problems }, use) => {
    problems.expect(/^foreign request: http:\/\/127\.0\.0\.1/, /^console debug: \[vite\]/, /React DevTools/);
    const site = smallSite(files(), {}, OPTIONS);
    const cache = join(ROOT, '.cache/tests/dev-labs');
    const server = start([
      'dev',
      ...site.arguments.slice(0, 4),
      '--cache',
      cache,
      '--host',
      '127.0.0.1',
      '--port',
      '0',
    ]);
    try {
      await use({ ...site, address: (await addressOf(server)) + encodeURI('/甲/图') });
      await page.goto('about:blank');
    } finally {
      await stop(server);
    }
  },
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a lab lives in the built site, under its policy, and is undone as any other', async ({ page, problems }) => {
  const site = await serveSmallSite(files(), {}, OPTIONS);
  try {
    allowOrigins(problems, site.origin);
    await openServed(page, site, '/甲/图');
    const lab = page.getByRole('figure').filter({ hasText: '加一层' });
    await lab.getByRole('button', { name: '加一层' }).click();
    await expect(lab).toContainText('塔高 5 层。');
    await lab.getByRole('button', { name: '重置' }).click();
    await expect(lab).toContainText('塔高 4 层。');
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});

test('a lab lives under the dev server, and its saved module is in the open page', async ({ page, dev }) => {
  await page.goto(dev.address);
  await untilReady(page);
  const lab = page.getByRole('figure').filter({ hasText: '加一层' });
  await lab.getByRole('button', { name: '加一层' }).click();
  await expect(lab).toContainText('塔高 5 层。');
  const source = towerLab()['tower/lab.tsx'] ?? '';
  dev.write('图/tower/lab.tsx', source.replace('>加一层<', '>再高些<'));
  await expect(lab.getByRole('button', { name: '再高些' })).toBeVisible();
});

test('a saved still compiles the notes that hold it, with the options that it has now', async ({ page, dev }) => {
  await page.goto(dev.address);
  await untilReady(page);
  const problems = page.locator('site-problems');
  dev.write('content/甲/图.md', NOTE.replace('height', 'width=2 height'));
  await expect(problems).toContainText('width');
  const still = towerLab('（新画的）')['tower/still.tsx'] ?? '';
  dev.write(
    '图/tower/still.tsx',
    still.replace('attributes({', 'attributes({ width: number({ min: 1, max: 9, start: 1 }),'),
  );
  await expect(problems).toHaveCount(0);
  await expect(page.locator('.lab-static')).toContainText('（新画的）');
});

test('a mistake in a lab is told with its place, and goes when it is mended', async ({ page, dev }) => {
  await page.goto(dev.address);
  await untilReady(page);
  dev.write('图/tower/still.tsx', 'export default 1;\n');
  const problems = page.locator('site-problems');
  await expect(problems).toContainText('tower/still.tsx:1:1');
  dev.write('图/tower/still.tsx', towerLab()['tower/still.tsx'] ?? '');
  await expect(problems).toHaveCount(0);
});
