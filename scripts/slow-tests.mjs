/** Where a test run's time goes, by file: read from the runners' own reports. */
import { relative } from 'node:path';

const MOST = 15;

/** The files that took longest, a line each with seconds; several run at once, so the sum is more than the stage's time. */
export function slowFiles(kind, report) {
  const seconds = kind === 'unit' ? unitSeconds(report) : browserSeconds(report);
  return [...seconds]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([file, time]) => `${time.toFixed(1).padStart(7)} s  ${file}`);
}

function unitSeconds({ testResults }) {
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [relative('.', name), (endTime - startTime) / 1000]),
  );
}

function browserSeconds({ suites }) {
  return new Map(suites.map((suite) => [suite.file, milliseconds(suite) / 1000]));
}

function milliseconds({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return [...own.map(({ duration }) => duration), ...suites.map(milliseconds)].reduce((sum, one) => sum + one, 0);
}
