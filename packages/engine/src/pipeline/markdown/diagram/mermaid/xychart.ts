/** Charts: titles are quoted and numbers checked, as the drawing library needs them. */
import { words } from '../../../../words/code-and-diagrams.ts';
import { DiagramError, type Reading, type Statement, unreadable } from './statement.ts';

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
const AXIS = /^([xy])-axis\s+("[^"]*"|[^"[\]\s-][^"[\]]*?)?\s*(\[.*\]|[-+]?[\d.]+\s*-->\s*[-+]?[\d.]+)?$/;
const RANGE = new RegExp(`^(${NUMBER})\\s*-->\\s*(${NUMBER})$`);
const SERIES = /^(bar|line)\s*(?:"[^"]*"|[^"[\]\s]+)?\s*\[([^\]]*)\]$/;

/** Reads a chart's statements. */
export function readChart(statements: Statement[]): Reading {
  const [header, ...rest] = statements;
  const lines = rest.map(readLine);
  if (!lines.some((line) => /^(?:bar|line)/.test(line))) throw new DiagramError(words.noData, header?.line ?? 1);
  return { lines: [header?.text ?? '', ...lines], notes: [], parts: lines.join(',').split(',').length };
}

function readLine(statement: Statement): string {
  const title = /^title\s+(?:"([^"]+)"|([^"]+))$/.exec(statement.text);
  if (title) return `title "${title[1] ?? title[2]}"`;
  const [, kind, numbers = ''] = SERIES.exec(statement.text) ?? [];
  if (kind) return `${kind} [${readNumbers(numbers, statement).join(', ')}]`;
  const [, axis, name = '', values = ''] = AXIS.exec(statement.text) ?? [];
  if (!axis) throw unreadable(statement);
  const words = name === '' ? '' : `"${name.replaceAll('"', '')}"`;
  return [`${axis}-axis`, words, readValues(values, statement)].filter(Boolean).join(' ');
}

function readValues(values: string, statement: Statement): string {
  if (values === '') return '';
  if (values.startsWith('[')) return values.replaceAll('"', '');
  const [, from, to] = RANGE.exec(values) ?? [];
  if (from === undefined || !(Number(from) < Number(to))) throw unreadable(statement);
  return `${from} --> ${to}`;
}

function readNumbers(list: string, statement: Statement): string[] {
  const numbers = list.split(',').map((part) => part.trim());
  const pattern = new RegExp(`^${NUMBER}$`);
  if (!numbers.every((number) => pattern.test(number))) throw unreadable(statement);
  return numbers;
}
