/** Prints problems: for people on stderr, for tools as JSON on stdout. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems, problemsJson, summarizeProblems } from '../pipeline/problems.ts';
import type { Problem } from '../shared/problem.ts';

/** Prints all problems at once; nothing for people when there are none. */
export function printProblems(problems: Problem[], asJson: boolean): void {
  if (asJson) process.stdout.write(`${problemsJson(problems)}\n`);
  else if (problems.length > 0) print(formatProblems(problems));
}

/** Prints those of a site: of many with the same rule the first ones, and all of them into a file of the cache. */
export function printSiteProblems(problems: Problem[], cacheDir: string, asJson: boolean): void {
  const whole = join(cacheDir, 'problems.txt');
  const summary = asJson ? undefined : summarizeProblems(problems, whole);
  if (summary === undefined) {
    printProblems(problems, asJson);
    return;
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(whole, `${formatProblems(problems, {})}\n`);
  print(summary);
}

function print(report: string): void {
  process.stderr.write(`\n${report}\n\n`);
}
