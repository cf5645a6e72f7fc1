/** Commands that read lines and write lines as they are: cat, head, tail, wc, seq. */

import { Complaint } from '../complaint.ts';
import { REASONS } from '../tree.ts';
import { bytesOf, type Call, eachPath, eachText, helpFor, readFile, readOptions, wholeNumber } from './call.ts';

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
