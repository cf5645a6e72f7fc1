/** Runs chosen tests in a copy of the repository and gives those that failed, or why none ran. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Minutes after which a whole run has hung. */
const PATIENCE = 15;

/** Unit tests: `{ failed: [{ test, isSlow }] }`, or `{ problem }` when they could not be run. */
export async function runUnit(copy, files) {
  const report = join(copy, '.cache/unit-results.json');
  rmSync(report, { force: true });
  const args = ['run', ...files, '--reporter=json', `--outputFile.json=${report}`, '--testTimeout=60000'];
  const run = await node(copy, 'node_modules/vitest/vitest.mjs', args, {});
  const { testResults = [], numTotalTests = 0 } = read(report);
  const failed = testResults.flatMap(({ name, assertionResults, status }) => {
    const own = assertionResults.filter((result) => result.status === 'failed');
    // A file that fails while it is loaded has no results of its own.
    const whole = status === 'failed' && own.length === 0 ? [{ title: 'the file cannot be loaded' }] : [];
    return [...own, ...whole].map(({ title, failureMessages = [] }) => ({
      test: `${name.slice(copy.length + 1)}: ${title}`,
      isSlow: failureMessages.some((text) => /timed out in/.test(text)),
    }));
  });
  return outcome(run, failed, numTotalTests > 0);
}

/** Browser tests on the sites they open; all of them, or up to the first that fails. */
export async function runBrowser(copy, { files, sites = 'fixture', grep, isWhole = false }) {
  const report = join(copy, '.cache/test-results.json');
  rmSync(report, { force: true });
  const args = [
    'test',
    ...files,
    '--workers=1',
    ...(isWhole ? [] : ['--max-failures=1']),
    ...(grep ? ['-g', grep] : []),
  ];
  const run = await node(copy, 'node_modules/@playwright/test/cli.js', args, { TEST_SITES: sites });
  const { suites = [], stats } = read(report);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ status }) => status === 'failed' || status === 'timedOut')
    .map(({ file, title, status }) => ({ test: `tests/${file}: ${title}`, isSlow: status === 'timedOut' }));
  return outcome(run, failed, stats?.expected > 0);
}

/** Neither passed nor failed: the sites could not be built, or the filter names no test. */
function outcome({ code, text, hung }, failed, ran) {
  if (hung) return { failed: [{ test: 'the whole run', isSlow: true }] };
  if (failed.length > 0 || (ran && code === 0)) return { failed };
  return { failed, problem: text.trim().split('\n').slice(-4).join(' / ').slice(-400) };
}

function specsOf({ suites = [], specs = [] }) {
  const own = specs.map(({ file, title, tests }) => ({ file, title, status: tests.at(-1)?.results.at(-1)?.status }));
  return [...own, ...suites.flatMap(specsOf)];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function node(cwd, script, args, env) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', CI: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  let hung = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const timer = setTimeout(() => {
    hung = true;
    process.kill(-child.pid, 'SIGKILL');
  }, PATIENCE * 60_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, text, hung });
    });
  });
}
