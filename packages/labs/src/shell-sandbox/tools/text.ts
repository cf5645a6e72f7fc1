/** Commands that read lines and write lines: cat, head, tail, wc, sort, uniq, cut, tr, seq. */
import { classOf } from '../classes.ts';
import { REASONS } from '../tree.ts';
import {
  bytesOf,
  type Call,
  Complaint,
  eachPath,
  eachText,
  helpFor,
  linesOf,
  readFile,
  readOptions,
  takeAll,
  wholeNumber,
} from './call.ts';

const lineEnd = (line: string): string => `${line}\n`;

export function cat(call: Call): number {
  const { on, rest } = readOptions(call, 'n');
  let number = 0;
  return eachText(call, rest, (text) => {
    const numbered = () => withEnds(text).map((line) => `${String(++number).padStart(6)}\t${line}`);
    call.streams.out(on.has('n') ? numbered().join('') : text);
  });
}

/** First or last lines of texts, with a heading where there are several. */
function ends(call: Call, pick: (lines: string[], count: string) => string[]): number {
  const { on, rest } = readOptions(call, 'n:q0');
  const count = on.get('n') ?? '10';
  wholeNumber(count, 'invalid number of lines');
  let isFirst = true;
  const act = (path: string) => {
    const text = readFile(call, path);
    if (rest.length > 1 && !on.has('q')) call.streams.out(`${isFirst ? '' : '\n'}==> ${path} <==\n`);
    isFirst = false;
    call.streams.out(pick(withEnds(text), count).join(''));
  };
  const tell = (path: string, reason: string) =>
    reason === REASONS.folder ? `error reading '${path}': ${reason}` : `cannot open '${path}' for reading: ${reason}`;
  return eachPath(call, rest.length > 0 ? rest : ['-'], act, tell);
}

const withEnds = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

// A negative count leaves out the last ones; −0 leaves out nothing.
export const head = (call: Call): number => ends(call, (lines, count) => lines.slice(0, Number(count)));

export const tail = (call: Call): number =>
  ends(call, (lines, count) => {
    const size = Math.abs(Number(count));
    if (count.startsWith('+')) return lines.slice(Math.max(size - 1, 0));
    return size === 0 ? [] : lines.slice(-size);
  });

export function wc(call: Call): number {
  const { on, rest } = readOptions(call, 'lwcm');
  const letters = on.size === 0 ? ['l', 'w', 'c'] : ['l', 'w', 'm', 'c'].filter((letter) => on.has(letter));
  const rows: { counts: number[]; name: string }[] = [];
  let bytes = 0;
  const code = eachText(call, rest, (text, path) => {
    bytes += bytesOf(text);
    const all: Record<string, number> = {
      l: text.split('\n').length - 1,
      w: text.match(/\S+/g)?.length ?? 0,
      c: bytesOf(text),
      m: bytesOf(text),
    };
    rows.push({ counts: letters.map((letter) => all[letter] ?? 0), name: rest.length > 0 ? path : '' });
  });
  if (rest.length > 1) {
    rows.push({
      counts: letters.map((_, i) => rows.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0)),
      name: 'total',
    });
  }
  const isOne = letters.length === 1 && rest.length <= 1;
  // As wide as the bytes of all files together.
  const digits = rest.length > 0 ? String(bytes).length : 7;
  for (const { counts, name } of rows) {
    const numbers = counts.map((count) => String(count).padStart(isOne ? 1 : digits)).join(' ');
    call.streams.out(`${numbers}${name && ` ${name}`}\n`);
  }
  return code;
}

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

export function cut(call: Call): number {
  const { on, rest } = readOptions(call, 'd:f:c:s');
  const list = on.get('f') ?? on.get('c');
  const help = helpFor('cut');
  if (list === undefined) throw new Complaint(`you must specify a list of bytes, characters, or fields${help}`);
  const ranges = list.split(',').map((range) => {
    const found = /^(\d*)(-?)(\d*)$/.exec(range);
    const [, low = '', dash = '', high = ''] = found ?? [];
    if (!found || low + high === '')
      throw new Complaint(`invalid ${on.has('f') ? 'field' : 'byte/character'} range${help}`);
    return { from: low ? Number(low) : 1, to: dash ? (high ? Number(high) : Number.POSITIVE_INFINITY) : Number(low) };
  });
  const isIn = (_: string, i: number) => ranges.some(({ from, to }) => i + 1 >= from && i + 1 <= to);
  const separator = on.get('d') ?? '\t';
  return eachText(call, rest, (text) => {
    for (const line of linesOf(text)) {
      if (!on.has('f')) call.streams.out(`${[...line].filter(isIn).join('')}\n`);
      else if (line.includes(separator)) call.streams.out(`${line.split(separator).filter(isIn).join(separator)}\n`);
      else if (!on.has('s')) call.streams.out(`${line}\n`);
    }
  });
}

export function tr(call: Call): number {
  const { on, rest } = readOptions(call, 'dscC');
  const [from, to] = rest;
  const help = helpFor('tr');
  if (from === undefined) throw new Complaint(`missing operand${help}`);
  if (to === undefined && !on.has('d') && !on.has('s')) {
    throw new Complaint(`missing operand after '${from}'\nTwo strings must be given when translating.${help}`);
  }
  const isNot = on.has('c') || on.has('C');
  const set = spread(from);
  const isIn = (char: string) => set.includes(char) !== isNot;
  const target = spread(to ?? '');
  const image = (char: string) =>
    (isNot ? target.at(-1) : target[Math.min(set.lastIndexOf(char), target.length - 1)]) ?? char;
  const squeezed = on.has('d') || to !== undefined ? (char: string) => target.includes(char) : isIn;
  let last = '';
  let result = '';
  for (const char of takeAll(call.streams.input)) {
    if (on.has('d') && isIn(char)) continue;
    const next = !on.has('d') && to !== undefined && isIn(char) ? image(char) : char;
    if (!(on.has('s') && next === last && squeezed(next))) result += next;
    last = next;
  }
  call.streams.out(result);
  return 0;
}

/** All characters of a set as tr writes it. */
function spread(text: string): string[] {
  const plain = text.replace(/\\(n|t|\\)/g, (_, letter: string) => ({ n: '\n', t: '\t' })[letter] ?? letter);
  const all: string[] = [];
  for (let at = 0; at < plain.length; ) {
    const name = /^\[:(\w+):\]/.exec(plain.slice(at))?.[1];
    const test = name === undefined ? undefined : classOf(name);
    if (test && name) {
      for (let code = 0; code < 128; code++) if (test(String.fromCharCode(code))) all.push(String.fromCharCode(code));
      at += name.length + 4;
    } else if (plain.charAt(at + 1) === '-' && plain.charAt(at + 2)) {
      const [low, high] = [plain.charCodeAt(at), plain.charCodeAt(at + 2)];
      if (low > high) {
        throw new Complaint(`range-endpoints of '${plain.slice(at, at + 3)}' are in reverse collating sequence order`);
      }
      for (let code = low; code <= high; code++) all.push(String.fromCharCode(code));
      at += 3;
    } else all.push(plain.charAt(at++));
  }
  return all;
}

export function seq(call: Call): number {
  const help = helpFor('seq');
  const numbers = call.args.map((arg) => {
    if (!/^-?\d{1,6}$/.test(arg)) throw new Complaint(`invalid floating point argument: '${arg}'${help}`);
    return Number(arg);
  });
  const [first, last] = numbers.length === 1 ? [1, numbers[0]] : numbers;
  if (first === undefined || last === undefined || numbers.length > 2) throw new Complaint(`missing operand${help}`);
  for (let at = first; at <= last; at++) call.streams.out(`${at}\n`);
  return 0;
}
