/** Programs of readers in a stored section: they run without a network, in the same isolation. */
import { test as base, expect, type Page } from '@playwright/test';
import { DeployServer } from '../support/deploy-server.ts';
import { storeSection } from '../support/offline-sites.ts';
import { outputOf } from '../support/sites.ts';

const test = base.extend<{ server: DeployServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
  server: async ({}, use) => {
    const server = await new DeployServer().start();
    server.folder = outputOf('fixture');
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

test.describe.configure({ timeout: 240_000 });

async function openRunner(page: Page, name: string) {
  await page.goto(`/语法/实验/${name}`);
  const lab = page.locator(`figure[data-lab="${name}"]`).first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('button', { name: '运行' })).toBeVisible();
  return lab;
}

test('programs run without a network, with no origin and nothing to connect to', async ({ page, server }) => {
  await storeSection(page, '语法');
  server.isGone = true;
  const lab = await openRunner(page, 'js-runner');
  await lab
    .getByRole('textbox')
    .fill('console.log(origin, typeof localStorage)\nawait fetch("/").catch(() => console.log("refused"))');
  await lab.getByRole('button', { name: '运行' }).click();
  const output = lab.getByRole('log', { name: '输出' });
  await expect(output).toContainText('null');
  await expect(output).toContainText('undefined');
  await expect(output).toContainText('refused');
  // Not by the attribute, which no worker may answer: the stored page's header takes the origin away.
  const frame = page.frames().find((one) => one.url().endsWith('/lab-sandbox.html'));
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  const lua = await openRunner(page, 'lua-runner');
  await lua.getByRole('button', { name: '运行' }).click();
  await expect(lua.getByRole('log', { name: '输出' })).not.toBeEmpty();
  await expect(lua.getByText(/运行结束/).first()).toBeVisible();
});

test('with a network the frame has its attribute, also under the worker', async ({ page, server }) => {
  await storeSection(page, '语法');
  expect(server.isGone).toBe(false);
  const lab = await openRunner(page, 'js-runner');
  await lab.getByRole('textbox').fill('console.log(origin)');
  await lab.getByRole('button', { name: '运行' }).click();
  await expect(lab.getByRole('log', { name: '输出' })).toContainText('null');
  await expect(page.locator('iframe[src$="/lab-sandbox.html"]')).toHaveAttribute('sandbox', 'allow-scripts');
});
