/** Reads commands: lists, pipes, compound commands, redirections. */
import { readCase, readFor, readIf, readLoop } from './compound.ts';
import { Cursor, RESERVED } from './cursor.ts';
import { readRedirect } from './redirects.ts';
import { type Command, type Redirect, type Simple, SyntaxFault } from './syntax.ts';
import { readWord } from './words.ts';

/** Reads a whole script; throws `SyntaxFault`. */
export function readScript(source: string): Command {
  const cursor = new Cursor(source, readCommands);
  const script = readCommands(cursor, []);
  if (!cursor.isAtEnd) throw cursor.unexpected();
  return script;
}

/** Commands up to one of the words (or `)`, `;;`), which stays unread. */
function readCommands(cursor: Cursor, ends: readonly string[]): Command {
  const items: Command[] = [];
  for (;;) {
    cursor.skipLines();
    if (cursor.isAtEnd || isAt(cursor, ends)) break;
    items.push(readAndOr(cursor));
    cursor.skipSpace();
    if (cursor.char === '&' && cursor.next !== '&')
      throw new SyntaxFault('background jobs are not part of this sandbox');
    if (cursor.char === '\n') continue;
    if (cursor.char === ';' && cursor.next !== ';') cursor.take();
    else if (!cursor.isAtEnd && !isAt(cursor, ends)) throw cursor.unexpected();
  }
  if (items.length === 0 && ends.length > 0 && !ends.includes(')') && !ends.includes(';;')) throw cursor.unexpected();
  return { kind: 'list', items };
}

function isAt(cursor: Cursor, ends: readonly string[]): boolean {
  return ends.some((end) => (/\w|[{}]/.test(end) ? cursor.ahead() === end : cursor.source.startsWith(end, cursor.at)));
}

function readAndOr(cursor: Cursor): Command {
  let left = readPipe(cursor);
  for (;;) {
    cursor.skipSpace();
    const operator = cursor.takeIf('&&') ? '&&' : cursor.takeIf('||') ? '||' : undefined;
    if (!operator) return left;
    cursor.skipLines();
    left = { kind: 'and-or', left, operator, right: readPipe(cursor) };
  }
}

function readPipe(cursor: Cursor): Command {
  let isNot = false;
  cursor.skipSpace();
  while (cursor.ahead() === '!') {
    cursor.need('!');
    cursor.skipSpace();
    isNot = !isNot;
  }
  const start = cursor.at;
  const stages = [readCommand(cursor)];
  for (;;) {
    cursor.skipSpace();
    if (cursor.char !== '|' || cursor.next === '|') break;
    cursor.take();
    cursor.skipLines();
    stages.push(readCommand(cursor));
  }
  return { kind: 'pipe', stages, isNot, source: cursor.source.slice(start, cursor.at).trim() };
}

const COMPOUND: Record<string, (cursor: Cursor) => Command> = {
  if: readIf,
  while: (cursor) => readLoop(cursor, false),
  until: (cursor) => readLoop(cursor, true),
  for: readFor,
  case: readCase,
  '{': (cursor) => {
    cursor.need('{');
    const body = readCommands(cursor, ['}']);
    cursor.need('}');
    return { kind: 'group', body };
  },
};

function readCommand(cursor: Cursor): Command {
  cursor.skipSpace();
  const start = cursor.at;
  const command = readBare(cursor);
  const redirects = [...(command.redirects ?? [])];
  if (command.kind !== 'simple') {
    for (let one = redirectAt(cursor); one; one = redirectAt(cursor)) redirects.push(one);
  }
  return { ...command, redirects, source: cursor.source.slice(start, cursor.at).trim() };
}

function readBare(cursor: Cursor): Command {
  if (cursor.takeIf('(')) {
    const body = readCommands(cursor, [')']);
    cursor.need(')');
    return { kind: 'subshell', body };
  }
  const word = cursor.ahead();
  const compound = COMPOUND[word];
  if (compound && Object.hasOwn(COMPOUND, word)) return compound(cursor);
  if (RESERVED.has(word)) throw cursor.unexpected();
  return readFunction(cursor) ?? readSimple(cursor);
}

function readFunction(cursor: Cursor): Command | undefined {
  const head = cursor.takeMatch(/[A-Za-z_]\w*[ \t]*\([ \t]*\)/y);
  if (!head) return undefined;
  cursor.skipLines();
  return { kind: 'function', name: head.replace(/[ \t(].*/s, ''), body: readCommand(cursor) };
}

function redirectAt(cursor: Cursor): Redirect | undefined {
  cursor.skipSpace();
  return readRedirect(cursor);
}

function readSimple(cursor: Cursor): Simple & { redirects: Redirect[] } {
  const simple: Simple & { redirects: Redirect[] } = { kind: 'simple', assignments: [], words: [], redirects: [] };
  for (;;) {
    const redirect = redirectAt(cursor);
    if (redirect) {
      simple.redirects.push(redirect);
      continue;
    }
    const name = simple.words.length === 0 ? cursor.takeMatch(/[A-Za-z_]\w*=/y) : '';
    const word = readWord(cursor);
    if (name) simple.assignments.push({ name: name.slice(0, -1), value: word ?? [] });
    else if (word) simple.words.push(word);
    else break;
  }
  if (simple.words.length + simple.assignments.length + simple.redirects.length === 0) throw cursor.unexpected();
  return simple;
}
