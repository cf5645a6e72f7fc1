/** Commands that put lines in order: sort, uniq. */

import { Complaint } from '../complaint.ts';
import { REASONS } from '../tree.ts';
import { type Call, linesOf, readFile, readOptions, takeAll } from './call.ts';

const lineEnd = (line: string): string => `${line}\n`;

interface Key {
  from: number;
  to: number;
  isNumber: boolean;
  isReversed: boolean;
}

export function sort(call: Call): number {
  const { on, given, rest } = readOptions(call, 'nruk:t:b', 2);
  const lines: string[] = [];
  for (const path of rest.length > 0 ? rest : ['-']) lines.push(...linesOf(readSorted(call, path)));
  const plain = { isNumber: on.has('n'), isReversed: on.has('r') };
  const wishes = given.flatMap(([letter, value]) => (letter === 'k' ? [value] : []));
  const keys = wishes.length > 0 ? wishes.map((wish) => keyOf(wish, plain)) : [{ ...WHOLE, ...plain }];
  const separator = on.get('t');
  const keyText = (line: string, key: Key) => {
    return key.from === 1 && key.to === WHOLE.to ? line : partOf(line, key, separator);
  };
  const byKey = (a: string, b: string) =>
    keys.reduce((order, key) => order || compare(keyText(a, key), keyText(b, key), key), 0);
  const byLine = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0) * (on.has('r') ? -1 : 1);
  lines.sort((a, b) => byKey(a, b) || (on.has('u') ? 0 : byLine(a, b)));
  const kept = on.has('u') ? lines.filter((line, i) => i === 0 || byKey(lines[i - 1] ?? '', line) !== 0) : lines;
  call.streams.out(kept.map(lineEnd).join(''));
  return 0;
}

function readSorted(call: Call, path: string): string {
  try {
    return readFile(call, path);
  } catch (error) {
    const words = error instanceof Error && error.message === REASONS.folder ? 'read failed' : 'cannot read';
    throw new Complaint(`${words}: ${path}: ${error instanceof Error ? error.message : ''}`, 2);
  }
}

/** The key that is the line. */
const WHOLE = { from: 1, to: Number.POSITIVE_INFINITY };

function keyOf(text: string, plain: Pick<Key, 'isNumber' | 'isReversed'>): Key {
  const found = /^(\d+)([nrf]*)(?:,(\d+)([nrf]*))?$/.exec(text);
  const [, from = '0', early = '', to = '', late = ''] = found ?? [];
  if (from === '0') throw new Complaint(`invalid number at field start: invalid count at start of '${text}'`, 2);
  const letters = early + late;
  const own = letters === '' ? plain : { isNumber: letters.includes('n'), isReversed: letters.includes('r') };
  return { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY, ...own };
}

function partOf(line: string, { from, to }: Key, separator: string | undefined): string {
  const fields = separator === undefined ? (line.match(/[ \t]*[^ \t]+/g) ?? []) : line.split(separator);
  return fields.slice(from - 1, to).join(separator ?? '');
}

function compare(a: string, b: string, { isNumber, isReversed }: Key): number {
  const sign = isReversed ? -1 : 1;
  if (isNumber) return (numberIn(a) - numberIn(b)) * sign;
  return (a < b ? -1 : a > b ? 1 : 0) * sign;
}

const numberIn = (text: string): number => Number(/^[ \t]*(-?\d*\.?\d*)/.exec(text)?.[1] || 0) || 0;

export function uniq(call: Call): number {
  const { on, rest } = readOptions(call, 'cdu');
  const text = rest[0] === undefined ? takeAll(call.streams.input) : readFile(call, rest[0]);
  const groups: { line: string; count: number }[] = [];
  for (const line of linesOf(text)) {
    const last = groups.at(-1);
    if (last?.line === line) last.count++;
    else groups.push({ line, count: 1 });
  }
  const isWanted = ({ count }: { count: number }) =>
    (on.has('d') ? count > 1 : true) && (on.has('u') ? count === 1 : true);
  const prefix = (count: number) => (on.has('c') ? `${String(count).padStart(7)} ` : '');
  call.streams.out(
    groups
      .filter(isWanted)
      .map(({ line, count }) => `${prefix(count)}${line}\n`)
      .join(''),
  );
  return 0;
}
