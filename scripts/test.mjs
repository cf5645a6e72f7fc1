#!/usr/bin/env node
/**
 * `npm test`: every test there is, stage by stage, with times, and one closing line `N passed, N failed`.
 * The counts are read from the runners' own reports; a runner that dies without a report counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildAhead } from './build-ahead.mjs';
import { slowFiles } from './slow-tests.mjs';

const REPORTS = { unit: '.cache/unit-results.json', browser: '.cache/test-results.json' };
const total = { passed: 0, failed: 0, skipped: 0 };
/** Names of tests that failed, and of browser tests whose second run passed. */
const failing = [];
const flaky = [];
/** Lines for the end: what is printed of a run is often its tail alone. */
const times = [];
/** The same for the files that took longest. */
const slow = [];
mkdirSync('.cache', { recursive: true });

for (const [what, script] of [
  ['compilers for the tests of the sample checker', 'packages/samples/tools/install.sh'],
  ['servers for the tests of hosts', 'tests/hosts/install.sh'],
  ['a comments service for its tests', 'tests/waline/install.sh'],
])
  stage(what, () => needed(script, spawnSync('bash', [script], { stdio: 'inherit' }).status === 0));
const ahead = buildAhead();
stage('unit tests', () =>
  counted('unit', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS.unit}`,
  ]),
);
await ahead;
stage('a browser for the tests', () => needed('scripts/ensure-chromium.mjs', node('scripts/ensure-chromium.mjs', [])));
stage('browser tests and the crawl of all pages', () =>
  counted('browser', 'node_modules/@playwright/test/cli.js', ['test']),
);

list('What took longest, each by itself:', slow);
list('', times);
list('Failed once and passed when run again:', flaky);
list('Failed:', failing);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
if (total.skipped && process.env.CI)
  console.log('\nTests were skipped, which CI does not take: their names say what they need.');
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed || (total.skipped && process.env.CI) ? 1 : 0);

function stage(name, work) {
  const begin = Date.now();
  console.log(`\n=== ${name}`);
  work();
  times.push(`=== ${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  console.log(times.at(-1));
}

function list(title, lines) {
  if (lines.length) console.log([title, ...lines].join('\n  '));
}

/** An installer whose failure counts as a test's. */
function needed(script, ok) {
  if (!ok) failing.push(script);
  count({ failed: ok ? 0 : 1 });
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
  const isOutside = !ok && counts.failed === 0;
  if (isOutside) failing.push(`${kind}: the runner itself, outside of its tests`);
  count(isOutside ? { ...counts, failed: 1 } : counts);
}

function readReport(kind) {
  try {
    const report = JSON.parse(readFileSync(REPORTS[kind], 'utf8'));
    slow.push(...slowFiles(kind, report));
    if (kind === 'unit') {
      failing.push(...failedUnitTests(report));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };
    }
    const { expected, unexpected, skipped } = report.stats;
    flaky.push(...withStatus('flaky', report));
    failing.push(...withStatus('unexpected', report));
    return { passed: expected + report.stats.flaky, failed: unexpected, skipped };
  } catch {
    return { failed: 1 };
  }
}

function failedUnitTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative('.', name)} ${fullName}${cause(failureMessages[0])}`),
  );
}

function withStatus(wanted, { suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map(({ file, line, title, tests }) => `${file}:${line} ${title}${cause(firstError(tests))}`),
    ...suites.flatMap((suite) => withStatus(wanted, suite)),
  ];
}

function firstError(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
}

/** What a runner says of a failure, without its colours: enough lines to tell what was waited for. */
function cause(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 12);
  return lines.map((line) => `\n      ${line}`).join('');
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
