/** Reads one word: quotes, variables, substitutions. */
import type { Cursor } from './cursor.ts';
import { type Part, SyntaxFault, type Word } from './syntax.ts';

const ENDS = ' \t\n;&|<>()';

/** The word at the cursor; undefined when there is none. */
export function readWord(cursor: Cursor): Word | undefined {
  const parts: Part[] = [];
  const start = cursor.at;
  while (!cursor.isAtEnd && !ENDS.includes(cursor.char)) readPiece(cursor, parts);
  return cursor.at === start ? undefined : parts;
}

function readPiece(cursor: Cursor, parts: Part[]): void {
  const { char } = cursor;
  if (char === "'") readSingle(cursor, parts);
  else if (char === '"') readDouble(cursor, parts);
  else if (char === '$' || char === '`') parts.push(readDollar(cursor, false));
  else if (char === '\\') readEscape(cursor, parts);
  else parts.push({ kind: 'text', text: cursor.take(), isQuoted: false });
}

function readEscape(cursor: Cursor, parts: Part[]): void {
  cursor.take();
  const text = cursor.isAtEnd ? '\\' : cursor.take();
  if (text !== '\n') parts.push({ kind: 'text', text, isQuoted: true });
}

function readSingle(cursor: Cursor, parts: Part[]): void {
  cursor.take();
  parts.push({ kind: 'text', text: cursor.takeUntil("'"), isQuoted: true });
}

function readDouble(cursor: Cursor, parts: Part[]): void {
  cursor.take();
  // An empty pair is a word of its own: it must leave a part behind.
  if (cursor.char === '"') parts.push({ kind: 'text', text: '', isQuoted: true });
  while (cursor.char !== '"') {
    if (cursor.isAtEnd) throw new SyntaxFault('Unterminated quoted string');
    parts.push(...readInDouble(cursor));
  }
  cursor.take();
}

/** One piece between double quotes, or of a text that counts as such (here-documents, sums). */
export function readInDouble(cursor: Cursor): Part[] {
  if (cursor.char === '$' || cursor.char === '`') return [readDollar(cursor, true)];
  if (cursor.char !== '\\') return [{ kind: 'text', text: cursor.take(), isQuoted: true }];
  cursor.take();
  const next = cursor.isAtEnd ? '' : cursor.take();
  if (next === '\n') return [];
  return [{ kind: 'text', text: '$`"\\'.includes(next) && next ? next : `\\${next}`, isQuoted: true }];
}

function readDollar(cursor: Cursor, isQuoted: boolean): Part {
  if (cursor.take() === '`') return readBackquoted(cursor, isQuoted);
  if (cursor.takeIf('((')) return readSum(cursor, isQuoted);
  if (cursor.takeIf('(')) {
    const body = cursor.read(cursor, [')']);
    cursor.need(')');
    return { kind: 'command', body, isQuoted };
  }
  if (cursor.takeIf('{')) return readBraces(cursor, isQuoted);
  const name = cursor.takeMatch(/[A-Za-z_]\w*|[0-9@*#?$!-]/y);
  return name ? { kind: 'variable', name, isQuoted } : { kind: 'text', text: '$', isQuoted: true };
}

function readBackquoted(cursor: Cursor, isQuoted: boolean): Part {
  let text = '';
  while (cursor.char !== '`') {
    if (cursor.isAtEnd) throw new SyntaxFault('EOF in backquote substitution');
    if (cursor.char === '\\' && '$`\\'.includes(cursor.next)) cursor.take();
    text += cursor.take();
  }
  cursor.take();
  return { kind: 'command', body: cursor.read(cursor.inner(text), []), isQuoted };
}

function readSum(cursor: Cursor, isQuoted: boolean): Part {
  const word: Part[] = [];
  for (let depth = 0; depth > 0 || cursor.char !== ')'; ) {
    if (cursor.isAtEnd) throw new SyntaxFault('Missing )) ');
    if (cursor.char === '(') depth++;
    if (cursor.char === ')') depth--;
    if (cursor.char === '"') cursor.take();
    else word.push(...readInDouble(cursor));
  }
  cursor.need('))');
  return { kind: 'sum', word, isQuoted };
}

function readBraces(cursor: Cursor, isQuoted: boolean): Part {
  const isLength = cursor.char === '#' && cursor.next !== '}' && cursor.takeIf('#');
  const name = cursor.takeMatch(/[A-Za-z_]\w*|[0-9]+|[@*#?$!-]/y);
  if (!name) throw new SyntaxFault('Bad substitution');
  const operator = isLength ? 'length' : cursor.takeMatch(/:?[-=+?]|##?|%%?/y);
  const word: Part[] = [];
  while (cursor.char !== '}') {
    if (cursor.isAtEnd) throw new SyntaxFault("Missing '}'");
    if (!operator || isLength) throw new SyntaxFault('Bad substitution');
    if (isQuoted && cursor.char !== '"' && !'#%'.includes(operator.charAt(0))) word.push(...readInDouble(cursor));
    else readPiece(cursor, word);
  }
  cursor.take();
  return { kind: 'variable', name, isQuoted, ...(operator && { change: { operator, word } }) };
}
