/** What a running shell has: its variables, its place in the tree, its streams, and how much it may still do. */
import type { Tree } from '../tree.ts';
import type { Command } from './syntax.ts';

/** Where output goes. */
export type Sink = (text: string) => void;

export interface Streams {
  /** What is read, as a whole; reading takes from it. */
  input: { text: string };
  out: Sink;
  err: Sink;
  /** Output goes to the eye, not into a pipe or a file. */
  isTerminal: boolean;
}

/** What a stage of a pipe did. */
export interface Stage {
  source: string;
  /** Text that came in and went out. */
  input: string;
  output: string;
  status: number;
}

/** Work that a line may do before it is stopped. */
export interface Budget {
  commands: number;
  output: number;
}

export interface Shell {
  /** Runs a command in a shell; the exit code is also that shell's. */
  run: (shell: Shell, command: Command) => number;
  tree: Tree;
  /** Number of the folder it is in. */
  folder: number;
  variables: Map<string, string>;
  exported: Set<string>;
  functions: Map<string, Command>;
  /** `$0`, `$1`, … */
  words: string[];
  /** Exit code of the last command. */
  status: number;
  flags: { e: boolean; u: boolean };
  /** Within a condition a failure does not end a shell with `-e`. */
  isTested: number;
  depth: number;
  budget: Budget;
  streams: Streams;
  /** Values that a function's own variables hid. */
  locals: Map<string, string | undefined>;
  /** Hears what went through each stage of a pipe. */
  trace?: (stage: Stage) => void;
}

/** Leaves a loop, a function or the shell. */
export class Jump extends Error {
  readonly kind: 'break' | 'continue' | 'return' | 'exit';
  readonly count: number;
  constructor(kind: Jump['kind'], count: number) {
    super(kind);
    this.kind = kind;
    this.count = count;
  }
}

/** A shell's own error: said, and the shell ends with the code. */
export class Fault extends Error {
  readonly code: number;
  constructor(message: string, code = 2) {
    super(message);
    this.code = code;
  }
}

/** The line did more than it may. */
export class Exhausted extends Error {}

/** Counts some work; throws when there was too much of it. */
export function spend(budget: Budget, kind: keyof Budget, amount = 1): void {
  budget[kind] -= amount;
  if (budget[kind] < 0) throw new Exhausted();
}

/** A shell that may change its own variables without changing this one's; the tree is the same. */
export function child(shell: Shell): Shell {
  return {
    ...shell,
    variables: new Map(shell.variables),
    exported: new Set(shell.exported),
    functions: new Map(shell.functions),
    words: [...shell.words],
    flags: { ...shell.flags },
    depth: shell.depth + 1,
  };
}
