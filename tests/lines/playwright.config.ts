import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

// The one site that is looked at.
process.env.TEST_SITES = 'real';

export default defineConfig(config, {
  testDir: '.',
  outputDir: '../../.cache/test-results',
  globalSetup: '../support/global-setup.ts',
  projects: [{ name: 'lines', testDir: '.' }],
});
