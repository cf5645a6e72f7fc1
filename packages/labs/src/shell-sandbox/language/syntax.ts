/** The shell's grammar as a tree: what the reader of a line makes of it, and the interpreter runs. */

/** A piece of a word. */
export type Part =
  | { kind: 'text'; text: string; isQuoted: boolean }
  | { kind: 'variable'; name: string; isQuoted: boolean; change?: Change }
  | { kind: 'command'; body: Command; isQuoted: boolean }
  | { kind: 'sum'; word: Word; isQuoted: boolean };

/** What `${name…}` does with the value: `:-`, `#`, `%%` and so on; `length` for `${#name}`. */
export interface Change {
  operator: string;
  word: Word;
}

export type Word = readonly Part[];

export interface Redirect {
  /** Number of the stream on the left. */
  stream: number;
  operator: '<' | '>' | '>>' | '>&';
  target: Word;
}

export interface Simple {
  kind: 'simple';
  assignments: { name: string; value: Word }[];
  words: Word[];
}

export type Command = (
  | Simple
  | { kind: 'pipe'; stages: Command[]; isNot: boolean }
  | { kind: 'and-or'; left: Command; operator: '&&' | '||'; right: Command }
  | { kind: 'list'; items: Command[] }
  | { kind: 'group' | 'subshell'; body: Command }
  | { kind: 'if'; branches: { condition: Command; body: Command }[]; otherwise?: Command }
  | { kind: 'loop'; isUntil: boolean; condition: Command; body: Command }
  | { kind: 'for'; name: string; words: Word[] | undefined; body: Command }
  | { kind: 'case'; word: Word; items: { patterns: Word[]; body: Command }[] }
  | { kind: 'function'; name: string; body: Command }
) & {
  redirects?: Redirect[];
  /** The source it was read from, for the picture. */
  source?: string;
};

/** A line that is no shell. */
export class SyntaxFault extends Error {}
