/** A place in the source of a script. */
import { type Command, SyntaxFault } from './syntax.ts';

/** How deep substitutions and compound commands may nest. */
const DEEPEST = 40;

type ReadCommands = (cursor: Cursor, ends: readonly string[]) => Command;

export class Cursor {
  readonly source: string;
  readonly depth: number;
  at = 0;

  /** Reads commands at a cursor: handed in, because commands hold words and words hold commands. */
  readonly read: ReadCommands;

  constructor(source: string, read: ReadCommands, depth = 0) {
    if (depth > DEEPEST) throw new SyntaxFault('too deeply nested');
    this.source = source;
    this.read = read;
    this.depth = depth;
  }

  /** Passes spaces, comments and line ends. */
  skipLines(): void {
    this.skipSpace();
    while (this.takeIf('\n')) this.skipSpace();
  }

  /** A cursor in a text within this one. */
  inner(source: string): Cursor {
    return new Cursor(source, this.read, this.depth + 1);
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }
  get char(): string {
    return this.source.charAt(this.at);
  }
  get next(): string {
    return this.source.charAt(this.at + 1);
  }

  take(): string {
    return this.source.charAt(this.at++);
  }

  takeIf(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** What a sticky pattern finds here. */
  takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  takeUntil(end: string): string {
    const place = this.source.indexOf(end, this.at);
    if (place < 0) throw new SyntaxFault('Unterminated quoted string');
    const text = this.source.slice(this.at, place);
    this.at = place + end.length;
    return text;
  }

  /** Takes a sign or a word of the grammar, which must stand here. */
  need(text: string): void {
    this.skipSpace();
    const isHere = /^[a-z]/.test(text) ? this.ahead() === text : this.source.startsWith(text, this.at);
    if (!isHere) throw this.unexpected(text);
    this.at += text.length;
  }

  /** The unquoted word ahead, if it is one. */
  ahead(): string {
    const word = /[^\s;&|<>()'"\\$`]+(?=[\s;&|<>()]|$)/y;
    word.lastIndex = this.at;
    return word.exec(this.source)?.[0] ?? '';
  }

  /** Spaces, comments and continued lines. */
  skipSpace(): void {
    this.takeMatch(/(?:[ \t]|\\\n)*(?:#[^\n]*)?/y);
  }

  /** The error of what stands here and should not. */
  unexpected(expected = ''): SyntaxFault {
    const hint = expected ? ` (expecting "${expected}")` : '';
    if (this.isAtEnd) return new SyntaxFault(`end of file unexpected${hint}`);
    if (this.char === '\n') return new SyntaxFault(`newline unexpected${hint}`);
    const token = /;;|&&|\|\||[;&|()<>]|[^\s;&|()<>]+/y;
    token.lastIndex = this.at;
    const word = token.exec(this.source)?.[0] ?? this.char;
    const what = /^[a-z]/.test(word) && !RESERVED.has(word) ? 'word' : `"${word}"`;
    return new SyntaxFault(`${what} unexpected${hint}`);
  }
}

/** Words that are no commands where a command begins. */
export const RESERVED = new Set('if then else elif fi for while until do done case esac in { } !'.split(' '));
