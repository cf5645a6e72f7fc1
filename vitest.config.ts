import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Packages are tested as they are written, not as they were last built. */
const conditions = ['study-notes-source', 'node', 'import', 'module', 'default'];

// Or libraries come as they are developed, with assertions that no user runs, and at half the speed.
process.env.NODE_ENV = 'production';

/** A test that takes the place of what others use (but for the clock), measures the processor, starts processes or sets its environment. */
const NEEDS_ITS_OWN =
  /\bvi\.(?!fn|waitFor|useFakeTimers|useRealTimers|advance|runAll)|cpuUsage|spawn\w*\(|process\.env\.\w+ =/;

/** Tests of packages share a process: what they import is loaded once, not for each of them. */
const shared = readdirSync('packages')
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !NEEDS_ITS_OWN.test(readFileSync(file, 'utf8')));

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    // Whatever the machine speaks, tests know what is said.
    env: { STUDY_NOTES_LANG: 'zh-CN', NODE_ENV: 'test' },
    setupFiles: ['tests/support/same-seed.ts'],
    // One more than cores: a test waits for what it starts, and a core for nobody.
    maxWorkers: availableParallelism() + 1,
    // Properties are tried many times, and a machine may have other work: slow is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In the order of their names, so the long ones first: at the end no worker stands idle beside one of them.
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'tests/{install,hosts}/**/*.test.ts',
            'packages/*/src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...shared],
        },
      },
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
    ],
  },
});
