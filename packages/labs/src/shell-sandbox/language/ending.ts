/** How what runs in a shell ends: its exit code, and what was thrown on the way. */
import { child, Fault, Jump, type Shell, spend } from './shell.ts';
import { type Command, SyntaxFault } from './syntax.ts';

/** Exit code of what was thrown; what nobody foresaw is thrown again. */
function ended(shell: Shell, error: unknown): number {
  if (error instanceof Jump) return error.kind === 'exit' || error.kind === 'return' ? error.count : shell.status;
  if (error instanceof SyntaxFault) return tell(shell, `1: Syntax error: ${error.message}`, 2);
  if (error instanceof Fault) return tell(shell, `1: ${error.message}`, error.code);
  // The engine's own stack, by brackets in thousands.
  if (error instanceof RangeError) return tell(shell, '1: too deeply nested', 2);
  throw error;
}

/** The shell's exit code from now on. */
export function leaveWith(shell: Shell, status: number): number {
  shell.status = status;
  return status;
}

/** Complains as the shell does; the code that it gives. */
export function tell(shell: Shell, message: string, code: number): number {
  shell.streams.err(`${shell.words[0]}: ${message}\n`);
  return code;
}

/** Output that counts against what a shell may write. */
export const writer = (shell: Shell, write: (text: string) => void) => (text: string) => {
  spend(shell.budget, 'output', text.length);
  write(text);
};

/** Runs something in a shell of its own; leaving that shell leaves no other. */
export function inShell(shell: Shell, act: () => void): number {
  try {
    act();
  } catch (error) {
    shell.status = ended(shell, error);
  }
  return shell.status;
}

/** Runs a command and gives what it printed. */
export function captured(shell: Shell, body: Command): string {
  let text = '';
  const inner = child(shell);
  const out = writer(shell, (part) => {
    text += part;
  });
  inner.streams = { ...shell.streams, isTerminal: false, out };
  shell.status = inShell(inner, () => shell.run(inner, body));
  return text;
}

/** Runs a condition: its failure ends no shell. */
export function tested(shell: Shell, act: () => number): number {
  shell.isTested++;
  try {
    return act();
  } finally {
    shell.isTested--;
  }
}
