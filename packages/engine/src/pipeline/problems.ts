/** Formats problems for people: sorted by place, counted, each with what is wrong and how to fix it. */

import { escapeControls } from '../shared/escape-controls.ts';
import type { Problem } from '../shared/problem.ts';

export interface ProblemCount {
  errors: number;
  warnings: number;
}

/** By file, line, column, rule; the same problem only once. */
export function sortProblems(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].sort(
    (a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.rule, b.rule),
  );
}

/** How many errors and warnings there are. */
export function countProblems(problems: Problem[]): ProblemCount {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** The closing line: `2 个错误，1 个警告`. */
export function countText({ errors, warnings }: ProblemCount): string {
  if (errors + warnings === 0) return '没有问题';
  const parts = [errors > 0 ? `${errors} 个错误` : '', warnings > 0 ? `${warnings} 个警告` : ''];
  return parts.filter(Boolean).join('，');
}

/** One problem in three lines: place and rule, what is wrong, how to fix it; control characters in quotes are escaped. */
export function formatProblem({ file, message, fix, ...problem }: Problem, colors = false): string {
  const paint = colors ? painted : (_code: number, text: string) => text;
  const isError = problem.severity === 'error';
  const label = paint(isError ? 31 : 33, isError ? '错误' : '警告');
  const place = `${escapeControls(file)}:${problem.line}:${problem.column}`;
  const lines = [`${label}  ${paint(36, place)}  ${paint(2, problem.rule)}`, indent(escapeControls(message), '      ')];
  if (fix) lines.push(`${paint(32, '改法')}  ${indent(escapeControls(fix), '      ').trimStart()}`);
  return lines.join('\n');
}

/** The whole report, sorted, with the count at its end; colours when the stream is a terminal that wants them. */
export function formatProblems(problems: Problem[], stream: { isTTY?: boolean } = process.stderr): string {
  const colors = stream.isTTY === true && !process.env.NO_COLOR;
  const sorted = sortProblems(problems);
  const blocks = sorted.map((problem) => formatProblem(problem, colors));
  return [...blocks, countText(countProblems(sorted))].join('\n\n');
}

/** The same for tools: `--json`. */
export function problemsJson(problems: Problem[]): string {
  const sorted = sortProblems(problems);
  return JSON.stringify({ ...countProblems(sorted), problems: sorted }, null, 2);
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
