import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

// Sites of its own.
process.env.TEST_SITES = '';

export default defineConfig(config, {
  testDir: '.',
  outputDir: '../../.cache/test-results',
  globalSetup: '../support/global-setup.ts',
  projects: [{ name: 'kills', testDir: '.' }],
});
