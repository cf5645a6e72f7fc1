/** Formats problems for people: sorted by place, counted, each with what is wrong and how to fix it. */

import { escapeControls } from '../shared/escape-controls.ts';
import type { Problem, Severity } from '../shared/problem.ts';
import { words } from '../words/notes-source.ts';

export interface ProblemCount {
  errors: number;
  warnings: number;
  infos: number;
}

/** By file, line, column, rule; the same problem only once. */
export function sortProblems(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].sort(
    (a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.rule, b.rule),
  );
}

/** How many problems of each severity there are. */
export function countProblems(problems: Problem[]): ProblemCount {
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** The closing line: `2 个错误，1 个警告`. */
export function countText({ errors, warnings, infos }: ProblemCount): string {
  const parts = [
    ...(errors > 0 ? [words.errors(errors)] : []),
    ...(warnings > 0 ? [words.warnings(warnings)] : []),
    ...(infos > 0 ? [words.infos(infos)] : []),
  ];
  return parts.join(words.pause) || words.none;
}

const COLOURS: Record<Severity, number> = { error: 31, warning: 33, info: 34 };

/** One problem in three lines: place and rule, what is wrong, how to fix it; control characters in quotes are escaped. */
export function formatProblem({ file, message, fix, ...problem }: Problem, colors = false): string {
  const paint = colors ? painted : (_code: number, text: string) => text;
  const place = `${escapeControls(file)}:${problem.line}:${problem.column}`;
  const lines = [
    `${paint(COLOURS[problem.severity], words.severities[problem.severity])}  ${paint(36, place)}  ${paint(2, problem.rule)}`,
    indent(escapeControls(message), '      '),
  ];
  if (fix) lines.push(`${paint(32, words.fix)}  ${indent(escapeControls(fix), '      ').trimStart()}`);
  return lines.join('\n');
}

/** The whole report, sorted, with the count at its end; colours when the stream is a terminal that wants them. */
export function formatProblems(problems: Problem[], stream: { isTTY?: boolean } = process.stderr): string {
  const sorted = sortProblems(problems);
  return [...formatEach(sorted, stream), countText(countProblems(sorted))].join('\n\n');
}

/** Places of each rule that are shown before the rest is only counted. */
const SHOWN = 5;

/** The first places of each rule, and how many it has; undefined when that would leave nothing out. `whole` is where all of them are. */
export function summarizeProblems(
  problems: Problem[],
  whole: string,
  stream: { isTTY?: boolean } = process.stderr,
): string | undefined {
  const sorted = sortProblems(problems);
  const byRule = groupBy(sorted, ({ severity, rule }) => `${severity} ${rule}`);
  const shown = new Set(byRule.flatMap((group) => group.slice(0, SHOWN)));
  if (shown.size === sorted.length) return undefined;
  const rows = byRule.map((group) => `  ${String(group.length).padStart(6)}  ${ruleLabel(group)}`);
  return [
    ...formatEach(
      sorted.filter((problem) => shown.has(problem)),
      stream,
    ),
    [words.onlyFive, `  ${whole}`].join('\n'),
    ...[rows.join('\n'), countText(countProblems(sorted))],
  ].join('\n\n');
}

/** The same for tools: `--json`. */
export function problemsJson(problems: Problem[]): string {
  const sorted = sortProblems(problems);
  return JSON.stringify({ ...countProblems(sorted), problems: sorted }, null, 2);
}

function formatEach(sorted: Problem[], { isTTY }: { isTTY?: boolean }): string[] {
  const colors = isTTY === true && !process.env.NO_COLOR;
  return sorted.map((problem) => formatProblem(problem, colors));
}

function ruleLabel([first]: Problem[]): string {
  return first ? `${words.severities[first.severity]}  ${first.rule}` : '';
}

/** The largest groups first. */
function groupBy(problems: Problem[], keyOf: (problem: Problem) => string): Problem[][] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function painted(code: number, text: string): string {
  const start = String.fromCharCode(27);
  return `${start}[${code}m${text}${start}[0m`;
}

function indent(text: string, space: string): string {
  return text
    .split('\n')
    .map((line) => space + line)
    .join('\n');
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
