import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { buildChanged } from './scripts/build-packages.mjs';
import { findTestBrowser, OFFLINE } from './scripts/find-chromium.mjs';

const executablePath = await findTestBrowser();

// Whatever the machine speaks, tests know what is said.
process.env.STUDY_NOTES_LANG = 'zh-CN';

/**
 * The crawl runs the scripts of hundreds of pages, and axe in each, for a second at a time: what optimising compilers and a
 * small young generation cost there is never earned back (a third of its processor time). Tests of labs count, and keep them.
 */
const BRIEFLY = '--js-flags=--no-opt --no-maglev --max-lazy --min-semi-space-size=16';

// Tests import parts of packages, and those what was built of others.
await buildChanged();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: a test waits for the browser, and a core for nobody.
  workers: availableParallelism() + 1,
  // Once, on the machine that decides alone; `npm test` names every test that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/test-results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: OFFLINE },
    viewport: { width: 1366, height: 768 },
    // A renderer that starts and compiles the application anew is half of a test's time; `harness.ts` empties what is reused.
    reuseContext: true,
    locale: 'zh-CN',
    trace: process.env.TRACE ? 'on' : 'off',
  },
  projects: [
    { name: 'spec', testDir: 'tests/spec' },
    { name: 'e2e', testDir: 'tests/e2e' },
    {
      name: 'all-pages',
      testDir: 'tests/all-pages',
      use: { launchOptions: { executablePath, args: [...OFFLINE, BRIEFLY] } },
    },
  ],
});
