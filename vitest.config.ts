import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Packages are tested as they are written, not as they were last built. */
const conditions = ['study-notes-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['tests/{install,hosts}/**/*.test.ts', 'packages/*/src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    environment: 'node',
    // Whatever the machine speaks, tests know what is said.
    env: { STUDY_NOTES_LANG: 'zh-CN' },
    setupFiles: ['tests/support/same-seed.ts'],
    // The runner leaves a core to itself, which of two is half.
    maxWorkers: availableParallelism(),
    // Properties are tried many times, and a machine may have other work: slow is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
