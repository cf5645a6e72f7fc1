import { defineConfig } from '@playwright/test';
import { buildChanged } from './scripts/build-packages.mjs';
import { findTestBrowser } from './scripts/find-chromium.mjs';

/** Nothing but this machine answers: a request to any other host fails at once and is reported by the harness. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

// Tests import parts of packages, and those what was built of others.
await buildChanged();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Once, on the machine that decides alone; `npm test` names every test that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/test-results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findTestBrowser(), args },
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    trace: process.env.TRACE ? 'on' : 'off',
  },
  projects: [
    { name: 'spec', testDir: 'tests/spec' },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'all-pages', testDir: 'tests/all-pages' },
  ],
});
