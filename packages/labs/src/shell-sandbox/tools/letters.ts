/** Commands that take parts of lines and change letters: cut, tr. */
import { classOf } from '../classes.ts';
import { Complaint } from '../complaint.ts';
import { type Call, eachText, helpFor, linesOf, readOptions, takeAll } from './call.ts';

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
