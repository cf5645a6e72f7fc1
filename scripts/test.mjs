#!/usr/bin/env node
/**
 * `npm test`: every test there is, stage by stage, with times, and one closing line `N passed, N failed`.
 * The counts are read from the runners' own reports; a runner that dies without a report counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = { unit: '.cache/unit-results.json', browser: '.cache/test-results.json' };
const total = { passed: 0, failed: 0, skipped: 0 };
/** Titles of browser tests whose second run passed. */
const flaky = [];
mkdirSync('.cache', { recursive: true });

stage('compilers for the tests of the sample checker', () =>
  count({
    failed: spawnSync('bash', ['packages/samples/tools/install.sh'], { stdio: 'inherit' }).status === 0 ? 0 : 1,
  }),
);
stage('unit tests', () =>
  counted('unit', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS.unit}`,
  ]),
);
stage('a browser for the tests', () => count({ failed: node('scripts/ensure-chromium.mjs', []) ? 0 : 1 }));
stage('browser tests and the crawl of all pages', () =>
  counted('browser', 'node_modules/@playwright/test/cli.js', ['test']),
);

if (flaky.length)
  console.log(`\nFailed once and passed when run again:\n${flaky.map((title) => `  ${title}`).join('\n')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
if (total.skipped && process.env.CI)
  console.log('\nTests were skipped, which CI does not take: their names say what they need.');
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed || (total.skipped && process.env.CI) ? 1 : 0);

function stage(name, work) {
  const begin = Date.now();
  console.log(`\n=== ${name}`);
  work();
  console.log(`=== ${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
}

function node(script, args) {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0;
}

/** Runs a test runner that writes a JSON report, and adds its counts. */
function counted(kind, script, args) {
  rmSync(REPORTS[kind], { force: true });
  const ok = node(script, args);
  const counts = readReport(kind);
  // A runner can fail outside its tests (global set-up, an unhandled rejection): that is a failure too.
  count(!ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
}

function readReport(kind) {
  try {
    const report = JSON.parse(readFileSync(REPORTS[kind], 'utf8'));
    if (kind === 'unit') {
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };
    }
    const { expected, unexpected, skipped } = report.stats;
    flaky.push(...flakyIn(report));
    return { passed: expected + report.stats.flaky, failed: unexpected, skipped };
  } catch {
    return { failed: 1 };
  }
}

function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
