/** Reads `if`, `while`, `for` and `case`. */
import type { Cursor } from './cursor.ts';
import { type Command, SyntaxFault, type Word } from './syntax.ts';
import { readWord } from './words.ts';

export function readIf(cursor: Cursor): Command {
  cursor.need('if');
  const branches = [readBranch(cursor)];
  for (;;) {
    const word = cursor.ahead();
    if (!['elif', 'else', 'fi'].includes(word)) throw cursor.unexpected('fi');
    cursor.need(word);
    if (word === 'elif') branches.push(readBranch(cursor));
    else if (word === 'else') {
      const otherwise = cursor.read(cursor, ['fi']);
      cursor.need('fi');
      return { kind: 'if', branches, otherwise };
    } else return { kind: 'if', branches };
  }
}

function readBranch(cursor: Cursor): { condition: Command; body: Command } {
  const condition = cursor.read(cursor, ['then']);
  cursor.need('then');
  return { condition, body: cursor.read(cursor, ['elif', 'else', 'fi']) };
}

export function readLoop(cursor: Cursor, isUntil: boolean): Command {
  cursor.need(isUntil ? 'until' : 'while');
  const condition = cursor.read(cursor, ['do']);
  return { kind: 'loop', isUntil, condition, body: readBody(cursor) };
}

function readBody(cursor: Cursor): Command {
  cursor.need('do');
  const body = cursor.read(cursor, ['done']);
  cursor.need('done');
  return body;
}

export function readFor(cursor: Cursor): Command {
  cursor.need('for');
  cursor.skipSpace();
  const name = cursor.takeMatch(/[A-Za-z_]\w*/y);
  if (!name) throw new SyntaxFault('Bad for loop variable');
  cursor.skipLines();
  const words = cursor.ahead() === 'in' ? readList(cursor) : undefined;
  cursor.skipSpace();
  cursor.takeIf(';');
  cursor.skipLines();
  return { kind: 'for', name, words, body: readBody(cursor) };
}

function readList(cursor: Cursor): Word[] {
  cursor.need('in');
  const words: Word[] = [];
  for (;;) {
    cursor.skipSpace();
    const word = readWord(cursor);
    if (!word) return words;
    words.push(word);
  }
}

export function readCase(cursor: Cursor): Command {
  cursor.need('case');
  cursor.skipSpace();
  const word = readWord(cursor);
  cursor.skipLines();
  if (!word || cursor.ahead() !== 'in') throw cursor.unexpected();
  cursor.need('in');
  const items: { patterns: Word[]; body: Command }[] = [];
  for (;;) {
    cursor.skipLines();
    if (cursor.ahead() === 'esac') break;
    items.push(readItem(cursor));
  }
  cursor.need('esac');
  return { kind: 'case', word, items };
}

function readItem(cursor: Cursor): { patterns: Word[]; body: Command } {
  cursor.takeIf('(');
  const patterns: Word[] = [];
  do {
    cursor.skipSpace();
    const pattern = readWord(cursor);
    if (!pattern) throw cursor.unexpected();
    patterns.push(pattern);
    cursor.skipSpace();
  } while (cursor.takeIf('|'));
  cursor.need(')');
  const body = cursor.read(cursor, [';;', 'esac']);
  cursor.skipLines();
  cursor.takeIf(';;');
  return { patterns, body };
}
