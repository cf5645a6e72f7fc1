/** sed: addresses, s, p, d, q. */

import { Complaint } from '../complaint.ts';
import type { Matcher } from '../pattern.ts';
import { BadExpression, regular } from '../regular.ts';
import { type Call, eachText, linesOf, readOptions } from './call.ts';

type Address = { line: number } | { isLast: true } | { match: Matcher };

interface Order {
  from?: Address;
  to?: Address;
  isNot: boolean;
  letter: string;
  substitute?: Substitute;
  /** Within the range of two addresses. */
  isOn?: boolean;
}

interface Substitute {
  match: Matcher;
  into: string;
  isAll: boolean;
  isPrinted: boolean;
  nth: number;
}

export function sed(call: Call): number {
  const { on, given, rest } = readOptions(call, 'nEre:s');
  const scripts = given.flatMap(([letter, value]) => (letter === 'e' ? [value] : []));
  const script = on.has('e') ? scripts.join('\n') : rest.shift();
  if (script === undefined) throw new Complaint('no script specified');
  const orders = readOrders(new Script(script, on.has('E') || on.has('r')));
  const lines: string[] = [];
  const code = eachText(call, rest, (text) => lines.push(...linesOf(text)));
  runOrders(orders, lines, { isQuiet: on.has('n'), out: call.streams.out });
  return code === 0 ? 0 : 2;
}

class Script {
  at = 0;
  readonly source: string;
  readonly isExtended: boolean;
  constructor(source: string, isExtended: boolean) {
    this.source = source;
    this.isExtended = isExtended;
  }

  fail(what: string): never {
    throw new Complaint(`-e expression #1, char ${Math.min(this.at, this.source.length)}: ${what}`);
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** Text up to a delimiter; what is escaped keeps its backslash, but not an escaped delimiter. */
  until(delimiter: string, what: string): string {
    let text = '';
    for (;;) {
      if (this.at >= this.source.length) this.fail(what);
      const char = this.source.charAt(this.at++);
      if (char === delimiter) return text;
      const next = this.source.charAt(this.at);
      if (char !== '\\') text += char;
      else {
        text += next === delimiter ? next : char + next;
        this.at++;
      }
    }
  }

  matcher(source: string, ignoresCase = false): Matcher {
    try {
      return regular(source, { isExtended: this.isExtended, ignoresCase });
    } catch (error) {
      if (error instanceof BadExpression) this.fail(error.message);
      throw error;
    }
  }
}

function readOrders(script: Script): Order[] {
  const orders: Order[] = [];
  for (;;) {
    script.take(/[\s;]+/y);
    if (script.at >= script.source.length) return orders;
    const from = readAddress(script);
    const to = from && script.take(/,/y) ? (readAddress(script) ?? script.fail("unexpected `,'")) : undefined;
    const isNot = script.take(/\s*!?/y).includes('!');
    orders.push(readOrder(script, { ...(from && { from }), ...(to && { to }), isNot }));
  }
}

function readAddress(script: Script): Address | undefined {
  const line = script.take(/\d+/y);
  if (line) return { line: Number(line) };
  if (script.take(/\$/y)) return { isLast: true };
  if (!script.take(/\//y)) return undefined;
  return { match: script.matcher(script.until('/', 'unterminated address regex')) };
}

function readOrder(script: Script, place: Pick<Order, 'from' | 'to' | 'isNot'>): Order {
  const letter = script.take(/[\s\S]/y);
  const order: Order = { ...place, letter };
  if (letter === '') script.fail('missing command');
  if (letter === 's') order.substitute = readSubstitute(script);
  else if (!'pdq'.includes(letter)) script.fail(`unknown command: \`${letter}'`);
  script.take(/[ \t]*/y);
  if (!/^([;\n]|$)/.test(script.source.slice(script.at))) {
    script.at++;
    script.fail(letter === 's' ? "unknown option to `s'" : 'extra characters after command');
  }
  return order;
}

function readSubstitute(script: Script): Substitute {
  const delimiter = script.take(/[\s\S]/y);
  const source = script.until(delimiter, "unterminated `s' command");
  const into = script.until(delimiter, "unterminated `s' command");
  const flags = script.take(/[gpiI0-9]*/y);
  return {
    match: script.matcher(source, /i/i.test(flags)),
    into,
    isAll: flags.includes('g'),
    isPrinted: flags.includes('p'),
    nth: Number(/\d+/.exec(flags)?.[0] ?? 1),
  };
}

interface Space {
  text: string;
  number: number;
  isLast: boolean;
}

function runOrders(
  orders: Order[],
  lines: readonly string[],
  { isQuiet, out }: { isQuiet: boolean; out: (text: string) => void },
): void {
  for (const [i, line] of lines.entries()) {
    const space: Space = { text: line, number: i + 1, isLast: i === lines.length - 1 };
    const end = runOn(orders, space, out);
    if (end !== 'd' && !isQuiet) out(`${space.text}\n`);
    if (end === 'q') return;
  }
}

/** How the round ended: by `d` (nothing more is printed), by `q`, or by itself. */
function runOn(orders: Order[], space: Space, out: (text: string) => void): string {
  for (const order of orders) {
    if (isChosen(order, space) === order.isNot) continue;
    const { letter } = order;
    if (letter === 'd' || letter === 'q') return letter;
    if (letter === 'p') out(`${space.text}\n`);
    else if (order.substitute && substituted(space, order.substitute) && order.substitute.isPrinted)
      out(`${space.text}\n`);
  }
  return '';
}

function isAt(address: Address, { text, number, isLast }: Space): boolean {
  if ('line' in address) return address.line === number;
  return 'match' in address ? address.match(text) !== undefined : isLast;
}

function isChosen(order: Order, space: Space): boolean {
  const { from, to } = order;
  if (!from) return true;
  if (!to) return isAt(from, space);
  if (order.isOn) {
    if ('line' in to && to.line < space.number) order.isOn = false;
    else {
      order.isOn = !isAt(to, space);
      return true;
    }
  }
  if (!isAt(from, space)) return false;
  // A second line number at or before the first chooses one line.
  order.isOn = 'line' in to ? to.line > space.number : !space.isLast || 'match' in to;
  return true;
}

function substituted(space: Space, { match, into, isAll, nth }: Substitute): boolean {
  const { text } = space;
  let result = '';
  let at = 0;
  let count = 0;
  let changed = false;
  while (at <= text.length) {
    const found = match(text, at);
    if (!found) break;
    count++;
    const isWanted = isAll ? count >= nth : count === nth;
    result +=
      text.slice(at, found.start) + (isWanted ? replacement(into, found.groups) : text.slice(found.start, found.end));
    changed ||= isWanted;
    at = found.end;
    if (found.end === found.start) result += text.charAt(at++);
    if (isWanted && !isAll) break;
  }
  space.text = result + text.slice(at);
  return changed;
}

function replacement(into: string, groups: readonly string[]): string {
  return into.replace(/\\(.)|&/gs, (all, escaped?: string) => {
    if (all === '&') return groups[0] ?? '';
    if (escaped && /\d/.test(escaped)) return groups[Number(escaped)] ?? '';
    return escaped === 'n' ? '\n' : escaped === 't' ? '\t' : (escaped ?? '');
  });
}
