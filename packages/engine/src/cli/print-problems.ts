/** Prints problems: for people on stderr, for tools as JSON on stdout. */
import { formatProblems, problemsJson } from '../pipeline/problems.ts';
import type { Problem } from '../shared/problem.ts';

/** Prints all problems at once; nothing for people when there are none. */
export function printProblems(problems: Problem[], asJson: boolean): void {
  if (asJson) process.stdout.write(`${problemsJson(problems)}\n`);
  else if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}\n\n`);
}
