/** What becomes of words before a command runs: variables, substitutions, fields, patterns. */
import { expandPaths, fits, isPattern, unescaped } from '../glob.ts';
import { HOME, USER } from '../tree.ts';
import { evaluate } from './arithmetic.ts';
import { captured } from './ending.ts';
import { Fault, type Shell, spend } from './shell.ts';
import type { Change, Part, Word } from './syntax.ts';

/** A piece of expanded text: quoted pieces neither split nor match. */
interface Piece {
  text: string;
  isQuoted: boolean;
  /** The field ends before this piece: between the words of `"$@"`. */
  isBreak?: boolean;
}

export class Expander {
  readonly shell: Shell;

  constructor(shell: Shell) {
    this.shell = shell;
  }

  /** Words as a command gets them. */
  fields(words: readonly Word[]): string[] {
    return words.flatMap((word) => this.#split(this.#pieces(word)).flatMap((field) => this.#paths(field)));
  }

  /** A word as one text: assignments, redirections, `case`. */
  text(word: Word): string {
    return this.#pieces(word)
      .map(({ text, isBreak }) => (isBreak ? ' ' : text))
      .join('');
  }

  /** A word as a pattern: what was quoted is escaped. */
  pattern(word: Word): string {
    return this.#pieces(word).map(escaped).join('');
  }

  #pieces(word: Word): Piece[] {
    const pieces = word.flatMap((part, i) => this.#expand(part, i === 0, word[i + 1]));
    // Variables that double each other grow faster than any count of commands.
    spend(this.shell.budget, 'output', pieces.reduce((sum, { text }) => sum + text.length, 0) / 4);
    return pieces;
  }

  #expand(part: Part, isFirst: boolean, next: Part | undefined): Piece[] {
    const { isQuoted } = part;
    switch (part.kind) {
      case 'text':
        return [
          {
            text: isFirst && isHome(part, next) ? (this.shell.variables.get('HOME') ?? '~') : part.text,
            isQuoted: isQuoted || (isFirst && isHome(part, next)),
          },
        ];
      case 'sum': {
        const value = evaluate(this.text(part.word), this.shell.variables);
        return [{ text: value, isQuoted }];
      }
      case 'command':
        return [{ text: captured(this.shell, part.body).replace(/\n+$/, ''), isQuoted }];
      case 'variable':
        return this.#variable(part);
    }
  }

  #variable(part: Part & { kind: 'variable' }): Piece[] {
    const { name, isQuoted, change } = part;
    if (!change && (name === '@' || (name === '*' && !isQuoted))) return this.#all(isQuoted);
    const value = this.value(name);
    if (!change) {
      if (value === undefined && this.shell.flags.u && !'@*'.includes(name))
        throw new Fault(`${name}: parameter not set`);
      return [{ text: value ?? '', isQuoted }];
    }
    return this.#changed(name, value, { change, isQuoted });
  }

  #all(isQuoted: boolean): Piece[] {
    const words = this.shell.words.slice(1);
    const pieces = words.flatMap((text, i) => [
      ...(i > 0 ? [{ text: '', isQuoted, isBreak: true }] : []),
      { text, isQuoted },
    ]);
    // Unquoted and empty, or no words at all: no field.
    return pieces;
  }

  #changed(name: string, value: string | undefined, how: { change: Change; isQuoted: boolean }): Piece[] {
    const {
      change: { operator, word },
      isQuoted,
    } = how;
    const piece = (text: string): Piece[] => [{ text, isQuoted }];
    if (operator === 'length') return piece(String(value?.length ?? 0));
    if (operator.startsWith('#') || operator.startsWith('%')) {
      return piece(trimmed(value ?? '', operator, this.pattern(word)));
    }
    const isMissing = value === undefined || (operator.startsWith(':') && value === '');
    const sign = operator.at(-1);
    if (sign === '+') return isMissing ? [] : this.#inner(word, isQuoted);
    if (!isMissing) return piece(value);
    if (sign === '-') return this.#inner(word, isQuoted);
    if (sign === '=') {
      this.shell.variables.set(name, this.text(word));
      return piece(this.shell.variables.get(name) ?? '');
    }
    throw new Fault(`${name}: ${this.text(word) || 'parameter not set or null'}`);
  }

  #inner(word: Word, isQuoted: boolean): Piece[] {
    return this.#pieces(word).map((piece) => ({ ...piece, isQuoted: piece.isQuoted || isQuoted }));
  }

  /** The value of a variable or a special one. */
  value(name: string): string | undefined {
    const { words, status, variables, flags } = this.shell;
    if (name === '?') return String(status);
    if (name === '#') return String(words.length - 1);
    if (name === '@' || name === '*') {
      const separator = name === '*' ? (variables.get('IFS') ?? ' ').charAt(0) : ' ';
      return words.length > 1 ? words.slice(1).join(separator) : undefined;
    }
    if (name === '$') return '1000';
    if (name === '!') return '';
    if (name === '-') return `${flags.e ? 'e' : ''}${flags.u ? 'u' : ''}`;
    return /^\d+$/.test(name) ? words[Number(name)] : variables.get(name);
  }

  /** Fields of pieces: unquoted text ends them at the characters of IFS. */
  #split(pieces: Piece[]): Piece[][] {
    const separators = this.shell.variables.get('IFS') ?? ' \t\n';
    const fields = new Fields();
    for (const piece of pieces) {
      if (piece.isBreak) fields.close(true);
      else if (piece.isQuoted) fields.add(piece);
      else fields.split(piece.text, separators);
    }
    fields.close(false);
    return fields.done;
  }

  #paths(field: Piece[]): string[] {
    const pattern = field.map(escaped).join('');
    if (!isPattern(pattern)) return [unescaped(pattern)];
    const found = expandPaths(this.shell.tree, this.shell.folder, pattern);
    return found.length > 0 ? found : [unescaped(pattern)];
  }
}

class Fields {
  readonly done: Piece[][] = [];
  #open: Piece[] | undefined;

  add(piece: Piece): void {
    this.#open ??= [];
    this.#open.push(piece);
  }

  close(isForced: boolean): void {
    if (this.#open || isForced) this.done.push(this.#open ?? []);
    this.#open = undefined;
  }

  split(text: string, separators: string): void {
    for (const [run, char] of text.matchAll(separatedBy(separators))) {
      if (char === undefined) this.add({ text: run, isQuoted: false });
      else if (' \t\n'.includes(char)) this.close(false);
      else this.close(true);
    }
  }
}

/** Runs of text that separate nothing, and single separators. */
const separatedBy = (separators: string): RegExp => {
  const set = separators.replace(/[\\\]^-]/g, '\\$&');
  return set === '' ? /[\s\S]+/g : new RegExp(`[^${set}]+|([${set}])`, 'g');
};

const escaped = ({ text, isQuoted }: Piece): string => (isQuoted ? text.replace(/[*?[\]\\!^-]/g, '\\$&') : text);

/** An unquoted `~` alone or before a slash. */
function isHome(part: Part, next: Part | undefined): boolean {
  return (
    part.kind === 'text' &&
    !part.isQuoted &&
    part.text === '~' &&
    (!next || (next.kind === 'text' && next.text.startsWith('/')))
  );
}

/** Without the shortest or longest part that fits at the front or the end. */
function trimmed(value: string, operator: string, pattern: string): string {
  const lengths = Array.from({ length: value.length + 1 }, (_, i) => i);
  const isFront = operator.startsWith('#');
  const cut = (length: number) => (isFront ? value.slice(0, length) : value.slice(value.length - length));
  const order = operator.length === 2 ? lengths.reverse() : lengths;
  const found = order.find((length) => fits(pattern, cut(length)));
  if (found === undefined) return value;
  return isFront ? value.slice(found) : value.slice(0, value.length - found);
}

/** Variables of a shell that has just begun. */
export const FIRST_VARIABLES: readonly (readonly [string, string])[] = [
  ['HOME', HOME],
  ['PATH', '/usr/bin:/bin'],
  ['PWD', HOME],
  ['USER', USER],
  ['SHELL', '/bin/sh'],
];
